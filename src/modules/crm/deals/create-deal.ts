import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne, one } from '../../../platform/db/query.ts'
import { lockAccounts } from '../accounts/lock-accounts.ts'
import { rescoreContacts } from '../scores/rescore-contacts.ts'
import { boardPosition, lockBoard } from './board-place.ts'
import { getDeal } from './deal-queries.ts'
import type { CreateDeal, Deal } from './deal-schema.ts'
import { isClosed } from './deal-stages.ts'
import { type DealFields, tidyDeal } from './deal-text.ts'
import { enterStage } from './enter-stage.ts'
import { lockDealContacts } from './lock-deal-contacts.ts'
import { validateAmount } from './validate-amount.ts'

/** The currency of the first deal of an organisation that says none. */
const FIRST_CURRENCY = 'EUR'

/**
 * A deal with a contact is with the contact's account too, unless an account is said.
 * @throws AppError validation_failed for an account or a contact that is not there, an amount that the currency cannot have, a
 * place that is not on the board
 */
export function createDeal(ctx: Context, input: CreateDeal): Promise<Deal> {
  return inTransaction(ctx, async (ctx) => {
    const { contact_id = null, stage = 'lead' } = input
    const accountId = input.account_id === undefined ? await accountOf(ctx, contact_id) : input.account_id
    await lockAccounts(ctx, accountId === null ? [] : [accountId])
    await lockDealContacts(ctx, null, contact_id)
    const currency = input.currency ?? (await lastCurrency(ctx))
    const of = tidyDeal({ ...input, account_id: accountId, contact_id, stage, currency })
    validateAmount(of.amount, of.currency)
    await lockBoard(ctx)
    const { id } = await insertDeal(ctx, of, await boardPosition(ctx, null, stage, input))
    const after = await getDeal(ctx, id)
    await enterStage(ctx, after, null)
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

function insertDeal(ctx: TxContext, of: DealFields, position: number): Promise<{ id: number }> {
  const closedAt = isClosed(of.stage) ? ctx.now() : null
  return one<{ id: number }>(ctx)`
    insert into deal (org_id, account_id, contact_id, title, amount, currency, stage, position, expected_close_date, owner,
      notes, folded, closed_at, created_at, updated_at)
    values (${ctx.orgId}, ${of.account_id}, ${of.contact_id}, ${of.title}, ${of.amount}::float8::text::numeric, ${of.currency},
      ${of.stage}, ${position}, ${of.expected_close_date}, ${of.owner}, ${of.notes}, ${of.folded}, ${closedAt}, ${ctx.now()},
      ${ctx.now()})
    returning id`
}
