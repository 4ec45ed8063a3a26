import { AppError, invalidField } from '../../lib/errors.ts'
import { counted } from '../../lib/text/counted.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne, one } from '../../platform/db/query.ts'

type Movement = {
  kind: 'grant' | 'hold' | 'capture' | 'release'
  amount: number
  held: number
  jobId: number | null
  note?: string
}

/** Maximum credits of an organisation, spendable and held: JSON cannot represent larger integers exactly. */
const MAX_CREDITS = Number.MAX_SAFE_INTEGER

/**
 * Moves credits and writes the ledger entry in one statement. The update guards the balance, so concurrent movements
 * cannot exceed it.
 * @returns the new balance, or null if the balance would become negative or a grant would exceed the maximum
 */
async function move(ctx: TxContext, { kind, amount, held, jobId, note }: Movement): Promise<number | null> {
  const row = await maybeOne<{ balance: number }>(ctx)`
    with moved as (
      update credit_balance set balance = balance + ${amount}::bigint, held = held + ${held}::bigint
      where org_id = ${ctx.orgId} and balance + ${amount}::bigint >= 0 and held + ${held}::bigint >= 0
        and (${kind} <> 'grant' or ${amount}::bigint < 0 or balance + held + ${amount}::bigint <= ${MAX_CREDITS}::bigint)
      returning org_id, balance
    ), entry as (
      insert into credit_entry (org_id, kind, amount, held_amount, bulk_job_id, note, created_at)
      select org_id, ${kind}, ${amount}::bigint, ${held}::bigint, ${jobId}::bigint, ${note ?? null}, ${ctx.now()} from moved
    )
    select balance from moved`
  return row?.balance ?? null
}

/**
 * Adds prepaid credits; a negative amount withdraws credits. @throws AppError insufficient_credits, validation_failed
 */
export function grantCredits(ctx: Context, input: { amount: number; note?: string }): Promise<{ balance: number }> {
  return inTransaction(ctx, async (ctx) => {
    const balance = await move(ctx, {
      kind: 'grant',
      amount: input.amount,
      held: 0,
      jobId: null,
      ...(input.note ? { note: input.note } : {}),
    })
    if (balance === null && input.amount < 0)
      throw new AppError(
        'insufficient_credits',
        'The balance is smaller than the amount to withdraw. Withdraw fewer credits.',
      )
    if (balance === null)
      throw invalidField(
        ['body', 'amount'],
        `amount is too large: an organisation can have at most ${MAX_CREDITS} credits`,
        'too_large',
      )
    await recordAudit(ctx, {
      action: 'credits.grant',
      subjectType: 'organisation',
      subjectId: ctx.orgId,
      after: { ...input, balance },
    })
    return { balance }
  })
}

/** Reserves credits for a bulk job. @throws AppError insufficient_credits */
export async function holdCredits(ctx: TxContext, jobId: number, amount: number): Promise<void> {
  if ((await move(ctx, { kind: 'hold', amount: -amount, held: amount, jobId })) !== null) return
  const { balance } = await getCredits(ctx)
  throw new AppError(
    'insufficient_credits',
    `This file needs ${counted(amount, 'credit')} and the balance is ${balance}. Add credits, or upload fewer names.`,
  )
}

/** Spends the credits that a job holds. */
export async function captureCredits(ctx: TxContext, jobId: number, amount: number): Promise<void> {
  await moveHeld(ctx, { kind: 'capture', amount: 0, held: -amount, jobId })
}

/** Returns the credits that a job holds to the balance. */
export async function releaseCredits(ctx: TxContext, jobId: number, amount: number): Promise<void> {
  await moveHeld(ctx, { kind: 'release', amount, held: -amount, jobId })
}

async function moveHeld(ctx: TxContext, movement: Movement): Promise<void> {
  if ((await move(ctx, movement)) === null)
    throw new Error(`Bulk job ${movement.jobId} holds no credits to ${movement.kind}.`)
}

export async function getCredits(ctx: Context): Promise<{ balance: number; held: number }> {
  return one<{ balance: number; held: number }>(ctx)`
    select balance, held from credit_balance where org_id = ${ctx.orgId}`
}
