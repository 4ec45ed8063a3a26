import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context.ts'
import { uuidFrom } from '../../../platform/crypto/random-uuid.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { AppError, invalidField } from '../../../platform/errors.ts'
import { type AttendeeRow, attendeeColumns, attendeeToWire, emailKey } from '../../attendees/index.ts'
import { noSuchSession } from '../session-queries.ts'
import { inDoorTransaction } from './in-door-transaction.ts'
import { judgeScans } from './judge-scans.ts'
import { type Door, type DoorSession, lockDoor } from './lock-door.ts'
import { groupOf, partsOf, readKnown } from './read-known.ts'
import { recordScans } from './record-scans.ts'
import type { Refusal, Scan } from './scan.ts'
import type { CheckedIn, CheckInBody } from './scan-schema.ts'

export type Place = { eventId: number; sessionId: number | null }
type Who = { condition: Sql; shown: string; words: string }
type Outcome = { person: AttendeeRow; at: Date; again: boolean } | { refusal: Refusal }

/**
 * Checks somebody in at the door of a session, or of the event. The scan is on record whatever it comes to; whoever is
 * in already stays in, since when they are.
 * @throws AppError not_found for event, session and attendee; checkin_disabled, registration_cancelled, session_full
 */
export async function checkInAttendee(ctx: Context, place: Place, body: CheckInBody): Promise<CheckedIn> {
  const { eventId, sessionId } = place
  const who = whoIs(body)
  const outcome = await inDoorTransaction(ctx, async (ctx): Promise<Outcome> => {
    const sessionIds = sessionId === null ? [] : [sessionId]
    const door = await lockDoor<AttendeeRow>(ctx, eventId, { sessionIds, who: who.condition, columns: attendeeColumns })
    const session = sessionId === null ? null : door.sessions.get(sessionId)
    if (session === undefined) throw noSuchSession(sessionId!)
    return scan(ctx, place, { door, session, who })
  })
  if ('refusal' in outcome) throw refused(outcome.refusal, who)
  return {
    attendee: attendeeToWire(outcome.person),
    session_id: sessionId,
    checked_in_at: outcome.at.toISOString(),
    already_checked_in: outcome.again,
  }
}

/** Who is meant, in a condition on `attendee` and in words. @throws AppError validation_failed */
function whoIs({ email, attendee_id }: CheckInBody): Who {
  if ((email === undefined) === (attendee_id === undefined))
    throw invalidField(['body', 'email'], 'send either email or attendee_id, and not both', 'exactly_one')
  return email === undefined
    ? { condition: sql`id = ${attendee_id}`, shown: String(attendee_id), words: `Attendee ${attendee_id}` }
    : { condition: sql`email_key = ${emailKey(email)}`, shown: email, words: email }
}

type At = { door: Door<AttendeeRow>; session: DoorSession | null; who: Who }

async function scan(ctx: TxContext, { eventId, sessionId }: Place, { door, session, who }: At): Promise<Outcome> {
  const [person] = door.people
  const known = await readKnown(ctx, eventId, person ? [person.id] : [], [])
  const ofGroup = partsOf(known).filter(
    (part) => groupOf(part) === groupOf({ attendeeId: person?.id ?? null, sessionId }),
  )
  const { inside } = judgeScans(ofGroup)
  const refusal = inside === null ? whyRefused(door, session, person) : null
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
  if (refusal !== null) return { refusal }
  if (inside !== null) return { person: person!, at: inside.scannedAt, again: true }
  await recordAudit(ctx, {
    action: 'attendee.check_in',
    subjectType: 'attendee',
    subjectId: person!.id,
    after: { session_id: sessionId, checked_in_at: at },
  })
  return { person: entered(person!, at, sessionId), at, again: false }
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

function refused(refusal: Refusal, { words }: Who): AppError {
  if (refusal === 'disabled')
    return new AppError('checkin_disabled', 'Check-in is switched off. Set checkin_enabled of the event to true.')
  if (refusal === 'full')
    return new AppError('session_full', 'The session is full. Raise its capacity, or undo the check-in of somebody.')
  if (refusal === 'cancelled')
    return new AppError('registration_cancelled', `The registration of ${words} is cancelled.`)
  return new AppError('not_found', `${words} is not registered for this event.`)
}
