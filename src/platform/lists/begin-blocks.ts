import type { Services } from '../context/context.ts'
import type { Tx } from '../db/database.ts'
import { change, many, maybeOne, one } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { BegunBlock } from './seal-block.ts'
import type { SearchedTable } from './searched-table.ts'

/** So many rows are looked at in one go for lists that have grown. */
const LOOKED_AT = 1_000_000
/** A block of which so many changes were noted is sealed again: each search looks at them one by one. */
const MANY_CHANGES = 512
/** Old texts are kept no longer than this. */
const KEPT_MS = 3_600_000
/** Nobody who has begun a block still works on it after this. */
const ABANDONED_MS = 600_000

type Within = Pick<Services, 'now'> & { db: Tx }

/**
 * Begins the blocks that are due: in place of those that have many changes, or old ones, and in lists that have grown by
 * as many rows as a block has. None while another process works on some.
 */
export async function beginBlocks(
  { db, now }: Pick<Services, 'db' | 'now'>,
  searched: SearchedTable,
  blockRows: number,
): Promise<BegunBlock[]> {
  return db.transaction(async (tx) => {
    const within = { db: tx, now }
    // The row is locked, so that of two processes the second sees what the first has begun.
    await change(within)`
      insert into search_place as place (searched, seen_id, next_id) values (${searched.table}, 0, 0)
      on conflict (searched) do update set seen_id = place.seen_id`
    if (await areBeingSealed(within, searched)) return []
    return [...(await beginAgain(within, searched)), ...(await beginGrown(within, searched, blockRows))]
  })
}

/** Removes what has been begun, and has the rows looked at again that it would have held. */
export async function giveUpBlocks(
  { db }: Pick<Services, 'db'> | Pick<Within, 'db'>,
  { table }: SearchedTable,
  which: Sql,
): Promise<void> {
  await change({ db })`
    with gone as (delete from search_block where searched = ${table} and not sealed and ${which} returning first_id),
    first as (select min(first_id) - 1 as id from gone)
    update search_place set seen_id = least(seen_id, first.id), next_id = least(next_id, first.id)
    from first where searched = ${table}`
}

/** Removes also what was begun by a process that died, and notes of blocks that are gone. */
async function areBeingSealed(within: Within, searched: SearchedTable): Promise<boolean> {
  const before = new Date(within.now().getTime() - ABANDONED_MS)
  await giveUpBlocks(within, searched, sql`sealed_at < ${before}`)
  await change(within)`
    delete from search_change c where not exists (select from search_block b where b.id = c.block_id)`
  const begun = await maybeOne(within)`
    select id from search_block where searched = ${searched.table} and not sealed limit 1`
  return begun !== null
}

function beginAgain(within: Within, { table }: SearchedTable): Promise<BegunBlock[]> {
  const long = new Date(within.now().getTime() - KEPT_MS)
  return many<BegunBlock>(within)`
    with changed as (select block_id, count(*) as changes, bool_or(row_id is null) as lost from search_change group by 1),
    due as (
      select b.* from search_block b join changed on block_id = b.id
      where searched = ${table} and (lost or changes >= ${MANY_CHANGES}::int or sealed_at < ${long})),
    begun as (
      insert into search_block (searched, list_id, first_id, last_id, sealed_at)
      select searched, list_id, first_id, last_id, ${within.now()}::timestamptz from due returning *)
    select begun.id, list_id as "listId", first_id as "firstId", begun.last_id as "lastId", due.id as replaces
    from begun join due using (list_id, first_id)`
}

async function beginGrown(within: Within, searched: SearchedTable, blockRows: number): Promise<BegunBlock[]> {
  const [table, list, text] = [sql.ref(searched.table), sql.ref(searched.list), sql.ref(searched.text)]
  const begun: BegunBlock[] = []
  for (const listId of await grownLists(within, searched)) {
    let { last } = await one<{ last: number }>(within)`
      select coalesce(max(last_id), 0) as last from search_block where searched = ${searched.table} and list_id = ${listId}`
    for (;;) {
      const block = await maybeOne<BegunBlock>(within)`
        insert into search_block (searched, list_id, first_id, last_id, sealed_at)
        select ${searched.table}, ${listId}, ${last}::bigint + 1, last.id, ${within.now()} from (
          select id from ${table} where ${list} = ${listId} and id > ${last} and octet_length(${text}) <= 2000
          order by id offset ${blockRows - 1}::int limit 1) last
        returning id, list_id as "listId", first_id as "firstId", last_id as "lastId", null as replaces`
      if (block === null) break
      begun.push(block)
      last = block.lastId
    }
  }
  return begun
}

/**
 * The lists that have got rows. A row can be committed after others with higher ids have been seen, so rows are looked at
 * twice: each look begins where the one before the last had ended.
 */
async function grownLists(within: Within, searched: SearchedTable): Promise<number[]> {
  const table: Sql = sql.ref(searched.table)
  const { seen, upto } = await one<{ seen: number; upto: number }>(within)`
    with place as materialized (select seen_id, next_id from search_place where searched = ${searched.table}),
    moved as (
      update search_place set seen_id = place.next_id,
        next_id = least((select coalesce(max(id), 0) from ${table}), place.next_id + ${LOOKED_AT}::bigint)
      from place where searched = ${searched.table} returning search_place.next_id as upto)
    select seen_id as seen, upto from place, moved`
  const rows = await many<{ list_id: number }>(within)`
    select distinct ${sql.ref(searched.list)} as list_id from ${table} where id > ${seen} and id <= ${upto}`
  return rows.map(({ list_id }) => list_id)
}
