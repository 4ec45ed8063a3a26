import { type Sql, sql } from '../db/sql.ts'
import type { Listed } from './list-page.ts'

/** The highest total of a search or filter: counting all of a million matches takes longer than reading a page of them. */
export const MAX_COUNTED = 10_000

/** Returns the total of a list whose matches were counted up to `MAX_COUNTED + 1`, or up to the end of the page. */
export function cappedTotal(counted: number): Pick<Listed<unknown>, 'total' | 'capped'> {
  return counted > MAX_COUNTED ? { total: MAX_COUNTED, capped: true } : { total: counted }
}

/** Returns a query that counts the rows of `select from …` and stops one past the cap. */
export function countToCap(rows: Sql): Sql {
  return sql`select count(*) from (${rows} limit ${MAX_COUNTED + 1}::int) counted`
}
