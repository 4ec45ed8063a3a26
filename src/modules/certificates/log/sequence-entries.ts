import { sha256 } from '../../../lib/crypto/sha256.ts'
import { jobContext, type Services, type TxContext } from '../../../platform/context/context.ts'
import { newTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many } from '../../../platform/db/query.ts'
import { writeExpiryNotices } from '../expiry/write-expiry-notices.ts'
import { growTree, type LoggedFacts, type StoredTree, tilesInsert } from './merkle-log.ts'

/** Entries numbered in one transaction. */
export const SEQUENCE_BATCH = 1_000

type Head = StoredTree & { org_id: number; position: number; hash: Buffer }
type Entry = LoggedFacts & { org_id: number; id: number; public_id: string }
type Link = Entry & { position: number; previous_hash: Buffer; hash: Buffer }
/** The next entries of an organisation, and the head after which they stand. */
type Run = { head: Head; links: Link[] }

/**
 * Returns organisations with unnumbered entries, in the order of their ids, at most `most` of those after `after`. Each
 * costs one lookup in an index of only such entries.
 */
export async function organisationsWaiting(
  within: Pick<Services, 'db'>,
  { after = 0, most = 10_000 } = {},
): Promise<number[]> {
  const rows = await many<{ org_id: number }>(within)`
    with recursive waiting (org_id) as (
      (select org_id from certificate_log where position is null and org_id > ${after} order by org_id limit 1)
      union all
      select (select l.org_id from certificate_log l where l.position is null and l.org_id > waiting.org_id
              order by l.org_id limit 1)
      from waiting where waiting.org_id is not null
    ) select org_id from waiting where org_id is not null limit ${most}`
  return rows.map(({ org_id }) => org_id)
}

/** Numbers the next entries of one organisation, as many as a transaction takes. @returns how many */
export async function sequenceEntries(services: Services, orgId: number): Promise<number> {
  const entered = await sequenceTogether(services, [orgId], SEQUENCE_BATCH)
  return entered.get(orgId) ?? 0
}

/**
 * Numbers the next committed entries of some organisations, at most `ofEach` of each, and links them to the hash chain
 * of their organisation, all or none. Only the holder of a head's lock does so, and reads entries after locking, so it
 * sees everything entered before. Effects of an entry are written with it, and its leaf in the Merkle tree too, unless
 * the tree still lacks older entries.
 * @returns how many were entered, by organisation; none of one whose head another process holds
 */
export function sequenceTogether(
  services: Services,
  orgIds: readonly number[],
  ofEach: number,
): Promise<Map<number, number>> {
  return newTransaction(services.db, async (within) => {
    const ctx: TxContext = { ...jobContext(services, orgIds[0]!, 'sequencer'), ...within }
    const heads = await many<Head>(ctx)`
      select org_id, position, hash, tree_size, edge from certificate_log_head where org_id = any(${orgIds}::bigint[]) order by org_id for update skip locked`
    const entries = heads.length === 0 ? [] : await nextEntries(ctx, heads, ofEach)
    if (entries.length === 0) return new Map<number, number>()
    const own = Map.groupBy(entries, ({ org_id }) => org_id)
    const runs = heads.flatMap((head) => {
      const next = own.get(head.org_id)
      return next === undefined ? [] : [{ head, links: chain(head, next) }]
    })
    await enter(ctx, runs)
    await writeExpiryNotices(ctx, entries)
    return new Map(runs.map(({ head, links }) => [head.org_id, links.length]))
  })
}

/**
 * Written as a range and order of organisations, which only the index of waiting entries has. If statistics were taken
 * while most entries waited, PostgreSQL would otherwise scan the whole log by its numbers.
 */
function nextEntries(ctx: TxContext, heads: readonly Head[], ofEach: number): Promise<Entry[]> {
  return many<Entry>(ctx)`
    select next.* from unnest(${heads.map(({ org_id }) => org_id)}::bigint[]) as held (org_id) cross join lateral (
      select org_id, id, action, public_id, document_hash, record_hash, at from certificate_log
      where org_id between held.org_id and held.org_id and position is null order by org_id, id limit ${ofEach}) next
    order by next.org_id, next.id`
}

function chain({ org_id, position, hash }: Head, entries: Entry[]): Link[] {
  return entries.map((entry) => {
    const previous_hash = hash
    position++
    hash = entryHash(org_id, position, previous_hash, entry)
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
async function enter(ctx: TxContext, runs: readonly Run[]): Promise<void> {
  const grown = runs.map(({ head, links }) => {
    const { tiles, ...tree } = growTree(head, head.tree_size === head.position ? links : [])
    const { position, hash } = links.at(-1)!
    return {
      org_id: head.org_id,
      position,
      hash,
      ...tree,
      tiles: tiles.map((tile) => ({ ...tile, org_id: head.org_id })),
    }
  })
  const links = runs.flatMap((run) => run.links)
  await change(ctx)`
    with moved as (
      update certificate_log_head h set position = m.position, hash = m.hash, tree_size = m.tree_size, edge = m.edge
      from unnest(
        ${grown.map(({ org_id }) => org_id)}::bigint[], ${grown.map(({ position }) => position)}::bigint[],
        ${grown.map(({ hash }) => hash)}::bytea[], ${grown.map(({ tree_size }) => tree_size)}::bigint[],
        ${grown.map(({ edge }) => edge)}::bytea[]
      ) as m (org_id, position, hash, tree_size, edge) where h.org_id = m.org_id
    ), filled as (${tilesInsert(grown.flatMap(({ tiles }) => tiles))})
    update certificate_log l set position = e.position, previous_hash = e.previous_hash, hash = e.hash
    from unnest(
      ${links.map(({ id }) => id)}::bigint[], ${links.map(({ position }) => position)}::bigint[],
      ${links.map(({ previous_hash }) => previous_hash)}::bytea[], ${links.map(({ hash }) => hash)}::bytea[]
    ) as e (id, position, previous_hash, hash) where l.id = e.id`
}
