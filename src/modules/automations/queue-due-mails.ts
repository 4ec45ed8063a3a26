import { jobContext, type Services, type TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change } from '../../platform/db/query.ts'
import { nameToGreet, queueEmails } from '../emails/index.ts'
import { AUTOMATION_COMPOSER } from './composer-name.ts'
import { decideRun } from './decide-run.ts'
import { endRuns, putOffRuns } from './end-runs.ts'
import type { RunFacts } from './read-runs.ts'
import { reportFault } from './report-fault.ts'
import { takeDue } from './take-due.ts'

const BATCH = 200

type Warn = (context: object, message: string) => void

/**
 * Hands the next mails of an organisation that are due to whoever sends them: each is drawn up when it is sent. What cannot
 * be done together is done one by one, so that one that cannot be done holds up no other.
 * @returns how many runs it has looked at
 */
export async function queueDueMails(services: Services, orgId: number, warn: Warn): Promise<number> {
  const ctx = jobContext(services, orgId, AUTOMATION_COMPOSER)
  try {
    return await inTransaction(ctx, (ctx) => queueNext(ctx, BATCH))
  } catch (error) {
    warn(
      { err: error, org_id: orgId },
      'mails of automation rules could not be queued together; each is tried by itself',
    )
  }
  let queued = 0
  for (let nth = 0; nth < BATCH; nth++) {
    const taken: RunFacts[] = []
    try {
      if ((await inTransaction(ctx, (ctx) => queueNext(ctx, 1, taken))) === 0) break
    } catch (error) {
      await reportFault(ctx, taken[0], error, warn)
    }
    queued++
  }
  return queued
}

async function queueNext(ctx: TxContext, most: number, taken: RunFacts[] = []): Promise<number> {
  const runs = await takeDue(ctx, 'mails', most)
  taken.splice(0, taken.length, ...runs)
  const judged = runs.map((run) => ({ run, verdict: decideRun(run, ctx.now()) }))
  const wanted = judged.flatMap(({ run, verdict }) => (verdict === 'do' ? run : []))
  const skipped = judged.flatMap(({ run, verdict }) =>
    typeof verdict === 'object' && 'skip' in verdict
      ? { id: run.id, status: 'skipped' as const, reason: verdict.skip }
      : [],
  )
  const later = judged.flatMap(({ run, verdict }) =>
    typeof verdict === 'object' && 'occurred_at' in verdict
      ? { id: run.id, occurred_at: verdict.occurred_at, delay_hours: run.action!.delay_hours }
      : [],
  )
  await endRuns(ctx, skipped)
  await putOffRuns(ctx, later)
  await queueMails(ctx, wanted)
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
