import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { type AttendeeRow, attendeeColumns, attendeeToWire } from '../../attendees/index.ts'
import { type AtTheDoor, atTheDoor, type Place } from './at-the-door.ts'
import { inDoorTransaction } from './in-door-transaction.ts'
import type { Refusal } from './scan.ts'
import type { CheckedIn, CheckInBody } from './scan-schema.ts'
import { type Who, whoIs } from './who-is.ts'

type Outcome =
  | { person: AttendeeRow; at: Date; again: boolean }
  | { refusal: Refusal; who: Who; person: AttendeeRow | undefined }

/**
 * Checks an attendee in to a session, or to the event. The scan is recorded whatever its outcome; repeating it keeps
 * the first check-in time.
 * @throws AppError not_found for event, session and attendee; checkin_disabled, registration_cancelled, not_registered,
 * session_full, bad_ticket, wrong_event
 */
export async function checkInAttendee(ctx: Context, place: Place, body: CheckInBody): Promise<CheckedIn> {
  const outcome = await inDoorTransaction(ctx, (ctx) => enter(ctx, place, body))
  if ('refusal' in outcome) throw refused(outcome)
  return {
    attendee: attendeeToWire(outcome.person),
    session_id: place.sessionId,
    checked_in_at: outcome.at.toISOString(),
    already_checked_in: outcome.again,
  }
}

async function enter(ctx: TxContext, place: Place, body: CheckInBody): Promise<Outcome> {
  const who = await whoIs(ctx, place.eventId, body)
  const door = await atTheDoor<AttendeeRow>(ctx, place, { who: who.condition, columns: attendeeColumns })
  const { person, inside, record } = door
  const refusal = ticketRefusal(who, person) ?? (inside === null ? whyRefused(door) : null)
  const told = refusal ?? (inside ? 'duplicate' : 'accepted')
  const at = await record({ presented: person ? null : who.shown, direction: 'in', told, refusal })
  if (refusal !== null) return { refusal, who, person }
  if (inside !== null) return { person: person!, at: inside.scannedAt, again: true }
  await recordAudit(ctx, {
    action: 'attendee.check_in',
    subjectType: 'attendee',
    subjectId: person!.id,
    after: { session_id: place.sessionId, checked_in_at: at },
  })
  return { person: entered(person!, at, place.sessionId), at, again: false }
}

function ticketRefusal({ ticket }: Who, person: AttendeeRow | undefined): Refusal | null {
  if (ticket === undefined || 'refusal' in ticket) return ticket?.refusal ?? null
  return person !== undefined && ticket.ticketNo < person.ticket_no ? 'bad_ticket' : null
}

function whyRefused({ checkinEnabled, session, person }: AtTheDoor<AttendeeRow>): Refusal | null {
  if (!checkinEnabled) return 'disabled'
  if (person === undefined) return 'unknown'
  if (person.status !== 'registered') return 'cancelled'
  return session?.capacity != null && session.checked_in_count >= session.capacity ? 'full' : null
}

/** Returns the attendee as the check-in trigger leaves them. */
function entered(person: AttendeeRow, at: Date, sessionId: number | null): AttendeeRow {
  const first = person.checked_in_at !== null && person.checked_in_at < at ? person.checked_in_at : at
  return { ...person, checked_in_at: first, sessions_attended: person.sessions_attended + (sessionId === null ? 0 : 1) }
}

export function checkInDisabled(): AppError {
  return new AppError('checkin_disabled', 'Check-in is disabled. Set checkin_enabled of the event to true.')
}

function refused({ refusal, who: { words }, person }: Extract<Outcome, { who: Who }>): AppError {
  if (refusal === 'disabled') return checkInDisabled()
  if (refusal === 'full')
    return new AppError('session_full', 'The session is full. Raise its capacity, or undo a check-in.')
  if (refusal === 'bad_ticket')
    return new AppError('bad_ticket', 'This ticket is not genuine or was replaced. Check in by name or email.')
  if (refusal === 'wrong_event') return new AppError('wrong_event', 'This ticket is for another event.')
  if (refusal === 'cancelled' && person?.status !== 'cancelled')
    return new AppError('not_registered', `${words} is waiting for a place and is not registered yet.`)
  if (refusal === 'cancelled')
    return new AppError('registration_cancelled', `The registration of ${words} is cancelled.`)
  return new AppError('not_found', `${words} is not registered for this event.`)
}
