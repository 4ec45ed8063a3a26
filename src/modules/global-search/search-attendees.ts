import { emailKey } from '../../lib/text/email-key.ts'
import { searchKey } from '../../lib/text/search-key.ts'
import { type Context, limitedToEvents } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { distinctiveRuns } from '../../platform/lists/distinctive-runs.ts'
import { likePattern } from '../../platform/lists/like-pattern.ts'
import { MAX_PER_KIND } from './max-per-kind.ts'

type Row = { id: number; event_id: number; first_name: string; last_name: string; email: string; event_name: string }

/** Names are searched in this many of the newest events. */
const EVENTS = 50

/**
 * Searches attendees of all events: by the start of their email address and, if the text contains a run of characters
 * selective enough for each event's index, by part of a name or address.
 */
export async function searchAttendees(ctx: Context, text: string) {
  const allowedEvents = limitedToEvents(ctx.actor)
  const within = (id: Sql) => (allowedEvents === null ? sql`true` : sql`${id} = any(${allowedEvents}::bigint[])`)
  const byAddress = await readRows(ctx, addressIds(ctx, text, within(sql`event_id`)))
  const missing = MAX_PER_KIND - byAddress.length
  const runs = distinctiveRuns(searchKey(text))
  const byText =
    missing > 0 && runs.length > 0 ? await readRows(ctx, textIds(ctx, { text, runs }, within(sql`id`))) : []
  const known = new Set(byAddress.map(({ id }) => id))
  const rows = [...byAddress, ...byText.filter(({ id }) => !known.has(id)).slice(0, missing)]
  return rows.map(({ id, event_id, first_name, last_name, email, event_name }) => {
    return { id, event_id, title: `${first_name} ${last_name}`.trim(), subtitle: `${email} · ${event_name}` }
  })
}

/** The index sorts addresses by bytes; the upper bound ends with the highest Unicode character. */
function addressIds(ctx: Context, text: string, within: Sql): Sql {
  const key = emailKey(text)
  return sql`
    select id from attendee where org_id = ${ctx.orgId} and email_key >= ${key} and email_key < ${`${key}\u{10ffff}`} and ${within}
    order by email_key limit ${MAX_PER_KIND}::int`
}

/** The trigram numbers differ between events, so each event is searched separately. */
function textIds(ctx: Context, { text, runs }: { text: string; runs: string[] }, within: Sql): Sql {
  return sql`
    select found.id from (
      select id from event where org_id = ${ctx.orgId} and ${within} order by id desc limit ${EVENTS}::int) e
    cross join lateral (
      select attendee.id from attendee
      where search_grams(attendee.event_id, attendee.folded)
          @> array(select (search_grams(e.id, run))[1] from unnest(${runs}::text[]) run)
        and attendee.event_id + 0 = e.id and attendee.folded like ${likePattern(searchKey(text))}
      limit ${2 * MAX_PER_KIND}::int) found
    limit ${2 * MAX_PER_KIND}::int`
}

function readRows(ctx: Context, ids: Sql): Promise<Row[]> {
  return many<Row>(ctx)`
    select a.id, a.event_id, a.first_name, a.last_name, a.email, e.name as event_name
    from attendee a join event e on e.id = a.event_id
    where a.id = any(array(${ids})) and a.org_id = ${ctx.orgId} order by a.id desc`
}
