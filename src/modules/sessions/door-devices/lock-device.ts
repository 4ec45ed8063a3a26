import type { TxContext } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { doorLinkEnded } from './door-token.ts'

/** The acting device, locked until the transaction ends. */
export type HeldDevice = {
  /** Whether it may check in to this session; null is the event itself. */
  opens: (sessionId: number | null) => boolean
  /** Adds new scans to its counts, and stores what it reported. */
  noteScans: (sent: number, reported: Reported) => Promise<void>
}

/** Scans that a device still has to send, and how far its clock is ahead; left out when it does not say. */
type Reported = { waiting: number | undefined; clockOffsetMs: number | null | undefined }

/**
 * Returns null when the caller is not a device.
 * @throws AppError unauthenticated when it has ended since it was authenticated
 */
export async function lockDevice(ctx: TxContext, eventId: number): Promise<HeldDevice | null> {
  if (ctx.actor.kind !== 'door_device') return null
  const { id } = ctx.actor
  const row = await maybeOne<{ every_door: boolean; session_ids: number[] }>(ctx)`
    select every_door, (select coalesce(json_agg(session_id), '[]') from door_device_session where device_id = d.id) as session_ids
    from door_device d
    where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${id} and expires_at > ${ctx.now()}::timestamptz
    for no key update`
  if (row === null) throw doorLinkEnded()
  return {
    opens: (sessionId) => row.every_door || (sessionId !== null && row.session_ids.includes(sessionId)),
    noteScans: async (sent, { waiting, clockOffsetMs }) => {
      await change(ctx)`
        update door_device set scans_sent = scans_sent + ${sent}::int, scans_waiting = coalesce(${waiting ?? null}::int, scans_waiting),
          clock_offset_ms = coalesce(${clockOffsetMs ?? null}::bigint, clock_offset_ms),
          last_seen_at = greatest(last_seen_at, ${ctx.now()}::timestamptz)
        where id = ${id}`
    },
  }
}
