import { searchKey } from '../../lib/text/search-key.ts'
import type { Db } from '../db/database.ts'
import { one } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import { distinctiveRuns } from './distinctive-runs.ts'
import { likePattern } from './like-pattern.ts'
import { type Listed, listPage, type PageQuery } from './list-page.ts'
import { searchByGrams } from './search-by-grams.ts'
import { searchByReading } from './search-by-reading.ts'
import { namesOf, type SearchedList } from './searched-list.ts'

/**
 * Returns a page of a list, newest first, by id. Without a search the total is exact. A search finds the rows whose
 * text contains the search key, each character literal, and its total is capped (docs/decisions/002-search.md).
 * @param total a query for the number of all rows; omitted, they are counted
 * @returns null if `within` gave nothing
 */
export async function listOrSearch<Row extends { id: number }>(
  db: Db,
  { search, ...page }: PageQuery & { search?: string },
  { total, ...searched }: SearchedList & { total?: Sql },
): Promise<Listed<Row> | null> {
  const needle = searchKey(search ?? '')
  const { where, within, rows } = searched
  if (needle === '') {
    const { table, list } = namesOf(searched)
    const ids = sql`select id from ${table} where ${list} = ${searched.listId} ${where ?? sql``}`
    const found = await listPage<Row>(db, page, { within, rows, ids, ...(total ? { total } : {}) })
    return found.total === null ? null : { rows: found.rows, total: found.total }
  }
  const asked = { pattern: likePattern(needle), page }
  if (await someWait(db, searched)) return searchByReading(db, asked, searched, { withWaiting: true })
  const runs = distinctiveRuns(needle)
  const few = runs.length === 0 ? 'common' : await searchByGrams<Row>(db, asked, runs, searched)
  return few === 'common' ? searchByReading(db, asked, searched) : few
}

/** A text that starts to wait or becomes a row after this is found in its new state. */
async function someWait(db: Db, { waiting, list, listId }: SearchedList): Promise<boolean> {
  if (waiting === undefined) return false
  const { wait } = await one<{ wait: boolean }>({ db })`
    select exists (select from ${sql.ref(waiting.table)} where ${sql.ref(list)} = ${listId}) as wait`
  return wait
}

// The statements of a search read its values from `asked` everywhere, so that PostgreSQL cannot plan for the values and
// keeps one plan.
