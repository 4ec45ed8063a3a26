import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

/** A device that may check in to a session; null is the event itself. */
export type HeldDevice = { opens: (sessionId: number | null) => boolean }

/** A number of new scans, scans that the device still has to send, and how far its clock is ahead; null: not reported. */
export type DeviceReport = { deviceId: number; added: number; waiting: number | null; clockOffsetMs: number | null }

type Row = { id: number; every_door: boolean; session_ids: number[] }

/** Locks devices until the transaction ends. @returns those that have not ended, by id */
export async function lockDevices(ctx: TxContext, eventId: number, ids: number[]): Promise<Map<number, HeldDevice>> {
  if (ids.length === 0) return new Map()
  const rows = await many<Row>(ctx)`
    select id, every_door, (select coalesce(json_agg(session_id), '[]') from door_device_session where device_id = d.id) as session_ids
    from door_device d
    where org_id = ${ctx.orgId} and event_id = ${eventId} and id = any((select ${ids}::bigint[])::bigint[])
      and expires_at > ${ctx.now()}::timestamptz
    order by id for no key update`
  return new Map(
    rows.map(({ id, every_door, session_ids }) => [
      id,
      { opens: (sessionId) => every_door || (sessionId !== null && session_ids.includes(sessionId)) },
    ]),
  )
}

/** Returns the update that adds new scans to the counts of locked devices and stores what these reported. */
export function reportsUpdate(ctx: TxContext, reports: readonly DeviceReport[]): Sql {
  return sql`
    update door_device d set scans_sent = d.scans_sent + r.added, scans_waiting = coalesce(r.waiting, d.scans_waiting),
      clock_offset_ms = coalesce(r.clock_offset_ms, d.clock_offset_ms),
      last_seen_at = greatest(d.last_seen_at, ${ctx.now()}::timestamptz)
    from (
      select device_id, sum(added)::int as added, (array_agg(waiting order by nth desc) filter (where waiting is not null))[1] as waiting,
        (array_agg(clock_offset_ms order by nth desc) filter (where clock_offset_ms is not null))[1] as clock_offset_ms
      from unnest(
        ${reports.map(({ deviceId }) => deviceId)}::bigint[], ${reports.map(({ added }) => added)}::int[],
        ${reports.map(({ waiting }) => waiting)}::int[], ${reports.map(({ clockOffsetMs }) => clockOffsetMs)}::bigint[]
      ) with ordinality as r (device_id, added, waiting, clock_offset_ms, nth) group by device_id
    ) r
    where d.org_id = ${ctx.orgId} and d.id = r.device_id`
}
