import type { Context } from '../context.ts'
import { many, maybeOne } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'

/** What a snapshot saw: transactions below a number (counted on over restores), but for those that were open then. */
export type Seen = { txid: number; open: number[] }

/**
 * A stretch of the outbox: what one snapshot sees and the one before did not; `first` and `last` are the ids of its
 * events. A snapshot that sees a change sees every one that it has waited for, so of two changes of the same thing the
 * later one is never in an earlier stretch. Within a stretch their ids tell: the later one got its own after the earlier
 * one was committed. The order of transactions would not keep that, and neither would that of ids alone.
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

/** The stretch that begins where a snapshot ended; null while nothing stands in it. */
export function nextStretch(within: Within, { txid, open }: Seen): Promise<Stretch | null> {
  return maybeOne<Stretch>(within)`
    select ${txid}::bigint as txid_from, ${open}::bigint[] as open_from, s.txid_to, s.open_to,
      min(e.id) as first_id, max(e.id) as last_id
    from snapshot_end() s
    join domain_event e on ${isAfter({ txid, open })} and e.txid < s.txid_to and e.txid <> all(s.open_to)
    group by s.txid_to, s.open_to`
}

/** The next events of a stretch that are of these types, oldest first, from an id on. */
export function readStretch(
  within: Within,
  stretch: Stretch,
  { fromId, limit, types }: { fromId: number; limit: number; types: readonly string[] },
): Promise<StoredEvent[]> {
  return many<StoredEvent>(within)`
    select id, org_id, type, subject_id, body, occurred_at from domain_event e
    where type = any(${types}::text[]) and id between ${fromId}::bigint and ${stretch.last_id}::bigint
      and ${isAfter({ txid: stretch.txid_from, open: stretch.open_from })}
      and txid < ${stretch.txid_to}::bigint and txid <> all(${stretch.open_to}::bigint[])
    order by id limit ${limit}::int`
}

function isAfter({ txid, open }: Seen): Sql {
  return sql`(e.txid >= ${txid}::bigint or e.txid = any(${open}::bigint[]))`
}

/** True of events, under this name, that the listener with the place `p` has not heard. */
export const unheard = (e: Sql): Sql => sql`(${e}.txid >= p.txid_to or ${e}.txid = any(p.open_to)
  or ${e}.id >= p.next_id and (${e}.txid >= p.txid_from or ${e}.txid = any(p.open_from)))`
