import { isoTime } from '../../../../lib/text/utc-time.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { many } from '../../../../platform/db/query.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { filledRows, type Listed, pageRange } from '../../../../platform/lists/list-page.ts'
import { eventOf, noSuchEvent } from '../../../events/index.ts'
import type { WaitingPerson, WaitingQuery } from './waiting-schema.ts'

type Times = 'waiting_since' | 'offered_until' | 'offer_ended_at'
type Row = Omit<WaitingPerson, Times> & { id: number } & Record<Times, Date | null>

/** Queries for the people of each list, in its order. Positions count everybody who waits, before the page is cut. */
const LISTS = {
  current: sql`
    select id, case when status = 'waitlisted' then row_number() over (partition by status order by waitlisted_at, id) end as position,
      row_number() over (order by status = 'waitlisted', waitlisted_at, id) as nth
    from attendee where event_id = owner.id and status in ('waitlisted', 'offered')`,
  ended: sql`
    select id, null::bigint as position, row_number() over (order by offer_ended_at desc, id desc) as nth
    from attendee where event_id = owner.id and offer_ended_at is not null and status = 'cancelled'`,
}

/**
 * Lists the people who wait for a place or have an offer, or those whose offer ended.
 * @throws AppError not_found
 */
export async function listWaiting(ctx: Context, eventId: number, query: WaitingQuery): Promise<Listed<WaitingPerson>> {
  const { limit, offset } = pageRange(query)
  const rows = await many<Row & { list_total: number }>(ctx)`
    with owner as (${eventOf(sql`${ctx.orgId}`, sql`${eventId}`)}),
    listed as (select l.* from (select ${eventId}::bigint as id from owner) owner cross join lateral (${LISTS[query.state ?? 'current']}) l),
    page as (select * from listed order by nth limit ${limit}::bigint offset ${offset}::bigint)
    select (select count(*) from listed)::bigint as list_total, filled.*
    from owner left join (
      select a.id, a.id as attendee_id, a.first_name, a.last_name, a.email, a.registration_type_id,
        (select t.name from registration_type t where t.id = a.registration_type_id) as registration_type, a.status, page.nth, page.position::int as position,
        a.waitlisted_at as waiting_since, case when a.status = 'offered' then a.offered_until end as offered_until,
        a.offers_held, a.offers_lapsed, a.offers_declined, a.offer_ended_at
      from page join attendee a using (id)) filled on true
    order by filled.nth`
  if (rows.length === 0) throw noSuchEvent()
  return { rows: filledRows(rows).map(toWire), total: rows[0]!.list_total }
}

function toWire(row: Row): WaitingPerson {
  const { attendee_id, first_name, last_name, email, registration_type_id, registration_type, status, position } = row
  const { offers_held, offers_lapsed, offers_declined } = row
  return {
    attendee_id,
    first_name,
    last_name,
    email,
    registration_type_id,
    registration_type,
    status,
    position,
    waiting_since: row.waiting_since && isoTime(row.waiting_since),
    offered_until: row.offered_until && isoTime(row.offered_until),
    offers_held,
    offers_lapsed,
    offers_declined,
    offer_ended_at: row.offer_ended_at && isoTime(row.offer_ended_at),
  }
}
