import type { Sql } from '../db/sql.ts'

/** A table that is searched, as `make_searchable` was told: the column that says to which list a row belongs, and the folded text. */
export type SearchedTable = {
  table: string
  list: string
  text: string
  /** Texts that are no rows yet: a table with the same column of the list, and a query of `id`, list and text by the names of the columns. */
  waiting?: { table: string; texts: Sql }
}
