import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context.ts'
import { uuidFrom } from '../../../platform/crypto/random-uuid.ts'
import { AppError } from '../../../platform/errors.ts'
import { type AttendeeRow, attendeeColumns, attendeeToWire } from '../../attendees/index.ts'
import { noSuchSession } from '../session-queries.ts'
import { inDoorTransaction } from './in-door-transaction.ts'
import { judgeScans } from './judge-scans.ts'
import { type Door, type DoorSession, lockDoor } from './lock-door.ts'
import { groupOf, partsOf, readKnown } from './read-known.ts'
import { recordScans } from './record-scans.ts'
import type { Refusal, Scan } from './scan.ts'
import type { CheckedIn, CheckInBody } from './scan-schema.ts'
import { type Who, whoIs } from './who-is.ts'

export type Place = { eventId: number; sessionId: number | null }
type Outcome = { person: AttendeeRow; at: Date; again: boolean } | { refusal: Refusal; who: Who }

/**
 * Checks somebody in at the door of a session, or of the event. The scan is on record whatever it comes to; whoever is
 * in already stays in, since when they are.
 * @throws AppError not_found for event, session and attendee; checkin_disabled, registration_cancelled, session_full,
 * bad_ticket, wrong_event
 */
export async function checkInAttendee(ctx: Context, place: Place, body: CheckInBody): Promise<CheckedIn> {
  const { eventId, sessionId } = place
  const outcome = await inDoorTransaction(ctx, async (ctx): Promise<Outcome> => {
    const who = await whoIs(ctx, eventId, body)
    const sessionIds = sessionId === null ? [] : [sessionId]
    const door = await lockDoor<AttendeeRow>(ctx, eventId, { sessionIds, who: who.condition, columns: attendeeColumns })
    const session = sessionId === null ? null : door.sessions.get(sessionId)
    if (session === undefined) throw noSuchSession(sessionId!)
    return scan(ctx, place, { door, session, who })
  })
  if ('refusal' in outcome) throw refused(outcome)
  return {
    attendee: attendeeToWire(outcome.person),
    session_id: sessionId,
    checked_in_at: outcome.at.toISOString(),
    already_checked_in: outcome.again,
  }
}

type At = { door: Door<AttendeeRow>; session: DoorSession | null; who: Who }

async function scan(ctx: TxContext, { eventId, sessionId }: Place, { door, session, who }: At): Promise<Outcome> {
  const [person] = door.people
  const known = await readKnown(ctx, eventId, person ? [person.id] : [], [])
  const ofGroup = partsOf(known).filter(
    (part) => groupOf(part) === groupOf({ attendeeId: person?.id ?? null, sessionId }),
  )
  const { inside } = judgeScans(ofGroup)
  const refusal = ticketRefusal(who, person) ?? (inside === null ? whyRefused(door, session, person) : null)
  // What was scanned before by a clock that is ahead comes first all the same.
  const last = Math.max(...ofGroup.map(({ scannedAt }) => scannedAt.getTime()))
  const at = new Date(Math.max(ctx.now().getTime(), last + 1))
  const scan: Scan = {
    key: uuidFrom(ctx.randomBytes(16)),
    sessionId,
    attendeeId: person?.id ?? null,
    presented: person ? null : who.shown,
    direction: 'in',
    scannedAt: at,
    deviceId: null,
    told: refusal ?? (inside ? 'duplicate' : 'accepted'),
    refusal,
  }
  const titles = new Map(session ? [[session.id, session.title]] : [])
  await recordScans(ctx, eventId, { known, scans: [scan], titles })
  if (refusal !== null) return { refusal, who }
  if (inside !== null) return { person: person!, at: inside.scannedAt, again: true }
  await recordAudit(ctx, {
    action: 'attendee.check_in',
    subjectType: 'attendee',
    subjectId: person!.id,
    after: { session_id: sessionId, checked_in_at: at },
  })
  return { person: entered(person!, at, sessionId), at, again: false }
}

function ticketRefusal({ ticket }: Who, person: AttendeeRow | undefined): Refusal | null {
  if (ticket === undefined || 'refusal' in ticket) return ticket?.refusal ?? null
  return person !== undefined && ticket.ticketNo < person.ticket_no ? 'bad_ticket' : null
}

function whyRefused(door: Door<unknown>, session: DoorSession | null, person: AttendeeRow | undefined): Refusal | null {
  if (!door.checkinEnabled) return 'disabled'
  if (person === undefined) return 'unknown'
  if (person.status === 'cancelled') return 'cancelled'
  return session !== null && session.capacity !== null && session.checked_in_count >= session.capacity ? 'full' : null
}

/** The attendee as the trigger of check-ins leaves them. */
function entered(person: AttendeeRow, at: Date, sessionId: number | null): AttendeeRow {
  const first = person.checked_in_at !== null && person.checked_in_at < at ? person.checked_in_at : at
  return { ...person, checked_in_at: first, sessions_attended: person.sessions_attended + (sessionId === null ? 0 : 1) }
}

function refused({ refusal, who: { words } }: { refusal: Refusal; who: Who }): AppError {
  if (refusal === 'disabled')
    return new AppError('checkin_disabled', 'Check-in is switched off. Set checkin_enabled of the event to true.')
  if (refusal === 'full')
    return new AppError('session_full', 'The session is full. Raise its capacity, or undo the check-in of somebody.')
  if (refusal === 'bad_ticket')
    return new AppError(
      'bad_ticket',
      'This is no genuine ticket, or one that was replaced. Check in by name or e-mail.',
    )
  if (refusal === 'wrong_event') return new AppError('wrong_event', 'This ticket is for another event.')
  if (refusal === 'cancelled')
    return new AppError('registration_cancelled', `The registration of ${words} is cancelled.`)
  return new AppError('not_found', `${words} is not registered for this event.`)
}
