import { type Sql, sql } from '../db/sql.ts'
import type { PageQuery } from './list-page.ts'
import type { SearchedTable } from './searched-table.ts'

export type SearchedList = SearchedTable & {
  /** A query that gives one row if the parent of the list exists, and none otherwise. */
  within: Sql
  listId: number
  /** Further conditions, each preceded by `and`. */
  where?: Sql
  /** A query that reads the rows of the ids in `page (id)`. */
  rows: Sql
}

/** The search key to find, as a LIKE pattern in which each character is literal. */
export type Search = { pattern: string; page: PageQuery }

/** Texts up to this length have an index in list order; longer ones are rare. */
export const SHORT = sql`<= 2000`
export const LONG = sql`> 2000`

/** Returns the names of the table, the list column and the text column as SQL. */
export function namesOf({ table, list, text }: SearchedTable) {
  return { table: sql.ref(table), list: sql.ref(list), text: sql.ref(text) }
}
