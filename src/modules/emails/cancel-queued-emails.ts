import type { TxContext } from '../../platform/context.ts'
import { change } from '../../platform/db/query.ts'
import type { Sql } from '../../platform/db/sql.ts'

/**
 * Takes back mails that nobody has begun to hand over, for whoever drew them up, who is not told of it.
 * @param which a condition on the mail `e`
 * @param reason why, in a sentence
 */
export async function cancelQueuedEmails(ctx: TxContext, which: Sql, reason: string): Promise<void> {
  await change(ctx)`
    update email e set status = 'cancelled', reason = ${reason}, claim = null, updated_at = ${ctx.now()}
    where e.org_id = ${ctx.orgId} and (e.status = 'queued' or e.status = 'sending' and e.handed_over_at is null) and ${which}`
}
