import type { Static } from 'typebox'
import { invalidField } from '../../../lib/errors.ts'
import { searchKey } from '../../../lib/text/search-key.ts'
import { Type } from '../../../lib/type.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many, one } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { Table } from '../../../platform/http/operations/operation.ts'
import { oneOf, Page, Search } from '../../../platform/http/validation/schema.ts'
import { likePattern } from '../../../platform/lists/like-pattern.ts'
import { filledRows, type Listed, pageRange } from '../../../platform/lists/list-page.ts'
import { listOrSearch } from '../../../platform/lists/search-list.ts'
import type { SearchedTable } from '../../../platform/lists/searched-table.ts'
import { type AccountRow, accountColumns, accountToWire } from './account-queries.ts'
import type { Account } from './crm-account-schema.ts'

export const searchedAccounts: SearchedTable = { table: 'account', list: 'org_id', text: 'folded' }

export const AccountsQuery = Type.Object({
  ...Page,
  search: Search,
  industry: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Only accounts in this industry' })),
  sort: Type.Optional(
    oneOf(['newest', 'name'], { default: 'newest', description: 'Order of the list; a search is always newest first' }),
  ),
})
type AccountsQuery = Static<typeof AccountsQuery>

const BATCH = 500

/** Lists accounts. @throws AppError validation_failed for a search in an order other than newest first */
export async function listAccounts(ctx: Context, query: AccountsQuery): Promise<Listed<Account>> {
  const { sort = 'newest', industry } = query
  const searches = searchKey(query.search ?? '') !== ''
  if (sort === 'name' && searches)
    throw invalidField(
      ['query', 'sort'],
      'results of a search are always newest first: leave sort out',
      'not_with_search',
    )
  if (sort === 'name') return accountsByName(ctx, query)
  const page = await listOrSearch<AccountRow>(ctx.db, query, {
    ...searchedAccounts,
    listId: ctx.orgId,
    within: sql`values (1)`,
    rows: sql`select ${accountColumns} from page join account using (id)`,
    ...(industry === undefined ? {} : { where: sql`and account.industry = ${industry.trim()}` }),
  })
  return { total: 0, ...page, rows: page?.rows.map(accountToWire) ?? [] }
}

/** Never with a search, so the total is exact. */
async function accountsByName(ctx: Context, query: AccountsQuery): Promise<Listed<Account>> {
  const { limit, offset } = pageRange(query)
  const rows = await many<AccountRow & { list_total: number }>(ctx)`
    with page as materialized (
      select id from account where ${allOf(ctx, query)} order by folded_name, id limit ${limit}::bigint offset ${offset}::bigint)
    select (select count(*) from account where ${allOf(ctx, query)}) as list_total, filled.* from (values (1)) one
    left join (select account.folded_name, ${accountColumns} from page join account using (id)) filled on true
    order by filled.folded_name, filled.id`
  return { rows: filledRows(rows).map(accountToWire), total: rows[0]!.list_total }
}

/** All accounts that match a query, newest first regardless of `sort`. */
export async function accountTable(ctx: Context, query: AccountsQuery): Promise<Table> {
  return {
    name: 'accounts',
    rows: rowsOf(ctx, query),
    async count(upTo) {
      const { count } = await one<{ count: number }>(ctx)`
        select count(*) from (select from account where ${allOf(ctx, query)} limit ${upTo}::int) counted`
      return count
    },
  }
}

const COLUMNS = [
  ...(['id', 'name', 'domain', 'industry', 'website', 'phone', 'notes', 'contact_count'] as const),
  ...(['created_at', 'updated_at'] as const),
]

/** Each batch is a separate statement, so a slow reader keeps no transaction open. */
async function* rowsOf(ctx: Context, query: AccountsQuery): AsyncGenerator<(string | number)[][]> {
  yield [[...COLUMNS, 'open_deal_amount']]
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await many<AccountRow>(ctx)`
      select ${accountColumns} from account where ${allOf(ctx, query)} and account.id < ${before}::bigint
      order by account.id desc limit ${BATCH}::int`
    yield rows
      .map(accountToWire)
      .map((account) => [
        ...COLUMNS.map((column) => account[column] ?? ''),
        account.open_deal_amount.map(({ amount, currency }) => `${amount} ${currency}`).join('; '),
      ])
    if (rows.length < BATCH) return
    before = rows.at(-1)!.id
  }
}

function allOf(ctx: Context, { search, industry }: AccountsQuery): Sql {
  const needle = searchKey(search ?? '')
  return sql.join(
    [
      sql`account.org_id = ${ctx.orgId}`,
      ...(industry === undefined ? [] : [sql`account.industry = ${industry.trim()}`]),
      ...(needle === '' ? [] : [sql`account.folded like ${likePattern(needle)}`]),
    ],
    ' and ',
  )
}
