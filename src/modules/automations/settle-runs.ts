import type { MailComposer, TxContext } from '../../platform/context/context.ts'
import { change } from '../../platform/db/query.ts'
import type { RunStatus } from './automation-schema.ts'
import { PUT_OFF, SKIPS } from './decide-run.ts'

type End = Parameters<MailComposer['settle']>[1][number]

/**
 * Lets runs follow their mails. A mail that was sent once more by hand, and went out, makes good what had failed before. What
 * the server said may name a person, so it stays with the mail.
 */
export async function settleRuns(ctx: TxContext, ends: readonly End[]): Promise<void> {
  const become = ends.map(outcome)
  await change(ctx)`
    update automation_run run set status = e.status, reason = e.reason, updated_at = ${ctx.now()},
      email_id = case when e.status <> 'waiting' then e.email_id end,
      wake_at = case when e.status = 'waiting' then ${ctx.now()}::timestamptz end
    from unnest(${ends.map(({ subjectId }) => subjectId)}::bigint[], ${ends.map(({ emailId }) => emailId)}::bigint[],
      ${become.map(({ status }) => status)}::text[], ${become.map(({ reason }) => reason)}::text[]) as e (id, email_id, status, reason)
    where run.org_id = ${ctx.orgId} and run.id = e.id
      and (run.status = 'queued' and run.email_id = e.email_id or run.status <> 'queued' and e.status = 'done')`
}

function outcome({ status, reason }: End): { status: RunStatus; reason: string | null } {
  // Without a mail server there is nothing more that a rule can do.
  if (status === 'sent' || status === 'kept') return { status: 'done', reason: null }
  if (status === 'failed') return { status: 'failed', reason: 'The email could not be sent; it tells why.' }
  if (status === 'suppressed')
    return {
      status: 'skipped',
      reason:
        'The address gets no such emails: it was unsubscribed, or is on the list of those that are not written to.',
    }
  if (reason === PUT_OFF) return { status: 'waiting', reason: null }
  return reason !== null && SKIPS.has(reason)
    ? { status: 'skipped', reason }
    : { status: 'cancelled', reason: 'The email was cancelled.' }
}
