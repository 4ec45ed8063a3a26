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
import { endRuns, putOffRuns } from './end-runs.ts'
import type { RunFacts } from './read-runs.ts'
import { reportFault } from './report-fault.ts'
import { tagContact } from './tag-contact.ts'
import { takeDue } from './take-due.ts'

/** At a turn of an organisation. */
const MAX = 50

/** What an action comes to: it is done, or nothing was to be done, and why. */
type Done = 'done' | { skip: string }

/**
 * Does the next actions of an organisation that are due and no mails, each in a transaction of its own: done with its run or
 * not at all. @returns how many runs it has looked at
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
  const [run] = await takeDue(ctx, 'others', 1)
  if (run === undefined) return 0
  taken.splice(0, 1, run)
  const verdict = decideRun(run, ctx.now())
  if (typeof verdict === 'object' && 'occurred_at' in verdict) {
    await putOffRuns(ctx, [{ id: run.id, occurred_at: verdict.occurred_at, delay_hours: run.action!.delay_hours }])
    return 1
  }
  const done = verdict === 'do' ? await actions[run.type](ctx, run) : verdict
  const end = done === 'done' ? { status: done, reason: null } : { status: 'skipped' as const, reason: done.skip }
  await endRuns(ctx, [{ id: run.id, ...end }])
  return 1
}

const actions: Record<ActionType, (ctx: TxContext, run: RunFacts) => Promise<Done>> = {
  send_email: () => Promise.reject(new Error('Mails are queued together.')),

  async award_badge(ctx, run) {
    if (run.email === '') return { skip: 'No e-mail address is known.' }
    const { state } = await awardBadge(ctx, {
      templateId: run.action!.badge_template_id!,
      person: { email: run.email, name: run.name },
      attendeeId: run.attendee_id,
      eventId: run.rule.event_id,
      source: 'automation',
    })
    if (state === 'revoked') return { skip: 'Their badge was revoked.' }
    return state === 'held' ? { skip: 'They have the badge already.' } : 'done'
  },

  async issue_certificate(ctx, run) {
    if (run.attendee_id === null) return { skip: 'They are no attendee of the event.' }
    const options = { unlessRevoked: true }
    const { issued, skipped } = await issueCertificates(ctx, run.rule.event_id, [run.attendee_id], options)
    return issued > 0 ? 'done' : { skip: `No certificate was issued: ${skipped[0]?.reason ?? 'not eligible'}.` }
  },

  async add_crm_tag(ctx, run) {
    if (run.email === '') return { skip: 'No e-mail address is known.' }
    const isNew = await tagContact(ctx, run, run.action!.tag!)
    return isNew ? 'done' : { skip: 'They have the tag already, or as many tags as a contact may have.' }
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
