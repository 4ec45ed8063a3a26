import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne, one } from '../../../platform/db/query.ts'
import { lockAccounts } from '../records/lock-accounts.ts'
import { rescoreContacts } from '../scores/rescore-contacts.ts'
import { lockBoard } from '../stages/lock-board.ts'
import { requireStage } from '../stages/require-stage.ts'
import { boardPosition } from './board-position.ts'
import { getDeal } from './deal-queries.ts'
import type { CreateDeal, Deal } from './deal-schema.ts'
import { type DealFields, tidyDeal } from './deal-text.ts'
import { enterStage } from './enter-stage.ts'
import { lockDealContacts } from './lock-deal-contacts.ts'
import { validateAmount } from './validate-amount.ts'

/** Default currency of an organisation's first deal. */
const FIRST_CURRENCY = 'EUR'

/**
 * Creates a deal. Without an account it gets the account of its contact.
 * @throws AppError validation_failed for an unknown account, contact or stage, an amount that does not fit the currency,
 * or an invalid board position
 */
export function createDeal(ctx: Context, input: CreateDeal): Promise<Deal> {
  return inTransaction(ctx, async (ctx) => {
    const { contact_id = null } = input
    const accountId = input.account_id === undefined ? await accountOf(ctx, contact_id) : input.account_id
    await lockAccounts(ctx, accountId === null ? [] : [accountId])
    await lockDealContacts(ctx, null, contact_id)
    const currency = input.currency ?? (await lastCurrency(ctx))
    await lockBoard(ctx)
    const stage = await requireStage(ctx, input.stage)
    const fields = tidyDeal({ ...input, account_id: accountId, contact_id, stage: stage.key, currency })
    validateAmount(fields.amount, fields.currency)
    const position = await boardPosition(ctx, null, stage.key, input)
    const { id } = await insertDeal(ctx, fields, { position, closedAt: stage.kind === 'open' ? null : ctx.now() })
    const after = await getDeal(ctx, id)
    await enterStage(ctx, after, { from: null, kind: stage.kind })
    await rescoreContacts(ctx, contact_id === null ? [] : [contact_id])
    await recordAudit(ctx, { action: 'deal.create', subjectType: 'deal', subjectId: id, after })
    return after
  })
}

async function accountOf(ctx: TxContext, contactId: number | null): Promise<number | null> {
  if (contactId === null) return null
  const contact = await maybeOne<{ account_id: number | null }>(ctx)`
    select account_id from contact where org_id = ${ctx.orgId} and id = ${contactId}`
  return contact?.account_id ?? null
}

async function lastCurrency(ctx: TxContext): Promise<string> {
  const last = await maybeOne<{ currency: string }>(ctx)`
    select currency from deal where org_id = ${ctx.orgId} order by id desc limit 1`
  return last?.currency ?? FIRST_CURRENCY
}

type Placed = { position: number; closedAt: Date | null }

function insertDeal(ctx: TxContext, fields: DealFields, { position, closedAt }: Placed): Promise<{ id: number }> {
  return one<{ id: number }>(ctx)`
    insert into deal (org_id, account_id, contact_id, title, amount, currency, stage, position, expected_close_date, owner,
      notes, folded, closed_at, created_at, updated_at)
    values (${ctx.orgId}, ${fields.account_id}, ${fields.contact_id}, ${fields.title}, ${fields.amount}::float8::text::numeric, ${fields.currency},
      ${fields.stage}, ${position}, ${fields.expected_close_date}, ${fields.owner}, ${fields.notes}, ${fields.folded}, ${closedAt}, ${ctx.now()},
      ${ctx.now()})
    returning id`
}
