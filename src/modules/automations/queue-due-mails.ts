import { jobContext, type Services, type TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change } from '../../platform/db/query.ts'
import { nameToGreet, queueEmails } from '../emails/index.ts'
import { AUTOMATION_COMPOSER } from './composer-name.ts'
import { decideRun } from './decide-run.ts'
import { endRuns, postponeRuns } from './end-runs.ts'
import type { RunFacts } from './read-runs.ts'
import { reportFault } from './report-fault.ts'
import { claimDue } from './take-due.ts'

const BATCH = 200

type Warn = (context: object, message: string) => void

/**
 * Queues the next due emails of an organisation; each is composed when it is sent. If a batch fails, its runs are tried
 * one by one, so that a faulty one does not block the others.
 * @returns the number of runs processed
 */
export async function queueDueMails(services: Services, orgId: number, warn: Warn): Promise<number> {
  const ctx = jobContext(services, orgId, AUTOMATION_COMPOSER)
  try {
    return await inTransaction(ctx, (ctx) => queueNext(ctx, BATCH))
  } catch (error) {
    warn({ err: error, org_id: orgId }, 'automation emails could not be queued together; trying them one by one')
  }
  let queued = 0
  for (let nth = 0; nth < BATCH; nth++) {
    const claimed: RunFacts[] = []
    try {
      if ((await inTransaction(ctx, (ctx) => queueNext(ctx, 1, claimed))) === 0) break
    } catch (error) {
      await reportFault(ctx, claimed[0], error, warn)
    }
    queued++
  }
  return queued
}

async function queueNext(ctx: TxContext, max: number, claimed: RunFacts[] = []): Promise<number> {
  const runs = await claimDue(ctx, 'mails', max)
  claimed.splice(0, claimed.length, ...runs)
  const decided = runs.map((run) => ({ run, verdict: decideRun(run, ctx.now()) }))
  const toQueue = decided.flatMap(({ run, verdict }) => (verdict === 'do' ? run : []))
  const skipped = decided.flatMap(({ run, verdict }) =>
    typeof verdict === 'object' && 'skip' in verdict
      ? { id: run.id, status: 'skipped' as const, reason: verdict.skip }
      : [],
  )
  const later = decided.flatMap(({ run, verdict }) =>
    typeof verdict === 'object' && 'occurred_at' in verdict
      ? { id: run.id, occurred_at: verdict.occurred_at, delay_hours: run.action!.delay_hours }
      : [],
  )
  await endRuns(ctx, skipped)
  await postponeRuns(ctx, later)
  await queueMails(ctx, toQueue)
  return runs.length
}

async function queueMails(ctx: TxContext, runs: RunFacts[]): Promise<void> {
  if (runs.length === 0) return
  const emailIds = await queueEmails(
    ctx,
    runs.map((run) => ({
      kind: run.rule.trigger,
      eventId: run.rule.event_id,
      attendeeId: run.attendee_id,
      to: { name: nameToGreet({ first_name: run.name, last_name: '' }), address: run.email },
      language: run.attendee_language ?? run.event_language ?? run.organisation_language,
      subject: '',
      html: '',
      text: '',
      attachments: [],
      transactional: false,
      composer: { name: AUTOMATION_COMPOSER, subjectId: run.id },
      templateId: run.action!.template_id,
      ruleId: run.rule_id,
    })),
  )
  await change(ctx)`
    update automation_run run set status = 'queued', email_id = q.email_id, wake_at = null, updated_at = ${ctx.now()}
    from unnest(${runs.map(({ id }) => id)}::bigint[], ${emailIds}::bigint[]) as q (id, email_id)
    where run.id = q.id and run.status = 'waiting'`
}
