import type { Db } from '../db/database.ts'
import { many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import { filledRows, pageRange } from './list-page.ts'
import { LONG, namesOf, type Search, type SearchedList, SHORT } from './searched-list.ts'
import type { SearchedTable } from './searched-table.ts'

/**
 * Reads the texts of the list from the newest on until the page is full; those before them are only counted, so that each
 * text is looked at once.
 * @param withWaiting whether those are read too that are no rows yet
 */
export async function searchByReading<Row extends { id: number }>(
  db: Db,
  { pattern, page }: Search,
  { listId, where = sql``, within, rows, ...names }: SearchedList,
  { withWaiting = false } = {},
): Promise<{ rows: Row[]; total: number | null }> {
  const { limit, offset } = pageRange(page)
  const { table, list, text } = namesOf(names)
  const matching = (length: Sql) => sql`
    from ${withWaiting ? allTexts(names) : table} where ${list} = (select list from asked) and octet_length(${text}) ${length}
      and ${text} like (select pattern from asked) ${where}`
  const found = await many<Row & { list_total: number }>({ db })`
    with asked as materialized (
      select ${listId}::bigint as list, ${pattern}::text as pattern,
        ${limit}::bigint as size, ${offset}::bigint as skipped, ${limit + offset}::bigint as wanted),
    newest as materialized (select id ${matching(SHORT)} order by id desc limit (select wanted from asked)),
    long as materialized (select id ${matching(LONG)}),
    older as (
      select count(*) as total ${matching(SHORT)} and (select count(*) from newest) = (select wanted from asked)
        and (${list}, id) < ((select list from asked), (select min(id) from newest))),
    page as (
      select id from (select id from newest union all select id from long) matches
      order by id desc limit (select size from asked) offset (select skipped from asked)),
    filled as (${rows})
    select (select count(*) from newest) + (select count(*) from long) + (select total from older) as list_total, filled.*
    from (${within}) owner left join filled on true order by filled.id desc`
  return { rows: filledRows(found), total: found[0]?.list_total ?? null }
}

function allTexts(searched: SearchedTable): Sql {
  const { table, list, text } = namesOf(searched)
  return sql`(select id, ${list}, ${text} from ${table} union all ${searched.waiting!.texts}) ${table}`
}
