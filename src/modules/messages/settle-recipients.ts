import type { MailComposer, TxContext } from '../../platform/context/context.ts'
import { change } from '../../platform/db/query.ts'

type End = Parameters<MailComposer['settle']>[1][number]

/**
 * Updates recipients after their emails. An email that was resent by hand counts when it succeeds, and replaces
 * one that failed. The reply of a mail
 * server may contain an address, so it stays with the email.
 */
export async function settleRecipients(ctx: TxContext, ends: readonly End[]): Promise<void> {
  await change(ctx)`
    update message_recipient r set status = e.status, email_id = e.email_id, reason = null, updated_at = ${ctx.now()},
      sent_at = case when e.status = 'sent' then ${ctx.now()}::timestamptz else r.sent_at end
    from unnest(${ends.map(({ subjectId }) => subjectId)}::bigint[], ${ends.map(({ emailId }) => emailId)}::bigint[],
      ${ends.map(({ status }) => status)}::text[]) as e (id, email_id, status)
    where r.org_id = ${ctx.orgId} and r.id = e.id
      and (r.status = 'queued' and r.email_id = e.email_id or r.status <> 'queued' and e.status in ('sent', 'kept')
        or r.status = 'failed' and e.status = 'failed')`
}
