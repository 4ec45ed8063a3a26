import { noSuch } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { type DoorDeviceRow, doorDeviceColumns, doorDeviceToWire } from './door-device-queries.ts'

/**
 * Deletes a door link from the next request on; scans it has sent stay in the log. A batch of scans in progress is
 * stored completely before this, or not at all.
 * @throws AppError not_found
 */
export function endDoorDevice(ctx: Context, eventId: number, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<DoorDeviceRow>(ctx)`
      select ${doorDeviceColumns} from door_device d
      where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${id} for update`
    if (row === null) throw noSuch('door device', ' in this event')
    await change(ctx)`delete from door_device where id = ${id}`
    await recordAudit(ctx, {
      action: 'door_device.delete',
      subjectType: 'door_device',
      subjectId: id,
      before: doorDeviceToWire(row),
    })
  })
}
