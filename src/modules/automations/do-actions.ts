import { AppError } from '../../lib/errors.ts'
import { jobContext, type Services, type TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { awardBadge } from '../badges/index.ts'
import { issueCertificates } from '../certificates/index.ts'
import { automationFired } from './automation-events.ts'
import type { ActionType } from './automation-schema.ts'
import { decideRun } from './decide-run.ts'
import { endRuns, postponeRuns } from './end-runs.ts'
import type { RunFacts } from './read-runs.ts'
import { reportFault } from './report-fault.ts'
import { tagContact } from './tag-contact.ts'
import { claimDue } from './take-due.ts'

/** Maximum number of actions per turn of an organisation. */
const MAX = 50

/** Result of an action: done, or skipped with a reason. */
type Done = 'done' | { skip: string }

/**
 * Performs the next due actions of an organisation, except emails. Each has its own transaction together with its run.
 * @returns the number of runs processed
 */
export async function doNextActions(
  services: Services,
  orgId: number,
  { warn, signal }: { warn: (context: object, message: string) => void; signal: AbortSignal },
): Promise<number> {
  const ctx = jobContext(services, orgId, 'automations')
  let performed = 0
  while (performed < MAX && !signal.aborted) {
    const taken: RunFacts[] = []
    try {
      if ((await inTransaction(ctx, (ctx) => doNext(ctx, taken))) === 0) break
    } catch (error) {
      await reportFault(ctx, taken[0], error, warn)
    }
    performed++
  }
  return performed
}

async function doNext(ctx: TxContext, taken: RunFacts[]): Promise<number> {
  const [run] = await claimDue(ctx, 'others', 1)
  if (run === undefined) return 0
  taken.splice(0, 1, run)
  const verdict = decideRun(run, ctx.now())
  if (typeof verdict === 'object' && 'occurred_at' in verdict) {
    await postponeRuns(ctx, [{ id: run.id, occurred_at: verdict.occurred_at, delay_hours: run.action!.delay_hours }])
    return 1
  }
  const done = verdict === 'do' ? await actions[run.type](ctx, run) : verdict
  const end = done === 'done' ? { status: done, reason: null } : { status: 'skipped' as const, reason: done.skip }
  await endRuns(ctx, [{ id: run.id, ...end }])
  return 1
}

const actions: Record<ActionType, (ctx: TxContext, run: RunFacts) => Promise<Done>> = {
  send_email: () => Promise.reject(new Error('Emails are queued together.')),

  async award_badge(ctx, run) {
    if (run.email === '') return { skip: 'No email address is known.' }
    const { state } = await awardBadge(ctx, {
      templateId: run.action!.badge_template_id!,
      person: { email: run.email, name: run.name },
      attendeeId: run.attendee_id,
      eventId: run.rule.event_id,
      source: 'automation',
    })
    if (state === 'revoked') return { skip: 'The badge was revoked.' }
    return state === 'held' ? { skip: 'The person already has the badge.' } : 'done'
  },

  async issue_certificate(ctx, run) {
    if (run.attendee_id === null) return { skip: 'The person is not an attendee of the event.' }
    const options = { unlessRevoked: true }
    const { issued, skipped } = await issueCertificates(ctx, run.rule.event_id, [run.attendee_id], options)
    return issued > 0 ? 'done' : { skip: `No certificate was issued: ${skipped[0]?.reason ?? 'not eligible'}.` }
  },

  async add_crm_tag(ctx, run) {
    if (run.email === '') return { skip: 'No email address is known.' }
    const isNew = await tagContact(ctx, run, run.action!.tag!)
    return isNew ? 'done' : { skip: 'The contact already has the tag, or the maximum number of tags.' }
  },

  async send_webhook(ctx, run) {
    const { endpoint_id } = run.action!
    const endpoint = await maybeOne<{ active: boolean }>(ctx)`
      select active from webhook_endpoint where id = ${endpoint_id} for key share`
    if (!endpoint?.active) throw new AppError('conflict', `Webhook endpoint ${endpoint_id} is switched off or deleted.`)
    await recordEvents(ctx, [automationFired(run)])
    return 'done'
  },
}
