import { momentOfLocal } from '../../lib/text/wall-clock.ts'

type Timed = { send_at: Date | null; send_at_local: string | null; time_zone: string }

/** No time zone is further from UTC. */
const MAX_OFFSET_MS = 15 * 3_600_000

/**
 * Returns the time at which a message is sent; null: at once. A local time is that of the zone at the moment: the first
 * one if it occurs twice, and shifted by the gap if the clocks skip it.
 */
export async function sendTime({ send_at, send_at_local, time_zone }: Timed): Promise<Date | null> {
  return send_at_local === null ? send_at : momentOfLocal(time_zone, send_at_local)
}

/** Returns a time that is not later than `sendTime` in any time zone, so that an index finds messages that may be due. */
export function earliestTime({ send_at, send_at_local }: Omit<Timed, 'time_zone'>, now: Date): Date {
  if (send_at_local !== null) return new Date(Date.parse(`${send_at_local}Z`) - MAX_OFFSET_MS)
  return send_at ?? now
}
