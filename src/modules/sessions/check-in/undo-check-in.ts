import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import { noSuch } from '../../../platform/errors.ts'
import { noSuchAttendee } from '../../attendees/index.ts'
import { atTheDoor, type Place } from './at-the-door.ts'
import { inDoorTransaction } from './in-door-transaction.ts'

/**
 * Puts somebody out again who was checked in by mistake; it is a scan of its own, and the others stay on record.
 * @throws AppError not_found for event, session and attendee, and when they are not checked in
 */
export function undoCheckIn(ctx: Context, place: Place, attendeeId: number): Promise<void> {
  return inDoorTransaction(ctx, async (ctx) => {
    const of = { who: sql`id = ${attendeeId}`, columns: sql`attendee.id` }
    const { person, session, inside, record } = await atTheDoor(ctx, place, of)
    if (person === undefined) throw noSuchAttendee(attendeeId)
    const where = session ? ' in this session' : ' at this door'
    if (inside === null) throw noSuch('check-in of attendee', attendeeId, where)
    await record({ presented: null, direction: 'undo', told: 'accepted', refusal: null })
    await recordAudit(ctx, {
      action: 'attendee.undo_check_in',
      subjectType: 'attendee',
      subjectId: attendeeId,
      before: { session_id: place.sessionId, checked_in_at: inside.scannedAt },
    })
  })
}
