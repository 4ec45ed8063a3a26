import { type AppError, noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { Account } from './crm-account-schema.ts'

export type AccountRow = Omit<Account, 'created_at' | 'updated_at'> & {
  created_at: Date
  updated_at: Date
}

/** Columns of an `AccountRow`, from a table or alias `account`. */
export const accountColumns = sql.raw(`
  account.id, account.name, account.domain, account.industry, account.website, account.phone, account.notes,
  (select count(*) from contact
    where contact.org_id = account.org_id and contact.account_id = account.id and contact.merged_into is null) as contact_count,
  (select coalesce(jsonb_agg(jsonb_build_object('currency', open.currency, 'amount', open.amount) order by open.currency), '[]')
    from (select currency, sum(amount) as amount from deal
      where deal.account_id = account.id and deal.stage_kind = 'open' group by currency) open) as open_deal_amount,
  account.created_at, account.updated_at`)

export function accountToWire(row: AccountRow): Account {
  const { id, name, domain, industry, website, phone, notes, contact_count, open_deal_amount } = row
  return {
    id,
    name,
    domain,
    industry,
    website,
    phone,
    notes,
    contact_count,
    open_deal_amount,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}

function noSuchAccount(): AppError {
  return noSuch('account')
}

/** Returns an account. @throws AppError not_found */
export async function getAccount(ctx: Context, id: number): Promise<Account> {
  return accountToWire(await selectAccount(ctx, id, sql``))
}

/** Returns the account, locked against changes and deletion until the transaction ends. @throws AppError not_found */
export async function lockAccount(ctx: TxContext, id: number): Promise<Account> {
  return accountToWire(await selectAccount(ctx, id, sql`for update of account`))
}

async function selectAccount(ctx: Context, id: number, lock: Sql): Promise<AccountRow> {
  const row = await maybeOne<AccountRow>(ctx)`
    select ${accountColumns} from account where org_id = ${ctx.orgId} and id = ${id} ${lock}`
  if (row === null) throw noSuchAccount()
  return row
}
