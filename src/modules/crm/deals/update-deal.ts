import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change } from '../../../platform/db/query.ts'
import { lockAccounts } from '../records/lock-accounts.ts'
import { rescoreContacts } from '../scores/rescore-contacts.ts'
import { lockBoard } from '../stages/lock-board.ts'
import { requireStage } from '../stages/require-stage.ts'
import { boardPosition, isBoardPosition } from './board-position.ts'
import { dealToWire, getDeal, lockDeal } from './deal-queries.ts'
import type { Deal, UpdateDeal } from './deal-schema.ts'
import { type DealFields, tidyDeal } from './deal-text.ts'
import { enterStage } from './enter-stage.ts'
import { lockDealContacts } from './lock-deal-contacts.ts'
import { validateAmount } from './validate-amount.ts'

/**
 * Updates the given fields. A new position moves the deal on the board; a new stage without a position puts it on top.
 * @throws AppError not_found; validation_failed for an unknown account, contact or stage, an amount that does not fit the
 * currency, or an invalid board position
 */
export function updateDeal(ctx: Context, id: number, input: UpdateDeal): Promise<Deal> {
  return inTransaction(ctx, async (ctx) => {
    const seen = await getDeal(ctx, id)
    const { account_id, contact_id } = input
    await lockAccounts(ctx, account_id == null ? [] : [account_id])
    await lockDealContacts(ctx, seen.contact_id, contact_id)
    const moves = input.stage !== undefined || isBoardPosition(input)
    if (moves) await lockBoard(ctx)
    const held = await lockDeal(ctx, id)
    const before = dealToWire(held)
    const of = tidyDeal({ ...before, ...defined(input) })
    if (of.amount !== before.amount || of.currency !== before.currency) validateAmount(of.amount, of.currency)
    const goesOn = of.stage !== before.stage
    const { kind } = goesOn ? await requireStage(ctx, of.stage) : { kind: null }
    const position = goesOn || isBoardPosition(input) ? await boardPosition(ctx, id, of.stage, input) : before.position
    if (isSame(before, of) && position === before.position) return before
    const closedAt = kind === null ? held.closed_at : kind === 'open' ? null : ctx.now()
    await writeDeal(ctx, id, of, { position, closedAt })
    const after = await getDeal(ctx, id)
    if (kind !== null) await enterStage(ctx, after, { from: before.stage, kind })
    const contactIds = [before.contact_id, after.contact_id].filter((each) => each !== null)
    if (goesOn || after.contact_id !== before.contact_id) await rescoreContacts(ctx, [...new Set(contactIds)])
    await recordAudit(ctx, { action: 'deal.update', subjectType: 'deal', subjectId: id, before, after })
    return after
  })
}

function defined<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T
}

function isSame(before: Deal, { folded: _, ...after }: DealFields): boolean {
  return Object.entries(after).every(([name, value]) => before[name as keyof typeof after] === value)
}

type Placed = { position: number; closedAt: Date | null }

async function writeDeal(ctx: TxContext, id: number, of: DealFields, { position, closedAt }: Placed): Promise<void> {
  await change(ctx)`
    update deal set account_id = ${of.account_id}, contact_id = ${of.contact_id}, title = ${of.title},
      amount = ${of.amount}::float8::text::numeric, currency = ${of.currency}, stage = ${of.stage}, position = ${position},
      expected_close_date = ${of.expected_close_date}, owner = ${of.owner}, notes = ${of.notes}, folded = ${of.folded},
      closed_at = ${closedAt}, updated_at = ${ctx.now()}
    where id = ${id}`
}
