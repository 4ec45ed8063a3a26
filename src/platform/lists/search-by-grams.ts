import type { Db } from '../db/database.ts'
import { one } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import { namesOf, type SearchedList, SHORT } from './searched-list.ts'

/** More than any id. */
const END = sql`9223372036854775807`

/**
 * Whether fewer than one in a hundred rows have the pattern, as 16 places in the list say. A short list is not worth asking.
 * Ids are compared as pairs: an index of ids alone, which holds those of all lists, cannot answer that. At the end of the
 * list a place may reach into the next one: with a bound on both sides PostgreSQL takes it for hardly any rows, and sorts.
 */
export async function isRare(db: Db, searched: SearchedList, pattern: string): Promise<boolean> {
  const { table, list, text } = namesOf(searched)
  const short = sql`octet_length(${text}) ${SHORT}`
  const ownIds = sql`
    select id from ${table} where (${list}, id) > ((select list from asked), 0) and (${list}, id) < ((select list from asked), ${END})
      and ${short}`
  const { rare } = await one<{ rare: boolean }>({ db })`
    with asked as materialized (select ${searched.listId}::bigint as list, ${pattern}::text as pattern),
    ends as materialized (
      select (${ownIds} order by ${list}, id limit 1) as low, (${ownIds} order by ${list} desc, id desc limit 1) as high)
    select count(*) filter (where seen.text like (select pattern from asked)) * 100 < count(*) as rare
    from ends, generate_series(0, 15) n,
      lateral (
        select ${list} as list, ${text} as text from ${table}
        where (${list}, id) > ((select list from asked), low - 1 + (high - low) * n / 16) and ${short}
        order by ${list}, id limit 32) seen
    where high - low >= 1000 and seen.list = (select list from asked)`
  return rare
}

/** The rows that the index of grams finds. These belong to the list, so its column is only compared, never looked up. */
export function idsByGrams(searched: SearchedList, pattern: string, part: string): Sql {
  const { table, list, text } = namesOf(searched)
  return sql`
    with asked as materialized (
      select ${searched.listId}::bigint as list, ${pattern}::text as pattern, ${part}::text as part)
    select id from ${table}
    where search_grams(${list}, ${text}) @> (select search_grams(list, part) from asked)
      and ${list} + 0 = (select list from asked) and ${text} like (select pattern from asked) ${searched.where ?? sql``}`
}
