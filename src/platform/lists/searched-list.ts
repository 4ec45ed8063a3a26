import { type Sql, sql } from '../db/sql.ts'
import type { PageQuery } from './list-page.ts'
import type { SearchedTable } from './searched-table.ts'

export type SearchedList = SearchedTable & {
  /** A query that gives one row when the thing that the list belongs to is there, and none otherwise. */
  within: Sql
  /** Which list is searched. */
  listId: number
  /** Further conditions, each with `and` before it. */
  where?: Sql
  /** A query that reads the rows of the ids in `page (id)`. */
  rows: Sql
}

/** The folded text to find, as a pattern of LIKE in which each character means itself. */
export type Search = { pattern: string; page: PageQuery }

/** Texts up to this length are in an index in the order of the list; there are hardly any longer ones. */
export const SHORT = sql`<= 2000`
export const LONG = sql`> 2000`

/** The table, the column of the list and that of the text, as SQL. */
export function namesOf({ table, list, text }: SearchedTable) {
  return { table: sql.ref(table), list: sql.ref(list), text: sql.ref(text) }
}
