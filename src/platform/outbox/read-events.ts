import type { Context } from '../context.ts'
import { many, maybeOne } from '../db/query.ts'

/**
 * A stretch of the outbox that is complete: every transaction whose number (counted on over restores) lies in it has
 * ended. `from` is in it, `to` is not; `first` and `last` are the ids of its events. In the order of ids its events stand
 * as they were committed wherever that can be told apart: of two changes of the same thing the later one has waited for
 * the earlier one to commit before it got its number. The order of transactions alone would not keep that.
 */
export type Stretch = { txid_from: number; txid_to: number; first_id: number; last_id: number }

export type StoredEvent = {
  id: number
  org_id: number
  type: string
  subject_id: number
  body: Buffer
  occurred_at: Date
}

type Within = Pick<Context, 'db'>

/** The complete stretch that begins with a transaction; null while nothing stands in it. */
export function nextStretch(within: Within, txidFrom: number): Promise<Stretch | null> {
  return maybeOne<Stretch>(within)`
    select ${txidFrom}::bigint as txid_from, settled.txid as txid_to, min(e.id) as first_id, max(e.id) as last_id
    from (select settled_txid() as txid) settled
    join domain_event e on e.txid >= ${txidFrom}::bigint and e.txid < settled.txid
    group by settled.txid`
}

/** The next events of a stretch, oldest first, from an id on. */
export function readStretch(within: Within, stretch: Stretch, fromId: number, limit: number): Promise<StoredEvent[]> {
  return many<StoredEvent>(within)`
    select id, org_id, type, subject_id, body, occurred_at from domain_event
    where id between ${fromId}::bigint and ${stretch.last_id}::bigint
      and txid >= ${stretch.txid_from}::bigint and txid < ${stretch.txid_to}::bigint
    order by id limit ${limit}::int`
}
