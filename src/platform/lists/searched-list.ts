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

/** What is searched for, as a pattern of LIKE in which each character means itself. */
export type Search = { needle: string; pattern: string; page: PageQuery }

/** Texts up to this length stand in an index in the order of the list; there are hardly any others. */
export const SHORT = sql`<= 2000`
export const LONG = sql`> 2000`

/** The table, the column of the list and that of the text, as SQL. */
export function namesOf({ table, list, text }: SearchedTable) {
  return { table: sql.ref(table), list: sql.ref(list), text: sql.ref(text) }
}

/**
 * The parts of a list that are in none of the blocks in `known`: the ids between `low` and `high`. In one of these a row
 * has its own text alone; of a row in a block `search_change` may have another.
 */
export const gapsBetweenBlocks = sql`
  select low, high from (
    select coalesce(lag(last_id) over (order by last_id), 0) as low, first_id as high from known
    union all select coalesce(max(last_id), 0), 9223372036854775807 from known) bounds
  where high - low > 1`

/** True of the rows of the list with ids between two others. */
export function between(searched: SearchedTable, low: Sql, high: Sql): Sql {
  return sql`${namesOf(searched).list} = (select list from asked) and id > ${low} and id < ${high}`
}
