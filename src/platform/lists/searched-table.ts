import type { Sql } from '../db/sql.ts'

/**
 * A searched table, as passed to `make_searchable`: the column with the list of a row, and the column with its search
 * key.
 */
export type SearchedTable = {
  table: string
  list: string
  text: string
  /**
   * Texts that are not rows yet: a table with the same list column, and a query with the columns `id`, list and text.
   */
  waiting?: { table: string; texts: Sql }
}
