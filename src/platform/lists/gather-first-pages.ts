import type { Context } from '../context.ts'
import { gather } from '../db/gather.ts'
import { many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import { filledRows, type Listed } from './list-page.ts'
import type { SearchedTable } from './searched-table.ts'

/** Lists that a table holds, one for each value of a column. */
export type ListedTable = SearchedTable & {
  /** A query that gives one row when a list of an organisation is there, and none otherwise. */
  within: (orgId: Sql, listId: Sql) => Sql
  /** A query for the number of its rows; when it is not given they are counted. */
  total?: (listId: Sql) => Sql
  /** What is read of each row. */
  columns: Sql
}

type Asked = { orgId: number; listId: number; limit: number }

type Filled<Row> = Row & { nth: number; list_total: number }

/**
 * The newest rows of lists of one kind, with their totals: what most who open a list want, in a statement for all that
 * ask at the same moment. Null for a list that is not there.
 */
export function gatherFirstPages<Row extends { id: number }>({ table, list, columns, within, total }: ListedTable) {
  const [asked, from, id] = [sql.ref('asked.list'), sql.ref(table), sql.ref(`${table}.id`)]
  const ofList = sql`${sql.ref(`${table}.${list}`)} = asked.list`
  const counted: Sql = total ? total(asked) : sql`select count(*) from ${from} where ${ofList}`
  const newest = sql`select ${columns} from ${from} where ${ofList} order by ${id} desc limit asked.size`
  return gather(async (ctx: Pick<Context, 'db'>, lists: Asked[]): Promise<(Listed<Row> | null)[]> => {
    const rows = await many<Filled<Row>>(ctx)`
      select asked.nth::int, counted.list_total, filled.*
      from unnest(${lists.map(({ orgId }) => orgId)}::bigint[], ${lists.map(({ listId }) => listId)}::bigint[],
        ${lists.map(({ limit }) => limit)}::int[]) with ordinality as asked (org_id, list, size, nth)
      cross join lateral (${within(sql.ref('asked.org_id'), asked)}) owner
      cross join lateral (select (${counted})::bigint as list_total offset 0) counted
      left join lateral (${newest}) filled on true
      order by asked.nth, filled.id desc`
    const pages = Map.groupBy(rows, ({ nth }) => nth)
    return lists.map((_, index) => {
      const page = pages.get(index + 1)
      return page === undefined ? null : { rows: filledRows(page), total: page[0]!.list_total }
    })
  })
}
