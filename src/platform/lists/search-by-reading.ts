import type { Db } from '../db/database.ts'
import { many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import { cappedTotal, MAX_COUNTED } from './capped-total.ts'
import { filledRows, type Listed, pageRange } from './list-page.ts'
import { LONG, namesOf, type Search, type SearchedList, SHORT } from './searched-list.ts'
import type { SearchedTable } from './searched-table.ts'

/**
 * Reads the texts of a list, newest first and each at most once, until the page is full and the count has reached its
 * cap.
 * @param withWaiting whether texts that are not rows yet are read too
 * @returns null if `within` gave nothing
 */
export async function searchByReading<Row extends { id: number }>(
  db: Db,
  { pattern, page }: Search,
  { listId, where = sql``, within, rows, ...names }: SearchedList,
  { withWaiting = false } = {},
): Promise<Listed<Row> | null> {
  const { limit, offset } = pageRange(page)
  const { table, list, text } = namesOf(names)
  const newest = (length: Sql) => sql`
    select id from ${withWaiting ? allTexts(names) : table}
    where ${list} = (select list from asked) and octet_length(${text}) ${length}
      and ${text} like (select pattern from asked) ${where}
    order by id desc limit (select most from asked)`
  const found = await many<Row & { list_total: number }>({ db })`
    with asked as materialized (
      select ${listId}::bigint as list, ${pattern}::text as pattern, ${limit}::bigint as size, ${offset}::bigint as skipped,
        ${Math.max(limit + offset, MAX_COUNTED + 1)}::bigint as most),
    matches as materialized ((${newest(SHORT)}) union all (${newest(LONG)})),
    page as (
      select id from matches order by id desc limit (select size from asked) offset (select skipped from asked)),
    filled as (${rows})
    select (select count(*) from matches) as list_total, filled.*
    from (${within}) owner left join filled on true order by filled.id desc`
  return found[0] === undefined ? null : { rows: filledRows(found), ...cappedTotal(found[0].list_total) }
}

function allTexts(searched: SearchedTable): Sql {
  const { table, list, text } = namesOf(searched)
  return sql`(select id, ${list}, ${text} from ${table} union all ${searched.waiting!.texts}) ${table}`
}
