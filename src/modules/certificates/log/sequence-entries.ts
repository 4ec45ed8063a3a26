import { sha256 } from '../../../lib/crypto/sha256.ts'
import { jobContext, type Services, type TxContext } from '../../../platform/context/context.ts'
import { newTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many, maybeOne } from '../../../platform/db/query.ts'
import { writeExpiryNotices } from '../expiry/write-expiry-notices.ts'
import { growTree, type LoggedFacts, type StoredTree, tilesInsert } from './merkle-log.ts'

/** Entries numbered in one transaction. */
export const SEQUENCE_BATCH = 1_000

type Head = StoredTree & { position: number; hash: Buffer }
type Entry = LoggedFacts & { id: number; public_id: string }
type Link = Entry & { position: number; previous_hash: Buffer; hash: Buffer }

/** Returns organisations with unnumbered entries. Each costs one lookup in an index of only such entries. */
export async function organisationsWaiting(within: Pick<Services, 'db'>): Promise<number[]> {
  const rows = await many<{ org_id: number }>(within)`
    with recursive waiting (org_id) as (
      (select org_id from certificate_log where position is null order by org_id limit 1)
      union all
      select (select l.org_id from certificate_log l where l.position is null and l.org_id > waiting.org_id
              order by l.org_id limit 1)
      from waiting where waiting.org_id is not null
    ) select org_id from waiting where org_id is not null`
  return rows.map(({ org_id }) => org_id)
}

/**
 * Numbers the next committed entries of an organisation and links them to its hash chain, all or none. Only the holder
 * of the head's lock does so, and reads entries after locking, so it sees everything entered before. Effects of an
 * entry are written with it, and its leaf in the Merkle tree too, unless the tree still lacks older entries.
 * @returns how many were entered; 0 also when another process holds the head
 */
export function sequenceEntries(services: Services, orgId: number): Promise<number> {
  return newTransaction(services.db, async (within) => {
    const ctx: TxContext = { ...jobContext(services, orgId, 'sequencer'), ...within }
    const head = await maybeOne<Head>(ctx)`
      select position, hash, tree_size, edge from certificate_log_head where org_id = ${orgId} for update skip locked`
    if (head === null) return 0
    // Written as a range and order of organisations, which only the index of waiting entries has. If statistics were
    // taken while most entries waited, PostgreSQL would otherwise scan the whole log by its numbers.
    const entries = await many<Entry>(ctx)`
      select id, action, public_id, document_hash, record_hash, at from certificate_log
      where org_id between ${orgId} and ${orgId} and position is null order by org_id, id limit ${SEQUENCE_BATCH}`
    if (entries.length === 0) return 0
    await enter(ctx, head, chain(orgId, head, entries))
    await writeExpiryNotices(ctx, entries)
    return entries.length
  })
}

function chain(orgId: number, { position, hash }: Head, entries: Entry[]): Link[] {
  return entries.map((entry) => {
    const previous_hash = hash
    position++
    hash = entryHash(orgId, position, previous_hash, entry)
    return { ...entry, position, previous_hash, hash }
  })
}

/** The hash of an entry covers the previous hash, so no entry can be changed, removed or inserted unnoticed. */
function entryHash(orgId: number, position: number, previous: Buffer, entry: Entry): Buffer {
  const { action, public_id, record_hash, at } = entry
  return sha256(
    previous,
    `${orgId}|${position}|${action}|${public_id}|${record_hash.toString('hex')}|${at.toISOString()}`,
  )
}

/** The database rejects an entry that already has a position. */
async function enter(ctx: TxContext, head: Head, links: Link[]): Promise<void> {
  const last = links.at(-1)!
  const { tree_size, edge, tiles } = growTree(head, head.tree_size === head.position ? links : [])
  await change(ctx)`
    with moved as (
      update certificate_log_head set position = ${last.position}, hash = ${last.hash}, tree_size = ${tree_size}, edge = ${edge}
      where org_id = ${ctx.orgId}
    ), filled as (${tilesInsert(ctx.orgId, tiles)})
    update certificate_log l set position = e.position, previous_hash = e.previous_hash, hash = e.hash
    from unnest(
      ${links.map(({ id }) => id)}::bigint[], ${links.map(({ position }) => position)}::bigint[],
      ${links.map(({ previous_hash }) => previous_hash)}::bytea[], ${links.map(({ hash }) => hash)}::bytea[]
    ) as e (id, position, previous_hash, hash) where l.id = e.id`
}
