import { noSuch } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import { noSuchAttendee } from '../../attendees/index.ts'
import { type AtTheDoor, atTheDoor, type Place } from './at-the-door.ts'
import { inDoorTransaction } from './in-door-transaction.ts'
import { type AtDoor, doorColumns } from './lock-door.ts'
import type { Part } from './read-known.ts'

/**
 * Undoes a mistaken check-in by a scan of its own; the earlier scans stay on record.
 * @throws AppError not_found for event, session and attendee, and when the attendee is not checked in
 */
export function undoCheckIn(ctx: Context, place: Place, attendeeId: number): Promise<void> {
  return inDoorTransaction(ctx, async (ctx) => {
    const of = { who: sql`id = ${attendeeId}`, columns: doorColumns }
    const { person, session, inside, record } = await atTheDoor(ctx, place, of)
    if (person === undefined) throw noSuchAttendee()
    const where = session ? ' in this session' : ' at this door'
    if (inside === null) throw noSuch('check-in', where)
    await putOut(ctx, { inside, record })
  })
}

/** Records the undo of the attendee's check-in. */
export async function putOut(
  ctx: TxContext,
  { inside, record }: Pick<AtTheDoor<AtDoor>, 'record'> & { inside: Part },
): Promise<void> {
  await record({ presented: null, direction: 'undo', told: 'accepted', refusal: null })
  await recordAudit(ctx, {
    action: 'attendee.undo_check_in',
    subjectType: 'attendee',
    subjectId: inside.attendeeId,
    before: { session_id: inside.sessionId, checked_in_at: inside.scannedAt },
  })
}
