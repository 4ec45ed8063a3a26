import type { TxContext } from '../../platform/context.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Takes back what a rule, which is locked, has waiting, of all its actions or of some. What is being sent is sent.
 * @param reason a sentence without a name
 */
export async function cancelRuns(ctx: TxContext, ruleId: number, reason: string, actionIds?: number[]): Promise<void> {
  const some = actionIds ? sql`and action_id = any(${actionIds}::integer[])` : sql``
  // Whoever does some of them at the moment is waited for; what became of those is seen by the next statement.
  await change(ctx)`
    update automation_run set status = 'cancelled', reason = ${reason}, wake_at = null, updated_at = ${ctx.now()}
    where rule_id = ${ruleId} and status = 'waiting' ${some}`
}

/** Moves what waits to so many hours after it occurred. */
export async function moveRuns(ctx: TxContext, ruleId: number, actionId: number, hours: number): Promise<void> {
  const due = sql`occurred_at + make_interval(hours => ${hours}::int)`
  await change(ctx)`
    update automation_run set due_at = ${due}, wake_at = ${due}, updated_at = ${ctx.now()}
    where rule_id = ${ruleId} and action_id = ${actionId} and status = 'waiting'`
}
