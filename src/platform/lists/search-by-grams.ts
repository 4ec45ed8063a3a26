import type { Db } from '../db/database.ts'
import { many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import { cappedTotal } from './capped-total.ts'
import { filledRows, type Listed, pageRange } from './list-page.ts'
import { namesOf, type Search, type SearchedList, SHORT } from './searched-list.ts'

/** More than any id. */
const END = sql`9223372036854775807`

/**
 * Searches by the index of grams, unless a sample of the list shows that more rows match than the index handles
 * quickly. The rows from the index belong to the list, so its column is only compared and never looked up.
 * @returns 'common' if the list has to be read instead, null if `within` gave nothing
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
 * The runs that few rows of the sample contain, or all runs if each is common. A run that most rows contain does not
 * narrow the search, and the index would scan its rows as well.
 */
const telling = sql`coalesce(nullif(array(
  select run from asked, unnest(asked.runs) run
  where (select count(*) from seen where position(run in seen.text) > 0) * 4 < (select count(*) from seen)), '{}'), runs)`

/**
 * `sample`: whether few rows match, judged at 16 places in the list. A short list is not sampled. Ids are compared as
 * pairs, which an index of ids alone, with those of all lists, cannot answer. At the end of the list a place may extend
 * into the next list: with bounds on both sides PostgreSQL would expect hardly any rows, and sort.
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
