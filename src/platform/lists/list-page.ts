import type { Db } from '../db/database.ts'
import { many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'

export type PageQuery = { page?: number; limit?: number }
/**
 * A page of rows. `capped`: there are more than `total` rows, and the rest was not counted. `limit`: the rows per page
 * of a list with a default of its own.
 */
export type Listed<Row> = { rows: Row[]; total: number; capped?: boolean; limit?: number }

/** A larger limit is reduced to this (docs/interface.md, Limits). */
export const MAX_LIMIT = 200

/**
 * Returns the rows of a page: a limit above 200 becomes 200, and an offset too large for PostgreSQL counts as the end.
 */
export function pageRange({ page = 1, limit = 20 }: PageQuery): { limit: number; offset: number } {
  const rows = Math.min(limit, MAX_LIMIT)
  return { limit: rows, offset: Math.min((page - 1) * rows, Number.MAX_SAFE_INTEGER) }
}

export type ListQuery = {
  /** A query that gives one row if the parent of the list exists, and none otherwise. */
  within: Sql
  /** A query for the ids of the list, in any order. */
  ids: Sql
  /** A query for their number; omitted, the ids are counted. */
  total?: Sql
  /** A query that reads the rows of the ids in `page (id)`. */
  rows: Sql
}

/**
 * Returns a page of a list and its exact total, in one statement: newest first, by id.
 * @returns a total of null when `within` gave nothing
 */
export async function listPage<Row extends { id: number }>(
  db: Db,
  query: PageQuery,
  { within, ids, total, rows }: ListQuery,
): Promise<{ rows: Row[]; total: number | null }> {
  const { limit, offset } = pageRange(query)
  const filled = await many<Row & { list_total: number }>({ db })`
    with matches as (${ids}),
    page as (select id from matches order by id desc limit ${limit}::int offset ${offset}::bigint),
    filled as (${rows})
    select (${total ?? sql`select count(*) from matches`})::bigint as list_total, filled.*
    from (${within}) owner left join filled on true order by filled.id desc`
  return { rows: filledRows(filled), total: filled[0]?.list_total ?? null }
}

/**
 * Returns the rows of a page; an empty page comes as a single row without an id. Each row also carries the total, which
 * callers ignore.
 */
export function filledRows<Row extends { id: unknown }>(rows: Row[]): Row[] {
  return rows[0]?.id === null ? [] : rows
}
