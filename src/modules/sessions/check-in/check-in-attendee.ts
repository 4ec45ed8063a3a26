import { AppError } from '../../../lib/errors.ts'
import { actorText, type Context, type TxContext } from '../../../platform/context/context.ts'
import { type AttendeeRow, attendeeColumns, attendeeToWire } from '../../attendees/index.ts'
import { noSuchSession } from '../records/session-queries.ts'
import type { Place } from './at-the-door.ts'
import { auditCheckIns } from './audit-check-ins.ts'
import { lockDoor } from './lock-door.ts'
import { type Decided, openDoor } from './open-door.ts'
import { readAwaited } from './read-awaited.ts'
import { readKnown } from './read-known.ts'
import { recordScans } from './record-scans.ts'
import type { CheckedIn, CheckedOut, CheckInBody } from './scan-schema.ts'
import { shareDoorTransaction } from './share-door-transaction.ts'
import { requireOne, whoAre } from './who-is.ts'

/** A check-in or check-out that is asked for. */
type Asked = { ctx: Context; sessionId: number | null; direction: 'in' | 'out'; body: CheckInBody }

const decideShared = shareDoorTransaction(decideAll)

/**
 * Checks an attendee in to a session, or to the event. The scan is recorded whatever its outcome; repeating it keeps
 * the first check-in time. Concurrent requests for one event share a transaction.
 * @throws AppError not_found for event, session and attendee; checkin_disabled, registration_cancelled, not_registered,
 * session_full, bad_ticket, wrong_event
 */
export async function checkInAttendee(ctx: Context, place: Place, body: CheckInBody): Promise<CheckedIn> {
  const decided = await decide(ctx, place, { direction: 'in', body })
  if (decided.refusal !== null) throw refused(decided)
  return {
    attendee: attendeeToWire(decided.person!),
    session_id: place.sessionId,
    checked_in_at: decided.stays!.first.scannedAt.toISOString(),
    already_checked_in: decided.again,
  }
}

/**
 * Checks an attendee out of a session, or of the event. The scan is recorded whatever its outcome; repeating it keeps
 * the first check-out time.
 * @throws AppError not_found for event, session and attendee, and for a check-in; bad_ticket, wrong_event
 */
export async function checkOutAttendee(ctx: Context, place: Place, body: CheckInBody): Promise<CheckedOut> {
  const decided = await decide(ctx, place, { direction: 'out', body })
  if (decided.refusal !== null) throw refused(decided)
  const { person, stays, again } = decided
  if (stays === null) throw new AppError('not_found', `${decided.who.words} is not checked in here.`)
  return {
    attendee: attendeeToWire(person!),
    session_id: place.sessionId,
    checked_out_at: stays.turns.at(-1)!.scannedAt.toISOString(),
    already_checked_out: again,
  }
}

function decide(ctx: Context, { eventId, sessionId }: Place, ask: Pick<Asked, 'direction' | 'body'>): Promise<Decided> {
  requireOne(ask.body)
  return decideShared(eventId, { ctx, sessionId, ...ask })
}

/** Decides requests one after the other, as if each had come alone, and stores all scans at once. */
async function decideAll(ctx: TxContext, eventId: number, asked: Asked[]): Promise<(() => Decided)[]> {
  const bodies = asked.map(({ body }) => body)
  const { who, condition } = await whoAre(ctx, eventId, bodies)
  const sessionIds = [...new Set(asked.flatMap(({ sessionId }) => sessionId ?? []))]
  const door = await lockDoor<AttendeeRow>(ctx, eventId, { sessionIds, who: condition, columns: attendeeColumns })
  const ids = door.people.map(({ id }) => id)
  const known = ids.length === 0 ? [] : await readKnown(ctx, eventId, ids, [])
  const decideNext = openDoor(ctx, door, known, await readAwaited(ctx, door))
  const decided = asked.map((each, nth) => {
    if (each.sessionId !== null && !door.sessions.has(each.sessionId)) return null
    return decideNext({ ...each, who: who[nth]!, actor: actorText(each.ctx.actor) })
  })
  const scans = decided.flatMap((each) => each?.scan ?? [])
  await recordScans(ctx, eventId, { ...door, known, scans })
  await auditCheckIns(
    ctx,
    decided.flatMap((each, nth) => (each === null || !each.changes ? [] : [{ by: asked[nth]!.ctx, ...each }])),
  )
  return decided.map((each) => () => {
    if (each === null) throw noSuchSession()
    return each
  })
}

export function checkInDisabled(): AppError {
  return new AppError('checkin_disabled', 'Check-in is disabled. Set checkin_enabled of the event to true.')
}

function refused({ refusal, who: { words }, person }: Decided): AppError {
  if (refusal === 'disabled') return checkInDisabled()
  if (refusal === 'full')
    return new AppError(
      'session_full',
      'The session is full, or its last places are kept for people who signed up. Raise its capacity, or undo a check-in.',
    )
  if (refusal === 'bad_ticket')
    return new AppError('bad_ticket', 'This ticket is not genuine or was replaced. Check in by name or email.')
  if (refusal === 'wrong_event') return new AppError('wrong_event', 'This ticket is for another event.')
  if (refusal === 'cancelled' && person?.status === 'pending')
    return new AppError('not_registered', `${words} is waiting for approval and is not registered yet.`)
  if (refusal === 'cancelled' && person?.status !== 'cancelled')
    return new AppError('not_registered', `${words} is waiting for a place and is not registered yet.`)
  if (refusal === 'cancelled')
    return new AppError('registration_cancelled', `The registration of ${words} is cancelled.`)
  return new AppError('not_found', `${words} is not registered for this event.`)
}
