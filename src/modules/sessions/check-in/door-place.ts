import type { Context } from '../../../platform/context/context.ts'
import { maybeOne, one } from '../../../platform/db/query.ts'
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
  const row = await maybeOne<Row>(ctx)`
    select md5(concat_ws(' ', system_identifier, current_setting('laurel.place', true), (select oid from pg_database where datname = current_database()), 'attendee'::regclass::oid, event.id)) as place,
      pg_snapshot_xmin(now)::text::bigint as cursor, pg_snapshot_xmax(now)::text::bigint as latest
    from event, pg_control_system(), pg_current_snapshot() now where event.org_id = ${ctx.orgId} and event.id = ${eventId}`
  if (row === null) throw noSuchEvent()
  const [place, text] = after?.split('-') ?? []
  const asked = Number(text)
  const since = place === row.place && asked <= row.cursor && row.latest - asked < FARTHEST ? asked : null
  return { since, cursor: `${row.place}-${row.cursor}` }
}

/** SQL condition: a row was written by this transaction or a later one. */
export function writtenSince(xmin: Sql, since: number): Sql {
  return sql`age(${xmin}) <= age(${String(since % 2 ** 32)}::text::xid)`
}

/** Guest list news in the answer to scans; null when the device has no list. */
export type News = { cursor: string | null; guests_changed: boolean | null }

/**
 * Returns whether guests may have changed since `after`, and a cursor that misses nothing: still `after` when they
 * have, otherwise the current one. Call it before the transaction changes a guest, so that its own changes are reported
 * like those of others. The cursor is taken before guests are read, so that a change in between is covered. When scans
 * have arrived since, guests are not read: most scans change one.
 * @throws AppError not_found
 */
export async function readNews(ctx: Context, eventId: number, after: string | null): Promise<News> {
  if (after === null) return { cursor: null, guests_changed: null }
  const { since, cursor } = await readPlace(ctx, eventId, after)
  if (since === null) return { cursor: after, guests_changed: true }
  const row = await one<{ changed: boolean }>(ctx)`
    select exists (
      select from (select scan.xmin as written from scan where event_id = ${eventId} order by id desc limit 1) newest
      where ${writtenSince(sql`written`, since)}
    ) or exists (
      select from attendee a where org_id = ${ctx.orgId} and event_id = ${eventId} and ${writtenSince(sql`a.xmin`, since)}
    ) or exists (
      select from attendee_gone g where org_id = ${ctx.orgId} and event_id = ${eventId} and ${writtenSince(sql`g.xmin`, since)}
    ) as changed`
  return { cursor: row.changed ? after : cursor, guests_changed: row.changed }
}
