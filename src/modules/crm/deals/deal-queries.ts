import { noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { Deal } from './deal-schema.ts'

export type DealRow = Omit<Deal, 'closed_at' | 'created_at' | 'updated_at'> & {
  closed_at: Date | null
  created_at: Date
  updated_at: Date
}

/** Columns of a `DealRow`, from a table or alias `deal`. */
export const dealColumns = sql.raw(`
  deal.id, deal.title, deal.account_id, (select name from account where account.id = deal.account_id) as account_name,
  deal.contact_id, (
    select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email, phone) from contact
    where contact.id = deal.contact_id) as contact_name,
  deal.amount::float8 as amount, deal.currency, deal.stage, deal.position,
  to_char(deal.expected_close_date, 'YYYY-MM-DD') as expected_close_date, deal.owner, deal.notes, deal.closed_at,
  deal.created_at, deal.updated_at`)

export function dealToWire(row: DealRow): Deal {
  const { id, title, account_id, account_name, contact_id, contact_name, amount, currency, stage, position } = row
  return {
    id,
    title,
    account_id,
    account_name,
    contact_id,
    contact_name,
    amount,
    currency,
    stage,
    position,
    expected_close_date: row.expected_close_date,
    owner: row.owner,
    notes: row.notes,
    closed_at: row.closed_at && isoTime(row.closed_at),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}

/** Returns a deal. @throws AppError not_found */
export async function getDeal(ctx: Context, id: number): Promise<Deal> {
  return dealToWire(await selectDeal(ctx, id, sql``))
}

/** Returns the deal, locked against changes until the transaction ends. @throws AppError not_found */
export async function lockDeal(ctx: TxContext, id: number): Promise<DealRow> {
  return selectDeal(ctx, id, sql`for update`)
}

async function selectDeal(ctx: Context, id: number, lock: Sql): Promise<DealRow> {
  const row = await maybeOne<DealRow>(ctx)`
    select ${dealColumns} from deal where org_id = ${ctx.orgId} and id = ${id} ${lock}`
  if (row === null) throw noSuch('deal')
  return row
}
