import type { Context } from '../../../platform/context.ts'
import { maybeOne, one } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { noSuchEvent } from '../../events/index.ts'

type Row = { place: string; cursor: number; latest: number }

/** Numbers of transactions are compared by their distance, which is known up to this one. */
const FARTHEST = 2 ** 31 - 1

/**
 * The place in the changes of guests as of now, as a cursor, and the transaction since which changes are wanted; null: all
 * guests are. @throws AppError not_found
 */
export async function readPlace(
  ctx: Context,
  eventId: number,
  after: string | null,
): Promise<{ since: number | null; cursor: string }> {
  const row = await maybeOne<Row>(ctx)`
    select md5(concat_ws(' ', system_identifier, (select oid from pg_database where datname = current_database()), 'attendee'::regclass::oid, event.id)) as place,
      pg_snapshot_xmin(now)::text::bigint as cursor, pg_snapshot_xmax(now)::text::bigint as latest
    from event, pg_control_system(), pg_current_snapshot() now where event.org_id = ${ctx.orgId} and event.id = ${eventId}`
  if (row === null) throw noSuchEvent(eventId)
  const [place, text] = after?.split('-') ?? []
  const asked = Number(text)
  const since = place === row.place && asked <= row.cursor && row.latest - asked < FARTHEST ? asked : null
  return { since, cursor: `${row.place}-${row.cursor}` }
}

/** Whether a transaction, as a row names the one that wrote it, is this one or a later one. */
export function writtenSince(xmin: Sql, since: number): Sql {
  return sql`age(${xmin}) <= age(${String(since % 2 ** 32)}::text::xid)`
}

/**
 * From where whoever has been told all up to `after` reads on, and misses nothing: as of now when no guest has changed or
 * gone since, otherwise still `after`. To be asked before the transaction changes a guest, so that its own changes come
 * after it: they are told like those of others. The place is taken before guests are looked at, so that a change between
 * is after it too.
 * @throws AppError not_found
 */
export async function placeToReadOnFrom(ctx: Context, eventId: number, after: string | null): Promise<string | null> {
  if (after === null) return null
  const { since, cursor } = await readPlace(ctx, eventId, after)
  if (since === null) return after
  const row = await one<{ changed: boolean }>(ctx)`
    select exists (
      select from attendee a where org_id = ${ctx.orgId} and event_id = ${eventId} and ${writtenSince(sql`a.xmin`, since)}
    ) or exists (
      select from attendee_gone g where org_id = ${ctx.orgId} and event_id = ${eventId} and ${writtenSince(sql`g.xmin`, since)}
    ) as changed`
  return row.changed ? after : cursor
}
