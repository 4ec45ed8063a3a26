import { searchKey } from '../../lib/text/search-key.ts'
import type { Db } from '../db/database.ts'
import { one } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import { COUNTED_RUN, codePoints } from './block-shape.ts'
import { distinctiveRuns } from './distinctive-runs.ts'
import { likePattern } from './like-pattern.ts'
import { listPage, type PageQuery } from './list-page.ts'
import { searchByGrams } from './search-by-grams.ts'
import { searchByReading } from './search-by-reading.ts'
import { searchByRuns } from './search-by-runs.ts'
import { namesOf, type SearchedList } from './searched-list.ts'

/**
 * One page of a list, newest first, by id, and the total: all of it, or the rows whose text contains what is searched for,
 * each character meaning itself, when anything is left of that once it is folded. docs/decisions/002-search.md
 * and 007-search-blocks.md tell why there are three ways to search.
 * @param total a query for the number of all rows; when it is not given they are counted
 * @returns a total of null when `within` gave nothing.
 */
export async function listOrSearch<Row extends { id: number }>(
  db: Db,
  { search, ...page }: PageQuery & { search?: string },
  { total, ...searched }: SearchedList & { total?: Sql },
): Promise<{ rows: Row[]; total: number | null }> {
  const needle = searchKey(search ?? '')
  const { where, within, rows } = searched
  if (needle === '') {
    const { table, list } = namesOf(searched)
    const ids = sql`select id from ${table} where ${list} = ${searched.listId} ${where ?? sql``}`
    return listPage(db, page, { within, rows, ids, ...(total ? { total } : {}) })
  }
  const asked = { needle, pattern: likePattern(needle), page }
  if (await someWait(db, searched)) return searchByReading(db, asked, searched, { withWaiting: true })
  if (where === undefined && codePoints(needle).length <= COUNTED_RUN) return searchByRuns(db, asked, searched)
  const runs = distinctiveRuns(needle)
  const few = runs.length === 0 ? null : await searchByGrams<Row>(db, asked, runs, searched)
  return few ?? searchByReading(db, asked, searched)
}

/** One that comes to wait or becomes a row afterwards is found as what it is by then. */
async function someWait(db: Db, { waiting, list, listId }: SearchedList): Promise<boolean> {
  if (waiting === undefined) return false
  const { wait } = await one<{ wait: boolean }>({ db })`
    select exists (select from ${sql.ref(waiting.table)} where ${sql.ref(list)} = ${listId}) as wait`
  return wait
}

// In the statements of a search what is asked for is read from `asked` everywhere: PostgreSQL then cannot plan for the
// values, and keeps one plan.
