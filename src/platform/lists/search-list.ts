import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../db/open-database.ts'
import { many, one } from '../db/query.ts'
import { fold } from '../text/fold.ts'
import { distinctivePart } from './distinctive-part.ts'
import { filledRows, listPage, type PageQuery, pageRange } from './list-page.ts'

export type SearchedList = {
  /** A query that gives one row when the thing that the list belongs to is there, and none otherwise. */
  within: RawBuilder<unknown>
  /** The table, the column that says to which list a row belongs, and the folded text: as `make_searchable` was told. */
  table: string
  list: string
  text: string
  /** Which list is searched. */
  listId: number
  /** Further conditions, each with `and` before it. */
  where?: RawBuilder<unknown>
  /** A query that reads the rows of the ids in `page (id)`. */
  rows: RawBuilder<unknown>
}

type Page<Row> = { rows: Row[]; total: number | null }

/**
 * One page of a list, newest first, by id, and the total: all of it, or the rows whose text contains what is searched for,
 * each character meaning itself, when anything is left of that once it is folded. docs/decisions/002-search.md tells why
 * there are two ways to search.
 * @param total a query for the number of all rows; when it is not given they are counted
 * @returns a total of null when `within` gave nothing.
 */
export async function listOrSearch<Row extends { id: number }>(
  db: Db | Tx,
  { search, ...page }: PageQuery & { search?: string },
  { total, ...searched }: SearchedList & { total?: RawBuilder<unknown> },
): Promise<Page<Row>> {
  const needle = fold(search ?? '')
  const { table, list, listId, where = sql``, within, rows } = searched
  if (needle === '') {
    const ids = sql`select id from ${sql.table(table)} where ${sql.ref(list)} = ${listId} ${where}`
    return listPage(db, page, { within, rows, ids, ...(total ? { total } : {}) })
  }
  const pattern = `%${needle.replace(/[\\%_]/g, '\\$&')}%`
  const part = distinctivePart(needle)
  if (part !== null && (await isRare(db, searched, pattern)))
    return listPage(db, page, { within, rows, ids: idsByGrams(searched, pattern, part) })
  return searchByReading(db, page, searched, pattern)
}

// What is asked for is read from `asked` everywhere: PostgreSQL then cannot plan for the values, and keeps one plan.

/** Texts up to this length stand in an index in the order of the list; there are hardly any others. */
const SHORT = sql`<= 2000`
const LONG = sql`> 2000`
/** More than any id. */
const END = sql`9223372036854775807`

/**
 * Whether fewer than one in a hundred rows have the pattern, as 16 places in the list say. A short list is not worth asking.
 * Ids are compared as pairs: an index of ids alone, which holds those of all lists, cannot answer that. At the end of the
 * list a place may reach into the next one: with a bound on both sides PostgreSQL takes it for hardly any rows, and sorts.
 */
async function isRare(db: Db | Tx, searched: SearchedList, pattern: string): Promise<boolean> {
  const [table, list, text] = [sql.table(searched.table), sql.ref(searched.list), sql.ref(searched.text)]
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
function idsByGrams(searched: SearchedList, pattern: string, part: string): RawBuilder<unknown> {
  const [table, list, text] = [sql.table(searched.table), sql.ref(searched.list), sql.ref(searched.text)]
  return sql`
    with asked as materialized (
      select ${searched.listId}::bigint as list, ${pattern}::text as pattern, ${part}::text as part)
    select id from ${table}
    where search_grams(${list}, ${text}) @> (select search_grams(list, part) from asked)
      and ${list} + 0 = (select list from asked) and ${text} like (select pattern from asked) ${searched.where ?? sql``}`
}

/**
 * Reads the texts of the list from the newest on until the page is full; those before them are only counted, so that each
 * text is looked at once.
 */
async function searchByReading<Row extends { id: number }>(
  db: Db | Tx,
  query: PageQuery,
  { table, list: column, text, listId, where = sql``, within, rows }: SearchedList,
  pattern: string,
): Promise<Page<Row>> {
  const { limit, offset } = pageRange(query)
  const list = sql.ref(column)
  const matching = (length: RawBuilder<unknown>) => sql`
    from ${sql.table(table)} where ${list} = (select list from asked) and octet_length(${sql.ref(text)}) ${length}
      and ${sql.ref(text)} like (select pattern from asked) ${where}`
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
