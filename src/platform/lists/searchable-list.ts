import type { Context } from '../context/context.ts'
import { type Sql, sql } from '../db/sql.ts'
import { gatherFirstPages, type ListedTable } from './gather-first-pages.ts'
import { type Listed, type PageQuery, pageRange } from './list-page.ts'
import { listOrSearch } from './search-list.ts'

type Ask = PageQuery & { search?: string }

/**
 * Returns a function that reads a page of a list, newest first, with totals as `listOrSearch`; null if the list does
 * not exist. Concurrent requests for first pages share statements.
 */
export function searchableList<Row extends { id: number }>(declared: ListedTable) {
  const firstPage = gatherFirstPages<Row>(declared)
  const { within, total, columns, ...searched } = declared
  const rows = sql`select ${columns} from page join ${sql.ref(declared.table)} using (id)`

  /** @param where further conditions, each preceded by `and` */
  return async (ctx: Context, listId: number, query: Ask, where?: Sql): Promise<Listed<Row> | null> => {
    const { limit, offset } = pageRange(query)
    if (!query.search && !where && offset === 0) return firstPage(ctx, { orgId: ctx.orgId, listId, limit })
    return listOrSearch<Row>(ctx.db, query, {
      ...searched,
      listId,
      rows,
      within: within(sql`${ctx.orgId}`, sql`${listId}`),
      ...(where ? { where } : {}),
      ...(total && !where ? { total: total(sql`${listId}`) } : {}),
    })
  }
}
