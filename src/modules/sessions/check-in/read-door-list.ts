import type { Context } from '../../../platform/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { noSuchEvent } from '../../events/index.ts'
import { type SessionRow, sessionColumns, sessionToWire } from '../session-queries.ts'
import type { DoorList } from './door-schema.ts'

export type DoorHead = Omit<DoorList, 'guests'>
type Guest = DoorList['guests'][number]

const BATCH = 1_000

/**
 * The guests of an event for a device at its door: all of them, or those who have changed since an answer with this
 * cursor. A cursor is the oldest transaction that was open when its answer began, and every row tells which transaction
 * wrote it. What commits later was open then or began later, so it is told next time, in whatever order transactions end;
 * some of what is told is told twice. The guests are read after the cursor is taken, so a change between is in both.
 * A cursor of another event or database, such as before a restore, or one that is too old, leads to all guests.
 * @throws AppError not_found for the event
 */
export async function readDoorList(
  ctx: Context,
  eventId: number,
  after: string | null,
): Promise<{ head: DoorHead; guests: AsyncGenerator<Guest[]> }> {
  const { since, cursor, gone } = await readPlace(ctx, eventId, after)
  const keys = await many<DoorList['keys'][number]>(ctx)`
    select number, encode(public_key, 'base64') as public_key from ticket_key
    where org_id = ${ctx.orgId} and event_id = ${eventId} and retired_at is null order by number`
  const sessions = await many<SessionRow>(ctx)`
    select ${sessionColumns} from session where org_id = ${ctx.orgId} and event_id = ${eventId} order by start_time, id`
  const head = {
    ...{ cursor, complete: since === null, server_time: ctx.now().toISOString(), keys },
    ...{ sessions: sessions.map(sessionToWire), gone },
  }
  return { head, guests: guestsInBatches(ctx, eventId, since) }
}

type Place = { place: string; cursor: number; latest: number }

/** Numbers of transactions are compared by their distance, which is known up to this one. */
const FARTHEST = 2 ** 31 - 1

/** The new cursor, and the transaction since which changes are wanted; null: all guests are. */
async function readPlace(
  ctx: Context,
  eventId: number,
  after: string | null,
): Promise<{ since: number | null; cursor: string; gone: number[] }> {
  const row = await maybeOne<Place>(ctx)`
    select md5(concat_ws(' ', system_identifier, (select oid from pg_database where datname = current_database()), 'attendee'::regclass::oid, event.id)) as place,
      pg_snapshot_xmin(now)::text::bigint as cursor, pg_snapshot_xmax(now)::text::bigint as latest
    from event, pg_control_system(), pg_current_snapshot() now where event.org_id = ${ctx.orgId} and event.id = ${eventId}`
  if (row === null) throw noSuchEvent(eventId)
  const [place, text] = after?.split('-') ?? []
  const asked = Number(text)
  const since = place === row.place && asked <= row.cursor && row.latest - asked < FARTHEST ? asked : null
  const gone =
    since === null
      ? []
      : await many<{ id: number }>(ctx)`
          select attendee_id as id from attendee_gone g
          where org_id = ${ctx.orgId} and event_id = ${eventId} and ${writtenSince(sql`g.xmin`, since)} order by attendee_id`
  return { since, cursor: `${row.place}-${row.cursor}`, gone: gone.map(({ id }) => id) }
}

/** Whether a transaction, as a row names the one that wrote it, is this one or a later one. */
function writtenSince(xmin: Sql, since: number): Sql {
  return sql`age(${xmin}) <= age(${String(since % 2 ** 32)}::text::xid)`
}

/** Each batch is a statement of its own, so whoever reads slowly holds no transaction open. */
async function* guestsInBatches(ctx: Context, eventId: number, since: number | null): AsyncGenerator<Guest[]> {
  let last = 0
  for (;;) {
    const rows = await many<Guest>(ctx)`
      select a.id, a.ticket_no, trim(a.first_name || ' ' || a.last_name) as name, a.status,
        coalesce(entered.session_ids, '[]') as session_ids, coalesce(entered.at_event, false) as checked_in
      from attendee a left join lateral (
        select json_agg(c.session_id order by c.session_id) filter (where c.session_id is not null) as session_ids,
          bool_or(c.session_id is null) as at_event
        from check_in c where c.attendee_id = a.id
      ) entered on a.checked_in_at is not null
      where a.org_id = ${ctx.orgId} and a.event_id = ${eventId} and a.id > ${last}
        ${since === null ? sql`` : sql`and ${writtenSince(sql`a.xmin`, since)}`}
      order by a.id limit ${BATCH}::int`
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    last = rows.at(-1)!.id
  }
}
