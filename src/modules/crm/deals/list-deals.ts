import { invalidField } from '../../../lib/errors.ts'
import { searchKey } from '../../../lib/text/search-key.ts'
import type { Context } from '../../../platform/context/context.ts'
import { PLANNED_EACH_TIME } from '../../../platform/db/named-statement.ts'
import { many, one } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { Table } from '../../../platform/http/operations/operation.ts'
import { cappedPage } from '../../../platform/lists/capped-page.ts'
import { likePattern } from '../../../platform/lists/like-pattern.ts'
import type { Listed } from '../../../platform/lists/list-page.ts'
import { listOrSearch } from '../../../platform/lists/search-list.ts'
import type { SearchedTable } from '../../../platform/lists/searched-table.ts'
import { type DealsQuery, dealConditions } from './deal-filters.ts'
import { type DealRow, dealColumns, dealToWire } from './deal-queries.ts'
import type { Deal } from './deal-schema.ts'

export const searchedDeals: SearchedTable = { table: 'deal', list: 'org_id', text: 'folded' }

const BATCH = 500

/** Each order has an index. */
const ORDERS = {
  newest: sql`deal.id desc`,
  oldest: sql`deal.id`,
  amount: sql`deal.amount desc, deal.id desc`,
  expected_close: sql`deal.expected_close_date, deal.id`,
  updated: sql`deal.updated_at desc, deal.id desc`,
} as const

/**
 * Lists deals. The total is exact without filters and for a search, otherwise capped at 1,000.
 * @throws AppError validation_failed for a search in an order other than newest first, or for amounts without a
 * currency
 */
export async function listDeals(ctx: Context, query: DealsQuery): Promise<Listed<Deal>> {
  const conditions = dealConditions(query)
  if (searchKey(query.search ?? '') !== '') return searchDeals(ctx, query, conditions)
  const own = sql`deal.org_id = ${ctx.orgId}`
  const page = await cappedPage<DealRow>(ctx, query, {
    ids: (max) => sql`
      select deal.id from deal where ${sql.join([own, ...conditions], ' and ')}
      order by ${ORDERS[query.sort ?? 'newest']} limit ${max}::bigint`,
    total:
      conditions.length > 0 ? null : sql`select coalesce(sum(deals), 0) from deal_tally where org_id = ${ctx.orgId}`,
    rows: sql`select page.nth, ${dealColumns} from page join deal using (id)`,
  })
  return { ...page, rows: page.rows.map(dealToWire) }
}

async function searchDeals(ctx: Context, query: DealsQuery, conditions: Sql[]): Promise<Listed<Deal>> {
  if ((query.sort ?? 'newest') !== 'newest')
    throw invalidField(
      ['query', 'sort'],
      'results of a search are always newest first: leave sort out',
      'not_with_search',
    )
  const page = await listOrSearch<DealRow>(ctx.db, query, {
    ...searchedDeals,
    listId: ctx.orgId,
    within: sql`values (1)`,
    rows: sql`select ${dealColumns} from page join deal using (id)`,
    ...(conditions.length > 0 ? { where: sql`and ${sql.join(conditions, ' and ')}` } : {}),
  })
  return { total: 0, ...page, rows: page?.rows.map(dealToWire) ?? [] }
}

const COLUMNS = [
  ...([
    'id',
    'title',
    'account_id',
    'account_name',
    'contact_id',
    'contact_name',
    'amount',
    'currency',
    'stage',
  ] as const),
  ...(['expected_close_date', 'owner', 'notes', 'closed_at', 'created_at', 'updated_at'] as const),
]

/** All deals that match a query, newest first regardless of `sort`. */
export async function dealTable(ctx: Context, query: DealsQuery): Promise<Table> {
  return {
    name: 'deals',
    rows: rowsOf(ctx, query),
    async count(upTo) {
      const { count } = await one<{ count: number }>(ctx)`${PLANNED_EACH_TIME}
        select count(*) from (select from deal where ${allOf(ctx, query)} limit ${upTo}::int) counted`
      return count
    },
  }
}

/** Each batch is a separate statement, so a slow reader keeps no transaction open. */
async function* rowsOf(ctx: Context, query: DealsQuery): AsyncGenerator<(string | number)[][]> {
  yield [[...COLUMNS]]
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await many<DealRow>(ctx)`${PLANNED_EACH_TIME}
      select ${dealColumns} from deal where ${allOf(ctx, query)} and deal.id < ${before}::bigint
      order by deal.id desc limit ${BATCH}::int`
    yield rows.map(dealToWire).map((deal) => COLUMNS.map((column) => deal[column] ?? ''))
    if (rows.length < BATCH) return
    before = rows.at(-1)!.id
  }
}

function allOf(ctx: Context, query: DealsQuery): Sql {
  const needle = searchKey(query.search ?? '')
  const own = sql`deal.org_id = ${ctx.orgId}`
  const searched = needle === '' ? [] : [sql`deal.folded like ${likePattern(needle)}`]
  return sql.join([own, ...dealConditions(query), ...searched], ' and ')
}
