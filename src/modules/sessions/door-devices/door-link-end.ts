import type { TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { noSuchEvent } from '../../events/index.ts'

const HOUR_MS = 3_600_000
const AFTER_EVENT_MS = 12 * HOUR_MS
const WITHOUT_EVENT_END_MS = 30 * 24 * HOUR_MS
/** Times have four-digit years. */
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

type Row = { event_date: Date | null; event_timezone: string; last_session_end: Date | null }

/**
 * Returns the default expiry of a door link: 12 hours after the event ends, which is after its last session and no
 * earlier than its day in its time zone; 12 hours from now when the event is over. Locks the event until the
 * transaction ends.
 * @throws AppError not_found
 */
export async function doorLinkEnd(ctx: TxContext, eventId: number): Promise<Date> {
  const event = await maybeOne<Row>(ctx)`
    select event_date, event_timezone, (select max(end_time) from session where event_id = event.id) as last_session_end
    from event where org_id = ${ctx.orgId} and id = ${eventId} for key share`
  if (event === null) throw noSuchEvent()
  const ends = [event.last_session_end, await endOfDay(event)].filter((end) => end !== null)
  const now = ctx.now().getTime()
  if (ends.length === 0) return new Date(now + WITHOUT_EVENT_END_MS)
  return new Date(Math.min(LATEST, Math.max(now, ...ends.map((end) => end.getTime())) + AFTER_EVENT_MS))
}

async function endOfDay({ event_date, event_timezone }: Row): Promise<Date | null> {
  if (event_date === null) return null
  const { TZDate } = await import('@date-fns/tz')
  const midnight = new TZDate(event_date, event_timezone)
  midnight.setHours(24, 0, 0, 0)
  return new Date(midnight.getTime())
}
