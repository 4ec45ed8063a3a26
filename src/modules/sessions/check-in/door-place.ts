import type { Context } from '../../../platform/context/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { noSuchEvent } from '../../events/index.ts'

type Row = { place: string; cursor: number; latest: number }

/** Transaction ids wrap around, so they are compared by distance up to this one. */
const FARTHEST = 2 ** 31 - 1

/**
 * Returns the current cursor into guest changes, and the transaction since which changes are wanted; null for all
 * guests.
 * @throws AppError not_found
 */
export async function readPlace(
  ctx: Context,
  eventId: number,
  after: string | null,
): Promise<{ since: number | null; cursor: string }> {
  const row = await maybeOne<Row>(ctx)`${placeOf(ctx, eventId)}`
  if (row === null) throw noSuchEvent()
  const [place, text] = after?.split('-') ?? []
  const asked = Number(text)
  const since = place === row.place && asked <= row.cursor && row.latest - asked < FARTHEST ? asked : null
  return { since, cursor: `${row.place}-${row.cursor}` }
}

/** Query for the place of an event: an id of its guest list, and the transactions that are its cursor and the newest. */
const placeOf = (ctx: Context, eventId: number): Sql => sql`
  select md5(concat_ws(' ', system_identifier, current_setting('laurel.place', true), (select oid from pg_database where datname = current_database()), 'attendee'::regclass::oid, event.id)) as place,
    pg_snapshot_xmin(now)::text::bigint as cursor, pg_snapshot_xmax(now)::text::bigint as latest
  from event, pg_control_system(), pg_current_snapshot() now where event.org_id = ${ctx.orgId} and event.id = ${eventId}`

/** SQL condition: a row was written by this transaction or a later one. */
export function writtenSince(xmin: Sql, since: number | Sql): Sql {
  return sql`age(${xmin}) <= age((${since}::bigint % ${2 ** 32}::bigint)::text::xid)`
}

/** Guest list news in the answer to scans; null when the device has no list. */
export type News = { cursor: string | null; guests_changed: boolean | null }

/**
 * Returns, for each cursor, whether guests may have changed since, and a cursor that misses nothing: the same when they
 * have, otherwise the current one. Call it before the transaction changes a guest, so that its own changes are reported
 * like those of others. The cursor is taken before guests are read, so that a change in between is covered. When scans
 * have arrived since, guests are not read: most scans change one.
 * @param afters null: the device has no list
 * @throws AppError not_found
 */
export async function readNews(ctx: Context, eventId: number, afters: readonly (string | null)[]): Promise<News[]> {
  const asked = [...new Set(afters.filter((after) => after !== null))]
  if (asked.length === 0) return afters.map(() => ({ cursor: null, guests_changed: null }))
  const parts = asked.map((after) => after.split('-'))
  const rows = await many<Omit<Row, 'latest'> & { changed: boolean }>(ctx)`
    with here as materialized (${placeOf(ctx, eventId)})
    select here.place, here.cursor,
      case when after.place = here.place and since <= here.cursor and here.latest - since < ${FARTHEST}::bigint
        then ${changedSince(ctx, eventId)} else true end as changed
    from here, unnest(${parts.map(([place]) => place)}::text[], ${parts.map(([, since]) => since)}::bigint[])
      with ordinality as after (place, since, nth) order by nth`
  if (rows.length === 0) throw noSuchEvent()
  const news = new Map(
    rows.map(({ place, cursor, changed }, nth) => [
      asked[nth],
      { cursor: changed ? asked[nth]! : `${place}-${cursor}`, guests_changed: changed },
    ]),
  )
  return afters.map((after) => (after === null ? { cursor: null, guests_changed: null } : news.get(after)!))
}

/** SQL condition: guests may have been written by transaction `since` or a later one. */
const changedSince = (ctx: Context, eventId: number): Sql => sql`(exists (
  select from (select scan.xmin as written from scan where event_id = ${eventId} order by id desc limit 1) newest
  where ${writtenSince(sql`written`, sql`since`)}
) or exists (
  select from attendee a where org_id = ${ctx.orgId} and event_id = ${eventId} and ${writtenSince(sql`a.xmin`, sql`since`)}
) or exists (
  select from attendee_gone g where org_id = ${ctx.orgId} and event_id = ${eventId} and ${writtenSince(sql`g.xmin`, sql`since`)}
))`
