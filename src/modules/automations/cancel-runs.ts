import type { TxContext } from '../../platform/context/context.ts'
import { change } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { cancelQueuedEmails } from '../emails/index.ts'
import { AUTOMATION_COMPOSER } from './composer-name.ts'

/**
 * Takes back what a rule, which is locked, has waiting, of all its actions or of some. Whoever does some of it at the moment
 * is waited for, and what became of that is seen by the next statement. A mail that is being handed over is sent.
 * @param reason a sentence without a name
 */
export async function cancelRuns(ctx: TxContext, ruleId: number, reason: string, actionIds?: number[]): Promise<void> {
  const some = actionIds ? sql`and action_id = any(${actionIds}::integer[])` : sql``
  const ended = sql`status = 'cancelled', reason = ${reason}, wake_at = null, updated_at = ${ctx.now()}`
  await change(ctx)`
    update automation_run set ${ended} where rule_id = ${ruleId} and status = 'waiting' ${some}`
  const queued = sql`rule_id = ${ruleId} and status = 'queued' ${some}`
  await takeBackMails(ctx, queued, reason)
  await change(ctx)`update automation_run set ${ended} where ${queued} and ${mailIsTakenBack}`
}

/** Moves what waits to so many hours after it occurred, also what has been queued as a mail and would now come too early. */
export async function moveRuns(ctx: TxContext, ruleId: number, actionId: number, hours: number): Promise<void> {
  const due = sql`occurred_at + make_interval(hours => ${hours}::int)`
  const moved = sql`due_at = ${due}, wake_at = ${due}, updated_at = ${ctx.now()}`
  const ofAction = sql`rule_id = ${ruleId} and action_id = ${actionId}`
  await change(ctx)`update automation_run set ${moved} where ${ofAction} and status = 'waiting'`
  const early = sql`${ofAction} and status = 'queued' and ${due} > ${ctx.now()}`
  await takeBackMails(ctx, early, 'The rule waits for longer now.')
  await change(ctx)`
    update automation_run set status = 'waiting', email_id = null, ${moved} where ${early} and ${mailIsTakenBack}`
}

async function takeBackMails(ctx: TxContext, runs: Sql, reason: string): Promise<void> {
  const ofRuns = sql`e.composer = ${AUTOMATION_COMPOSER} and e.id in (select email_id from automation_run where ${runs})`
  await cancelQueuedEmails(ctx, ofRuns, reason)
}

const mailIsTakenBack = sql`exists (select from email e where e.id = automation_run.email_id and e.status = 'cancelled')`
