import type { Context } from '../context/context.ts'
import { PLANNED_EACH_TIME } from '../db/named-statement.ts'
import { many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import { cappedTotal, MAX_COUNTED } from './capped-total.ts'
import { filledRows, type Listed, type PageQuery, pageRange } from './list-page.ts'

/**
 * Returns a page of a list whose filters and orders each have an index.
 * @param ids a query for the first ids of the list, in order, at most as many as its argument
 * @param total a query for the number of all rows, if there is no filter; otherwise they are counted up to the cap
 * @param rows a query that reads the rows of the ids in `page (id, nth)`, with `nth`
 */
export async function cappedPage<Row extends { id: number | string }>(
  ctx: Pick<Context, 'db'>,
  query: PageQuery,
  { ids, total, rows }: { ids: (max: number) => Sql; total: Sql | null; rows: Sql },
): Promise<Listed<Row>> {
  const { limit, offset } = pageRange(query)
  const most = total === null ? Math.max(offset + limit, MAX_COUNTED + 1) : offset + limit
  const found = await many<Row & { list_total: number }>(ctx)`${total === null ? PLANNED_EACH_TIME : sql``}
    with matches as materialized (${ids(most)}),
    page as (
      select id, row_number() over () as nth
      from (select id from matches limit ${limit}::bigint offset ${offset}::bigint) shown)
    select (${total ?? sql`select count(*) from matches`})::bigint as list_total, filled.* from (values (1)) owner
    left join (${rows}) filled on true order by filled.nth`
  const counted = found[0]!.list_total
  return { rows: filledRows(found), ...(total === null ? cappedTotal(counted) : { total: counted }) }
}
