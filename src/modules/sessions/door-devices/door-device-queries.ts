import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../../platform/lists/list-page.ts'
import { eventOf, noSuchEvent } from '../../events/index.ts'
import type { DoorDevice } from './door-device-schema.ts'
import { doorLinkEnded } from './door-token.ts'

type Times = 'expires_at' | 'created_at' | 'last_seen_at'
export type DoorDeviceRow = Omit<DoorDevice, Times> & {
  expires_at: Date
  created_at: Date
  last_seen_at: Date | null
}

/** Columns of a `DoorDeviceRow`, from device `d`. */
export const doorDeviceColumns = sql`
  d.id, d.event_id, d.name, d.expires_at, d.created_at, d.last_seen_at, d.scans_sent, d.scans_waiting, d.clock_offset_ms,
  case when not d.every_door then
    (select coalesce(json_agg(session_id order by session_id), '[]') from door_device_session where device_id = d.id)
  end as session_ids`

export function doorDeviceToWire(row: DoorDeviceRow): DoorDevice {
  return {
    id: row.id,
    event_id: row.event_id,
    name: row.name,
    session_ids: row.session_ids,
    expires_at: isoTime(row.expires_at),
    created_at: isoTime(row.created_at),
    last_seen_at: row.last_seen_at && isoTime(row.last_seen_at),
    scans_sent: row.scans_sent,
    scans_waiting: row.scans_waiting,
    clock_offset_ms: row.clock_offset_ms,
  }
}

/** Lists the devices of an event, newest first, without their links. @throws AppError not_found for the event */
export async function listDoorDevices(ctx: Context, eventId: number, query: PageQuery): Promise<Listed<DoorDevice>> {
  const { rows, total } = await listPage<DoorDeviceRow>(ctx.db, query, {
    within: eventOf(sql`${ctx.orgId}`, sql`${eventId}`),
    ids: sql`select id from door_device where org_id = ${ctx.orgId} and event_id = ${eventId}`,
    rows: sql`select ${doorDeviceColumns} from page join door_device d using (id)`,
  })
  if (total === null) throw noSuchEvent()
  return { rows: rows.map(doorDeviceToWire), total }
}

/**
 * Returns the acting device, or null when the caller is not one.
 * @throws AppError unauthenticated when it has ended since it was authenticated
 */
export async function actingDevice(ctx: Context): Promise<DoorDevice | null> {
  if (ctx.actor.kind !== 'door_device') return null
  const row = await maybeOne<DoorDeviceRow>(ctx)`
    select ${doorDeviceColumns} from door_device d where org_id = ${ctx.orgId} and id = ${ctx.actor.id}`
  if (row === null) throw doorLinkEnded()
  return doorDeviceToWire(row)
}
