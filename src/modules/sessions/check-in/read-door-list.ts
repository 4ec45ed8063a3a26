import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { noSuchEvent } from '../../events/index.ts'
import { actingDevice } from '../door-devices/door-device-queries.ts'
import { type DoorSessionRow, doorSessionColumns, doorSessionToWire } from '../records/session-queries.ts'
import { readPlace, writtenSince } from './door-place.ts'
import type { DoorList } from './door-schema.ts'

export type DoorHead = Omit<DoorList, 'guests'>
type Guest = DoorList['guests'][number]
type Inside = Guest['inside'][number]
type GuestRow = Omit<Guest, 'inside'> & { inside: (Omit<Inside, 'at'> & { at: number })[] }

const BATCH = 1_000

/**
 * Returns the guests of an event for a check-in device: all, or those changed since the response with this cursor. A
 * cursor is the oldest transaction that was open when its response began, and every row names the transaction that
 * wrote it. Changes committed later belong to transactions that were open then or began later, so they are reported
 * next time, in whatever order transactions end, some of them twice. Guests are read after the cursor is taken, so a
 * change in between is in both. A cursor of another event or database (such as before a restore), or one that is too
 * old, returns all guests.
 * @throws AppError not_found for the event; unauthenticated when the device has ended in the meantime
 */
export async function readDoorList(
  ctx: Context,
  eventId: number,
  after: string | null,
): Promise<{ head: DoorHead; guests: AsyncGenerator<Guest[]> }> {
  const device = await actingDevice(ctx)
  const { since, cursor } = await readPlace(ctx, eventId, after)
  const event = await maybeOne<{ name: string }>(ctx)`
    select name from event where org_id = ${ctx.orgId} and id = ${eventId}`
  if (event === null) throw noSuchEvent()
  const gone = await readGone(ctx, eventId, since)
  const keys = await many<DoorList['keys'][number]>(ctx)`
    select number, encode(public_key, 'base64') as public_key from ticket_key
    where org_id = ${ctx.orgId} and event_id = ${eventId} and retired_at is null order by number`
  const sessions = await many<DoorSessionRow>(ctx)`
    select ${doorSessionColumns} from session where org_id = ${ctx.orgId} and event_id = ${eventId} order by start_time, id`
  const head = {
    cursor,
    complete: since === null,
    server_time: ctx.now().toISOString(),
    event_name: event.name,
    device,
    keys,
    sessions: sessions.map(doorSessionToWire),
    gone,
  }
  return { head, guests: guestsInBatches(ctx, eventId, since) }
}

/** Returns guests deleted since; a complete list names none. */
async function readGone(ctx: Context, eventId: number, since: number | null): Promise<number[]> {
  if (since === null) return []
  const rows = await many<{ id: number }>(ctx)`
    select attendee_id as id from attendee_gone g
    where org_id = ${ctx.orgId} and event_id = ${eventId} and ${writtenSince(sql`g.xmin`, since)} order by attendee_id`
  return rows.map(({ id }) => id)
}

/** Each batch is a statement of its own, so a slow reader holds no transaction open. */
async function* guestsInBatches(ctx: Context, eventId: number, since: number | null): AsyncGenerator<Guest[]> {
  let last = 0
  for (;;) {
    const rows = await many<GuestRow>(ctx)`
      select a.id, a.ticket_no, trim(a.first_name || ' ' || a.last_name) as name, a.status,
        coalesce(entered.session_ids, '[]') as session_ids, ${signedUp(ctx, eventId)} as signed_up, coalesce(entered.at_event, false) as checked_in,
        coalesce(entered.left_session_ids, '[]') as left_session_ids, coalesce(entered.checked_out, false) as checked_out,
        coalesce(entered.inside, '[]') as inside,
        left(encode(sha256(convert_to(a.event_id || ':' || a.email_key, 'UTF8')), 'hex'), 16) as email_hash
      from attendee a left join lateral (
        select json_agg(c.session_id order by c.session_id) filter (where c.session_id is not null) as session_ids,
          bool_or(c.session_id is null) as at_event,
          json_agg(c.session_id order by c.session_id) filter (where c.session_id is not null and c.left_at is not null) as left_session_ids,
          bool_or(c.session_id is null and c.left_at is not null) as checked_out,
          json_agg(json_build_object(
            'session_id', c.session_id, 'device_id', way_in.device_id,
            'at', floor(extract(epoch from coalesce(c.returned_at, c.checked_in_at)) * 1000)::bigint
          ) order by c.session_id nulls first) filter (where c.left_at is null) as inside
        from check_in c left join lateral (
          select s.device_id from scan s
          where s.attendee_id = c.attendee_id and s.key = coalesce(c.turns -> -1 ->> 0, c.scan_key) limit 1
        ) way_in on c.left_at is null
        where c.attendee_id = a.id
      ) entered on a.checked_in_at is not null
      where a.org_id = ${ctx.orgId} and a.event_id = ${eventId} and a.id > ${last}
        ${since === null ? sql`` : sql`and ${writtenSince(sql`a.xmin`, since)}`}
      order by a.id limit ${BATCH}::int`
    if (rows.length > 0) yield rows.map(guestToWire)
    if (rows.length < BATCH) return
    last = rows.at(-1)!.id
  }
}

/** An event without sign-ups is read as before; only others look for those of each guest. */
function signedUp(ctx: Context, eventId: number): Sql {
  return sql`case when (select exists (select from session_signup_count where org_id = ${ctx.orgId} and event_id = ${eventId}))
    then (select coalesce(json_agg(u.session_id order by u.session_id), '[]') from session_signup u where u.attendee_id = a.id and u.holds)
    else '[]' end`
}

function guestToWire({ inside, ...guest }: GuestRow): Guest {
  return { ...guest, inside: inside.map(({ at, ...rest }) => ({ ...rest, at: isoTime(new Date(at)) })) }
}
