import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../db/open-database.ts'
import { fold } from '../text/fold.ts'
import { filledRows, listPage, type PageQuery, pageRange } from './list-page.ts'

/** How many characters the search indexes take together, as the function `search_grams` of the database has it. */
const GRAM = 4
/** The index is asked for this many grams: each more makes it read another list, and few rows share even these. */
const GRAMS_ASKED = 5
/** A local part shorter than this is looked for together with the beginning of its domain. */
const HEAD = 8

/** A LIKE pattern that finds the text anywhere, each character meaning itself. */
function anywhere(needle: string): string {
  return `%${needle.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * The part of a needle by which the index finds rows; the rest is checked in the rows. People are told apart by the end of
 * a name and by what stands before the @, while whole events share first names and domains.
 * @returns null for a needle of fewer characters than a gram.
 */
export function telling(needle: string): string | null {
  const characters = Array.from(needle)
  const at = characters.indexOf('@')
  const head = at < 0 ? characters : characters.slice(0, Math.max(at + 1, HEAD))
  const end = head.slice(1 - GRAM - GRAMS_ASKED)
  return end.length < GRAM ? null : end.join('')
}

export type SearchedList = {
  /** A query that gives one row when the thing that the list belongs to is there, and none otherwise. */
  within: RawBuilder<unknown>
  /** The table, the column that says to which list a row belongs, and the folded text. It has the indexes of 0006_search.sql. */
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

/**
 * One page of a list: all of it, or the rows that a search finds when anything is left of it once it is folded.
 * @param total a query for the number of all rows; when it is not given they are counted
 * @returns a total of null when `within` gave nothing.
 */
export function listOrSearch<Row extends { id: number }>(
  db: Db | Tx,
  { search, ...page }: PageQuery & { search?: string },
  { total, ...searched }: SearchedList & { total?: RawBuilder<unknown> },
): Promise<{ rows: Row[]; total: number | null }> {
  const needle = fold(search ?? '')
  if (needle !== '') return searchPage(db, page, needle, searched)
  const { table, list: column, listId, where = sql``, within, rows } = searched
  const ids = sql`select id from ${sql.table(table)} where ${sql.ref(column)} = ${listId} ${where}`
  return listPage(db, page, { within, rows, ids, ...(total ? { total } : {}) })
}

/**
 * One page of the rows whose text contains the needle, each character meaning itself, and their total, in one statement:
 * newest first, by id. Texts that few rows have are found by their grams. For others the newest rows are walked through
 * until the page is full, and those before them are only counted, so that each text is looked at once.
 * @returns a total of null when `within` gave nothing.
 */
async function searchPage<Row extends { id: number }>(
  db: Db | Tx,
  query: PageQuery,
  needle: string,
  searched: SearchedList,
): Promise<{ rows: Row[]; total: number | null }> {
  const { limit, offset } = pageRange(query)
  const grams = telling(needle)
  const common = grams === null ? sql`` : sql`and (select rare from sample) is not true`
  const older = sql`and (select count(*) from newest) = (select wanted from asked)
    and ${pair(searched)} < (${list}, (select min(id) from newest))`
  const result = await sql<Row & { list_total: number }>`
    with asked as materialized (
      select ${searched.listId}::bigint as list, ${anywhere(needle)}::text as pattern, ${grams}::text as grams,
        ${limit}::bigint as size, ${offset}::bigint as skipped, ${limit + offset}::bigint as wanted),
    ${grams === null ? sql`` : sql`sample as materialized (${sample(searched)}),`}
    newest as materialized (
      select id ${matching(searched, SHORT)} ${common} order by id desc limit (select wanted from asked)),
    others as materialized (
      select id ${matching(searched, LONG)} ${common} ${grams === null ? sql`` : sql`union all ${byGrams(searched)}`}),
    page as (
      select id from (select id from newest union all select id from others) matches
      order by id desc limit (select size from asked) offset (select skipped from asked)),
    filled as (${searched.rows})
    select (select count(*) from newest) + (select count(*) from others)
        + (select count(*) ${matching(searched, SHORT)} ${older}) as list_total, filled.*
    from (${searched.within}) owner left join filled on true order by filled.id desc`.execute(db)
  return { rows: filledRows(result.rows), total: result.rows[0]?.list_total ?? null }
}

// What is asked for is read from `asked` everywhere: PostgreSQL then cannot plan for the values, and keeps one plan.
const list = sql`(select list from asked)`
const pattern = sql`(select pattern from asked)`

// Texts up to this length stand in an index in the order of the list; there are hardly any others.
const SHORT = sql`<= 2000`
const LONG = sql`> 2000`

/** For bounds of ids: an index of ids alone, which holds those of all lists, cannot answer comparisons of pairs. */
const pair = (searched: SearchedList) => sql`(${sql.ref(searched.list)}, id)`

/** Rows that match, by reading all texts of the list of this length. */
function matching({ table, list: column, text, where = sql`` }: SearchedList, length: RawBuilder<unknown>) {
  return sql`from ${sql.table(table)} where ${sql.ref(column)} = ${list} and octet_length(${sql.ref(text)}) ${length}
    and ${sql.ref(text)} like ${pattern} ${where}`
}

/** Rows that match, by the index of grams. These belong to the list, so its column is only compared, never looked up. */
function byGrams({ table, list: column, text, where = sql`` }: SearchedList): RawBuilder<unknown> {
  return sql`
    select id from ${sql.table(table)}
    where search_grams(${sql.ref(column)}, ${sql.ref(text)}) @> (select search_grams(list, grams) from asked)
      and (select rare from sample) and ${sql.ref(column)} + 0 = ${list} and ${sql.ref(text)} like ${pattern} ${where}`
}

/** Whether fewer than one in a hundred rows have the needle, as 16 places in the list say. For short lists it is not worth asking. */
function sample(searched: SearchedList): RawBuilder<unknown> {
  const [column, text] = [sql.ref(searched.list), sql.ref(searched.text)]
  const after = (id: RawBuilder<unknown>) => sql`
    from ${sql.table(searched.table)} where ${pair(searched)} > (${list}, ${id}) and ${pair(searched)} < (${list}, ${END})
      and octet_length(${text}) ${SHORT}`
  return sql`
    select max(ends.high - ends.low) >= 1000 and count(*) filter (where seen.text like ${pattern}) * 100 < count(*) as rare
    from (select (select id ${after(sql`0`)} order by ${column}, id limit 1) as low,
      (select id ${after(sql`0`)} order by ${column} desc, id desc limit 1) as high offset 0) ends, generate_series(0, 15) n,
      lateral (select ${text} as text ${after(sql`ends.low - 1 + (ends.high - ends.low) * n / 16`)}
        order by ${column}, id limit 32) seen`
}

/** More than any id. */
const END = sql`9223372036854775807`
