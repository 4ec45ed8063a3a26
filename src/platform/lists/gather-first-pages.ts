import type { Context } from '../context/context.ts'
import { gather } from '../db/gather.ts'
import { many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import { filledRows, type Listed } from './list-page.ts'
import type { SearchedTable } from './searched-table.ts'

/** Lists in one table, one for each value of a column. */
export type ListedTable = SearchedTable & {
  /** A query that gives one row if the list exists in the organisation, and none otherwise. */
  within: (orgId: Sql, listId: Sql) => Sql
  /** A query for the number of its rows; omitted, they are counted. */
  total?: (listId: Sql) => Sql
  /** The columns to read of each row. */
  columns: Sql
}

type PageRequest = { orgId: number; listId: number; limit: number }

type Filled<Row> = Row & { nth?: number; list_total: number }

/**
 * Returns the newest rows of lists of one kind with their totals, the most common request, in one statement for all
 * concurrent callers. Null for a list that does not exist.
 */
export function gatherFirstPages<Row extends { id: number }>(table: ListedTable) {
  return gather(async (ctx: Pick<Context, 'db'>, lists: PageRequest[]): Promise<(Listed<Row> | null)[]> => {
    const rows = await many<Filled<Row>>(
      ctx,
    )`${lists.length === 1 ? pageOfOne(table, lists[0]!) : pagesOfMany(table, lists)}`
    const pages = Map.groupBy(rows, ({ nth = 1 }) => nth)
    return lists.map((_, index) => {
      const page = pages.get(index + 1)
      if (page === undefined) return null
      // The rows mostly come in this order; sorting them in PostgreSQL would take a tenth of its time.
      page.sort((a, b) => b.id - a.id)
      return { rows: filledRows(page), total: page[0]!.list_total }
    })
  })
}

/** The statement for a single list: starting the one for several takes longer than reading a page. */
function pageOfOne(table: ListedTable, { orgId, listId, limit }: PageRequest): Sql {
  const list = sql`${listId}`
  return sql`
    select counted.list_total, filled.*
    from (select ${totalOf(table, list)} from (${table.within(sql`${orgId}`, list)}) owner offset 0) counted
    left join (${newestOf(table, list, sql`${limit}::int`)}) filled on true`
}

// Behind `offset 0` PostgreSQL does not see the length of the arrays, and keeps one plan for any number of lists.
function pagesOfMany(table: ListedTable, lists: PageRequest[]): Sql {
  const list = sql`asked.list`
  return sql`
    select asked.nth::int, counted.list_total, filled.*
    from (select ${lists.map(({ orgId }) => orgId)}::bigint[] as orgs, ${lists.map(({ listId }) => listId)}::bigint[] as lists,
      ${lists.map(({ limit }) => limit)}::int[] as sizes offset 0) given
    cross join unnest(given.orgs, given.lists, given.sizes) with ordinality as asked (org_id, list, size, nth)
    cross join lateral (${table.within(sql`asked.org_id`, list)}) owner
    cross join lateral (select ${totalOf(table, list)} offset 0) counted
    left join lateral (${newestOf(table, list, sql`asked.size`)}) filled on true`
}

function totalOf({ table, list: column, total }: ListedTable, list: Sql): Sql {
  const counted = total ? total(list) : sql`select count(*) from ${sql.ref(table)} where ${sql.ref(column)} = ${list}`
  return sql`(${counted})::bigint as list_total`
}

function newestOf({ table, list: column, columns }: ListedTable, list: Sql, size: Sql): Sql {
  const name = (of: string) => sql.ref(`${table}.${of}`)
  return sql`select ${columns} from ${sql.ref(table)} where ${name(column)} = ${list} order by ${name('id')} desc limit ${size}`
}
