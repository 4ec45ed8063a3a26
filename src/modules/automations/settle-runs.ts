import type { MailComposer, TxContext } from '../../platform/context/context.ts'
import { change } from '../../platform/db/query.ts'
import type { RunStatus } from './automation-schema.ts'
import { PUT_OFF, SKIPS } from './decide-run.ts'

type End = Parameters<MailComposer['settle']>[1][number]

/**
 * Updates runs after their emails. An email that was sent again by hand and succeeded turns a failed run into a
 * completed one. The server's response may contain a name, so it stays with the email.
 */
export async function settleRuns(ctx: TxContext, ends: readonly End[]): Promise<void> {
  const outcomes = ends.map(outcome)
  await change(ctx)`
    update automation_run run set status = e.status, reason = e.reason, updated_at = ${ctx.now()},
      email_id = case when e.status <> 'waiting' then e.email_id end,
      wake_at = case when e.status = 'waiting' then ${ctx.now()}::timestamptz end
    from unnest(${ends.map(({ subjectId }) => subjectId)}::bigint[], ${ends.map(({ emailId }) => emailId)}::bigint[],
      ${outcomes.map(({ status }) => status)}::text[], ${outcomes.map(({ reason }) => reason)}::text[]) as e (id, email_id, status, reason)
    where run.org_id = ${ctx.orgId} and run.id = e.id
      and (run.status = 'queued' and run.email_id = e.email_id or run.status <> 'queued' and e.status = 'done')`
}

function outcome({ status, reason }: End): { status: RunStatus; reason: string | null } {
  // Without a mail server, a rule cannot do more.
  if (status === 'sent' || status === 'kept') return { status: 'done', reason: null }
  if (status === 'failed')
    return { status: 'failed', reason: 'The email could not be sent; see the email for the reason.' }
  if (status === 'suppressed')
    return {
      status: 'skipped',
      reason: 'The address is unsubscribed or suppressed.',
    }
  if (reason === PUT_OFF) return { status: 'waiting', reason: null }
  return reason !== null && SKIPS.has(reason)
    ? { status: 'skipped', reason }
    : { status: 'cancelled', reason: 'The email was cancelled.' }
}
