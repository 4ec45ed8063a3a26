import type { TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { noSuchEvent } from '../../events/index.ts'

const HOUR_MS = 3_600_000
const AFTER_EVENT_MS = 12 * HOUR_MS
const WITHOUT_EVENT_END_MS = 30 * 24 * HOUR_MS
/** Times have four-digit years. */
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/**
 * Returns the default expiry of a door link: 12 hours after the event ends, which is after its last session and no
 * earlier than its end, or without one than its day in its time zone; 12 hours from now when the event is over. Locks
 * the event until the transaction ends.
 * @throws AppError not_found
 */
export async function doorLinkEnd(ctx: TxContext, eventId: number): Promise<Date> {
  const event = await maybeOne<{ ends: Date | null }>(ctx)`
    select nullif((event_times(event_date, event_end_date, event_timezone, null,
      (select max(end_time) from session where event_id = event.id))).ends_at, 'infinity') as ends
    from event where org_id = ${ctx.orgId} and id = ${eventId} for key share`
  if (event === null) throw noSuchEvent()
  const now = ctx.now().getTime()
  if (event.ends === null) return new Date(now + WITHOUT_EVENT_END_MS)
  return new Date(Math.min(LATEST, Math.max(now, event.ends.getTime()) + AFTER_EVENT_MS))
}
