import type { TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { type EndedEmail, endedColumns } from './outcomes/settle-emails.ts'

/**
 * Cancels emails that have not been handed over, for a composer that needs no notification.
 * @param which a condition on the email `e`
 * @param reason the reason, in a sentence
 * @returns the cancelled emails
 */
export async function cancelQueuedEmails(ctx: TxContext, which: Sql, reason: string): Promise<EndedEmail[]> {
  return many<EndedEmail>(ctx)`
    update email e set status = 'cancelled', reason = ${reason}, claim = null, updated_at = ${ctx.now()}
    where e.org_id = ${ctx.orgId} and (e.status = 'queued' or e.status = 'sending' and e.handed_over_at is null) and ${which}
    returning ${endedColumns}`
}
