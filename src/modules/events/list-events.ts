import type { Static } from 'typebox'
import { searchKey } from '../../lib/text/search-key.ts'
import { Type } from '../../lib/type.ts'
import { type Context, limitedToEvents } from '../../platform/context/context.ts'
import { PLANNED_EACH_TIME } from '../../platform/db/named-statement.ts'
import { many } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { oneOf, Page, Search } from '../../platform/http/validation/schema.ts'
import { cappedTotal, countToCap } from '../../platform/lists/capped-total.ts'
import { likePattern } from '../../platform/lists/like-pattern.ts'
import { filledRows, type Listed, pageRange } from '../../platform/lists/list-page.ts'
import { searchableList } from '../../platform/lists/searchable-list.ts'
import { type EventRow, eventColumns, eventToWire, searchedEvents } from './records/event-queries.ts'
import { EVENT_TYPES, type Event, VISIBILITIES } from './records/event-schema.ts'

/** Orders of event lists; a leading `-` reverses one. */
const ORDERS = {
  newest: sql`event.id desc`,
  oldest: sql`event.id`,
  name: sql`event.folded_name, event.id`,
  '-name': sql`event.folded_name desc, event.id desc`,
  date: sql`event.event_date, event.id`,
  '-date': sql`event.event_date desc nulls last, event.id desc`,
} as const

export const EventsQuery = Type.Object({
  ...Page,
  search: Search,
  when: Type.Optional(
    oneOf(['upcoming', 'past', 'undated', 'current'], {
      description:
        'upcoming: not over yet; past: over; undated: without a date and sessions; current: upcoming or undated',
    }),
  ),
  event_type: Type.Optional(oneOf(EVENT_TYPES, { description: 'Kind of event' })),
  visibility: Type.Optional(oneOf(VISIBILITIES, { description: 'Visibility of the event' })),
  sort: Type.Optional(
    oneOf(Object.keys(ORDERS) as (keyof typeof ORDERS)[], {
      default: 'newest',
      description:
        'name: alphabetically; date: earliest first. A leading - reverses the order. Events without a date come last',
    }),
  ),
})
export type EventsQuery = Static<typeof EventsQuery>

const eventsOf = searchableList<EventRow>({
  ...searchedEvents,
  within: () => sql`values (1)`,
  columns: eventColumns,
})

/**
 * Lists events of the organisation, newest first by default; `search` matches their names. A member limited to some
 * events sees only these. Filters and other orders read the events of the organisation once.
 */
export async function listEvents(ctx: Context, query: EventsQuery): Promise<Listed<Event>> {
  const { page, limit, search, sort = 'newest' } = query
  const conditions = conditionsOf(ctx, query)
  const usual = sort === 'newest' && (conditions.length === 0 || searchKey(search ?? '') !== '')
  const asked = { ...(page && { page }), ...(limit && { limit }), ...(search && { search }) }
  const where = conditions.length > 0 ? sql`and ${sql.join(conditions, ' and ')}` : undefined
  const listed = usual ? await eventsOf(ctx, ctx.orgId, asked, where) : await readPage(ctx, query, conditions)
  return { total: 0, ...listed, rows: listed?.rows.map((row) => eventToWire(ctx, row)) ?? [] }
}

function conditionsOf(ctx: Context, { when, event_type, visibility }: EventsQuery): Sql[] {
  const own = limitedToEvents(ctx.actor)
  const now = ctx.now()
  return [
    ...(own === null ? [] : [sql`event.id = any(${own}::bigint[])`]),
    ...(event_type === undefined ? [] : [sql`event.event_type = ${event_type}`]),
    ...(visibility === undefined ? [] : [sql`event.visibility = ${visibility}`]),
    ...(when === 'undated' ? [sql`event_end(event.id) is null`] : []),
    ...(when === 'upcoming' ? [sql`event_end(event.id) > ${now}`] : []),
    ...(when === 'current' ? [sql`(event_end(event.id) is null or event_end(event.id) > ${now})`] : []),
    ...(when === 'past' ? [sql`event_end(event.id) <= ${now}`] : []),
  ]
}

async function readPage(ctx: Context, query: EventsQuery, conditions: Sql[]): Promise<Listed<EventRow>> {
  const { limit, offset } = pageRange(query)
  const needle = searchKey(query.search ?? '')
  const searched = needle === '' ? [] : [sql`event.folded_name like ${likePattern(needle)}`]
  const where = sql.join([sql`event.org_id = ${ctx.orgId}`, ...searched, ...conditions], ' and ')
  const rows = await many<EventRow & { list_total: number }>(ctx)`${PLANNED_EACH_TIME}
    with page as (
      select id, row_number() over () as nth from (
        select id from event where ${where}
        order by ${ORDERS[query.sort ?? 'newest']} limit ${limit}::bigint offset ${offset}::bigint) shown)
    select (${needle === '' ? sql`select count(*) from event where ${where}` : countToCap(sql`select from event where ${where}`)})::bigint as list_total, filled.*
    from (values (1)) owner
    left join (select page.nth, ${eventColumns} from page join event using (id)) filled on true order by filled.nth`
  const count = rows[0]!.list_total
  return { rows: filledRows(rows), ...(needle === '' ? { total: count } : cappedTotal(count)) }
}
