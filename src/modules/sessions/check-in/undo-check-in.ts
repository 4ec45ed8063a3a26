import { noSuch } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { noSuchAttendee } from '../../attendees/index.ts'
import { type AtTheDoor, atTheDoor, attendeeWith, type Place } from './at-the-door.ts'
import { insideSince, lastTurn, type Stays } from './decide-scans.ts'
import { inDoorTransaction } from './in-door-transaction.ts'
import type { Part } from './read-known.ts'

/**
 * Undoes a mistaken check-in with all stays, by scans of its own; the earlier scans stay on record.
 * @throws AppError not_found for event, session and attendee, and when the attendee is not checked in
 */
export function undoCheckIn(ctx: Context, place: Place, attendeeId: number): Promise<void> {
  return inDoorTransaction(ctx, async (ctx) => {
    const { person, stays, undo } = await atTheDoor(ctx, place, attendeeWith(attendeeId))
    if (person === undefined) throw noSuchAttendee()
    if (stays === null) throw noSuch('check-in', where(place))
    await putOut(ctx, { stays, undo })
  })
}

/**
 * Undoes a mistaken check-out: the attendee is inside as if they had not left.
 * @throws AppError not_found for event, session and attendee, and when the attendee is not checked out
 */
export function undoCheckOut(ctx: Context, place: Place, attendeeId: number): Promise<void> {
  return inDoorTransaction(ctx, async (ctx) => {
    const { person, stays, undo } = await atTheDoor(ctx, place, attendeeWith(attendeeId))
    if (person === undefined) throw noSuchAttendee()
    if (stays === null || insideSince(stays) !== null) throw noSuch('check-out', where(place))
    await undoLast(ctx, { stays, undo })
  })
}

const where = ({ sessionId }: Place) => (sessionId === null ? ' at this door' : ' in this session')

/** An attendee who is checked in. */
type CheckedIn = { stays: Stays<Part>; undo: AtTheDoor['undo'] }

/** Records the undo of all stays of the attendee. */
async function putOut(ctx: TxContext, { stays, undo }: CheckedIn): Promise<void> {
  await undo(stays.turns.length + 1)
  const { attendeeId, sessionId, scannedAt } = stays.first
  await recordAudit(ctx, {
    action: 'attendee.undo_check_in',
    subjectType: 'attendee',
    subjectId: attendeeId,
    before: { session_id: sessionId, checked_in_at: scannedAt },
  })
}

/** Records the undo of the last scan that let the attendee in or out. */
export async function undoLast(ctx: TxContext, { stays, undo }: CheckedIn): Promise<void> {
  const { direction, attendeeId, sessionId, scannedAt } = lastTurn(stays)
  await undo(1)
  await recordAudit(ctx, {
    action: direction === 'out' ? 'attendee.undo_check_out' : 'attendee.undo_check_in',
    subjectType: 'attendee',
    subjectId: attendeeId,
    before: { session_id: sessionId, [direction === 'out' ? 'checked_out_at' : 'checked_in_at']: scannedAt },
  })
}
