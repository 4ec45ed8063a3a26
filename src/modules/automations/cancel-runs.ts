import type { TxContext } from '../../platform/context/context.ts'
import { change } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { cancelQueuedEmails } from '../emails/index.ts'
import { AUTOMATION_COMPOSER } from './composer-name.ts'

/**
 * Cancels the waiting runs of locked rules, for all or some actions. Runs that are being performed are waited for, and
 * the next statement sees their result. An email that is being handed over is still sent.
 * @param reason a sentence without a name
 */
export async function cancelRuns(
  ctx: TxContext,
  ruleIds: number[],
  reason: string,
  actionIds?: number[],
): Promise<void> {
  const some = actionIds ? sql`and action_id = any(${actionIds}::integer[])` : sql``
  const ended = sql`status = 'cancelled', reason = ${reason}, wake_at = null, updated_at = ${ctx.now()}`
  await change(ctx)`
    update automation_run set ${ended} where rule_id = any(${ruleIds}::bigint[]) and status = 'waiting' ${some}`
  const queued = sql`rule_id = any(${ruleIds}::bigint[]) and status = 'queued' ${some}`
  await cancelMails(ctx, queued, reason)
  await change(ctx)`update automation_run set ${ended} where ${queued} and ${mailIsCancelled}`
}

/** Moves waiting runs to a new delay, including queued emails that would now be sent too early. */
export async function moveRuns(ctx: TxContext, ruleIds: number[], actionId: number, hours: number): Promise<void> {
  const due = sql`occurred_at + make_interval(hours => ${hours}::int)`
  const moved = sql`due_at = ${due}, wake_at = ${due}, updated_at = ${ctx.now()}`
  const ofAction = sql`rule_id = any(${ruleIds}::bigint[]) and action_id = ${actionId}`
  await change(ctx)`update automation_run set ${moved} where ${ofAction} and status = 'waiting'`
  const early = sql`${ofAction} and status = 'queued' and ${due} > ${ctx.now()}`
  await cancelMails(ctx, early, 'The delay of the rule was increased.')
  await change(ctx)`
    update automation_run set status = 'waiting', email_id = null, ${moved} where ${early} and ${mailIsCancelled}`
}

async function cancelMails(ctx: TxContext, runs: Sql, reason: string): Promise<void> {
  const ofRuns = sql`e.composer = ${AUTOMATION_COMPOSER} and e.id in (select email_id from automation_run where ${runs})`
  await cancelQueuedEmails(ctx, ofRuns, reason)
}

const mailIsCancelled = sql`exists (select from email e where e.id = automation_run.email_id and e.status = 'cancelled')`
