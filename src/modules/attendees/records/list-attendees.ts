import { searchKey } from '../../../lib/text/search-key.ts'
import type { Context } from '../../../platform/context/context.ts'
import { PLANNED_EACH_TIME } from '../../../platform/db/named-statement.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { cappedTotal, countToCap } from '../../../platform/lists/capped-total.ts'
import { likePattern } from '../../../platform/lists/like-pattern.ts'
import { filledRows, type Listed, pageRange } from '../../../platform/lists/list-page.ts'
import { searchableList } from '../../../platform/lists/searchable-list.ts'
import { eventOf, noSuchEvent } from '../../events/index.ts'
import { type AttendeesFilter, type AttendeesQuery, attendeeConditions, ORDERS } from './attendee-filters.ts'
import { type AttendeeRow, attendeeColumns, attendeeToWire, searchedAttendees } from './attendee-queries.ts'
import type { Attendee } from './attendee-schema.ts'

const allOf = (eventId: Sql) => sql`select coalesce(sum(attendees), 0) from event_tally where event_id = ${eventId}`

const attendeesOf = searchableList<AttendeeRow>({
  ...searchedAttendees,
  within: eventOf,
  total: allOf,
  columns: attendeeColumns,
})

/**
 * Returns a page of the attendees of an event. The total is exact without a search. A search in the usual order uses the
 * search indexes; any other filter and order reads the rows of the event at most once, and never those of other events.
 * @throws AppError not_found
 */
export async function listAttendees(ctx: Context, eventId: number, query: AttendeesQuery): Promise<Listed<Attendee>> {
  const { page, limit, search } = query
  const conditions = attendeeConditions(query)
  const usual = (query.sort ?? 'newest') === 'newest' && (conditions.length === 0 || searchKey(search ?? '') !== '')
  const asked = { ...(page && { page }), ...(limit && { limit }), ...(search && { search }) }
  const where = conditions.length > 0 ? sql`and ${sql.join(conditions, ' and ')}` : undefined
  const listed = usual ? await attendeesOf(ctx, eventId, asked, where) : await readPage(ctx, eventId, query)
  if (listed === null) throw noSuchEvent()
  return { ...listed, rows: listed.rows.map(attendeeToWire) }
}

/** Returns the SQL condition for attendees of an event that match a filter. */
export function attendeesWithin(eventId: number, filter: AttendeesFilter): Sql {
  const needle = searchKey(filter.search ?? '')
  const searched = needle === '' ? [] : [sql`attendee.folded like ${likePattern(needle)}`]
  return sql.join([sql`attendee.event_id = ${eventId}`, ...attendeeConditions(filter), ...searched], ' and ')
}

/** Whether a filter has any condition. */
export function isFilter(filter: AttendeesFilter): boolean {
  return attendeeConditions(filter).length > 0 || searchKey(filter.search ?? '') !== ''
}

async function readPage(ctx: Context, eventId: number, query: AttendeesQuery): Promise<Listed<AttendeeRow> | null> {
  const { limit, offset } = pageRange(query)
  const where = attendeesWithin(eventId, query)
  const searches = searchKey(query.search ?? '') !== ''
  const filtered = sql`from attendee where ${where}`
  const counted = searches ? countToCap(sql`select ${filtered}`) : sql`select count(*) ${filtered}`
  const total = isFilter(query) ? counted : allOf(sql`${eventId}`)
  const rows = await many<AttendeeRow & { list_total: number }>(ctx)`${PLANNED_EACH_TIME}
    with page as (
      select id, row_number() over () as nth from (
        select id from attendee where ${where}
        order by ${ORDERS[query.sort ?? 'newest']} limit ${limit}::bigint offset ${offset}::bigint) shown)
    select (${total})::bigint as list_total, filled.*
    from (${eventOf(sql`${ctx.orgId}`, sql`${eventId}`)}) owner
    left join (select page.nth, ${attendeeColumns} from page join attendee using (id)) filled on true order by filled.nth`
  if (rows.length === 0) return null
  const count = rows[0]!.list_total
  return { rows: filledRows(rows), ...(searches ? cappedTotal(count) : { total: count }) }
}
