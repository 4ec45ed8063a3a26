import type { Db } from '../db/database.ts'
import { many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import { cappedTotal } from './capped-total.ts'
import { filledRows, type Listed, pageRange } from './list-page.ts'
import { namesOf, type Search, type SearchedList, SHORT } from './searched-list.ts'

/** More than any id. */
const END = sql`9223372036854775807`

/**
 * Searches by the index of grams, unless a sample of the list says that more rows have the text than the index is quick
 * for. The rows that the index gives belong to the list, so its column is only compared, never looked up.
 * @returns 'common' when the list has to be read instead, null when `within` gave nothing
 */
export async function searchByGrams<Row extends { id: number }>(
  db: Db,
  { pattern, page }: Search,
  runs: string[],
  searched: SearchedList,
): Promise<Listed<Row> | 'common' | null> {
  const { table, list, text } = namesOf(searched)
  const { limit, offset } = pageRange(page)
  const found = await many<Row & { list_total: number; rare: boolean }>({ db })`
    with asked as materialized (
      select ${searched.listId}::bigint as list, ${pattern}::text as pattern, ${runs}::text[] as runs,
        ${limit}::bigint as size, ${offset}::bigint as skipped),
    ${sample(searched)},
    wanted as materialized (
      select list, pattern, array(select (search_grams(list, run))[1] from unnest(${telling}) run) as grams from asked
      where (select rare from sample)),
    matches as materialized (
      select id from wanted, ${table}
      where search_grams(${list}, ${text}) @> grams and ${list} + 0 = wanted.list and ${text} like pattern
        ${searched.where ?? sql``}),
    page as (
      select id from matches order by id desc limit (select size from asked) offset (select skipped from asked)),
    filled as (${searched.rows})
    select (select rare from sample) as rare, (select count(*) from matches) as list_total, filled.*
    from (${searched.within}) owner left join filled on true order by filled.id desc`
  const first = found[0]
  if (first === undefined) return null
  return first.rare ? { rows: filledRows(found), ...cappedTotal(first.list_total) } : 'common'
}

/**
 * The runs that hardly any rows of the sample have; all of them, where each is common. One that most rows have tells
 * nothing, and the index would go through its rows beside those of the others.
 */
const telling = sql`coalesce(nullif(array(
  select run from asked, unnest(asked.runs) run
  where (select count(*) from seen where position(run in seen.text) > 0) * 4 < (select count(*) from seen)), '{}'), runs)`

/**
 * `sample`: whether few rows have the pattern, as 16 places in the list say. A short list is not worth asking.
 * Ids are compared as pairs: an index of ids alone, which holds those of all lists, cannot answer that. At the end of the
 * list a place may reach into the next one: with a bound on both sides PostgreSQL takes it for hardly any rows, and sorts.
 */
function sample(searched: SearchedList): Sql {
  const { table, list, text } = namesOf(searched)
  const short = sql`octet_length(${text}) ${SHORT}`
  const ownIds = sql`
    select id from ${table} where (${list}, id) > ((select list from asked), 0) and (${list}, id) < ((select list from asked), ${END})
      and ${short}`
  return sql`
    ends as materialized (
      select (${ownIds} order by ${list}, id limit 1) as low, (${ownIds} order by ${list} desc, id desc limit 1) as high),
    seen as materialized (
      select near.text from ends, generate_series(0, 15) n,
        lateral (
          select ${list} as list, ${text} as text from ${table}
          where (${list}, id) > ((select list from asked), low - 1 + (high - low) * n / 16) and ${short}
          order by ${list}, id limit 8) near
      where high - low >= 1000 and near.list = (select list from asked)),
    sample as materialized (
      select count(*) filter (where seen.text like (select pattern from asked)) * 32 < count(*) as rare from seen)`
}
