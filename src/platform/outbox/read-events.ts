import type { Context } from '../context/context.ts'
import { many, maybeOne } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'

/**
 * The transactions that a snapshot saw: those below a number (which keeps counting across restores) except those open
 * at the time.
 */
export type Seen = { txid: number; open: number[] }

/**
 * A stretch of the outbox: the events that one snapshot sees and the one before did not; `first` and `last` are their
 * ids. A snapshot that sees a change also sees every change that it waited for, so of two changes of one record the
 * later is never in an earlier stretch. Within a stretch ids order them, since the later change got its id after the
 * earlier one was committed. Neither the order of transactions nor that of ids alone would preserve this.
 */
export type Stretch = {
  txid_from: number
  open_from: number[]
  txid_to: number
  open_to: number[]
  first_id: number
  last_id: number
}

export type StoredEvent = {
  id: number
  org_id: number
  type: string
  subject_id: number
  body: Buffer
  occurred_at: Date
}

type Within = Pick<Context, 'db'>

/** Limits how many large events are read at a time; a single event may exceed it. */
const MAX_BYTES = 8 * 1_048_576

/** Returns the stretch that starts where a snapshot ended; null while it has no events. */
export function nextStretch(within: Within, { txid, open }: Seen): Promise<Stretch | null> {
  return maybeOne<Stretch>(within)`
    select ${txid}::bigint as txid_from, ${open}::bigint[] as open_from, s.txid_to, s.open_to,
      min(e.id) as first_id, max(e.id) as last_id
    from snapshot_end() s cross join lateral (
      select id, txid from domain_event where txid >= ${txid}::bigint and txid < s.txid_to
      union all select id, txid from domain_event where txid = any(${open}::bigint[])
    ) e where e.txid <> all(s.open_to)
    group by s.txid_to, s.open_to`
}

/**
 * Returns the next events of a stretch of these types, oldest first, from an id on, and the id to continue from. Large
 * events make it return fewer than `limit`.
 */
export async function readStretch(
  within: Within,
  stretch: Stretch,
  { fromId, limit, types }: { fromId: number; limit: number; types: readonly string[] },
): Promise<{ events: StoredEvent[]; nextId: number }> {
  const events = await many<StoredEvent>(within)`
    select id, org_id, type, subject_id, body, occurred_at from (
      select *, sum(octet_length(body)) over (order by id) - octet_length(body) as bytes_before from (
        select * from domain_event
        where type = any(${types}::text[]) and id between ${fromId}::bigint and ${stretch.last_id}::bigint
          and (txid >= ${stretch.txid_from}::bigint or txid = any(${stretch.open_from}::bigint[]))
          and txid < ${stretch.txid_to}::bigint and txid <> all(${stretch.open_to}::bigint[])
        order by id limit ${limit}::int) e) sized
    where bytes_before < ${MAX_BYTES}::int order by id`
  const bytes = events.reduce((sum, { body }) => sum + body.length, 0)
  const isCut = events.length === limit || bytes >= MAX_BYTES
  return { events, nextId: (isCut ? events.at(-1)!.id : stretch.last_id) + 1 }
}

/** A condition for events, under this name, that the listener with the position `p` has not handled. */
export const unhandled = (e: Sql): Sql => sql`(${e}.txid >= p.txid_to or ${e}.txid = any(p.open_to)
  or ${e}.id >= p.next_id and (${e}.txid >= p.txid_from or ${e}.txid = any(p.open_from)))`
