import type { TxContext } from '../../platform/context/context.ts'
import type { Erasing } from '../../platform/context/personal-table.ts'
import { change, many } from '../../platform/db/query.ts'
import { type EndedEmail, endedColumns, settleEmails } from './outcomes/settle-emails.ts'

/**
 * Erases recipients and text from emails and cancels waiting ones. The rows are kept as a record that an email was
 * sent.
 */
export async function eraseEmails(ctx: Erasing, ids: number[]): Promise<void> {
  const cancelled = await many<EndedEmail>(ctx)`
    update email e set status = 'cancelled', claim = null
    where id = any(${ids}::bigint[]) and status in ('queued', 'sending') returning ${endedColumns}`
  // Erasure runs in a transaction's context, which has what composers of other modules need.
  await settleEmails(ctx as TxContext, cancelled)
  await change(ctx)`
    update email set to_name = '', to_address = '', to_key = '', subject = '', html = '', text = '', attachments = '[]',
      reason = null, updated_at = ${ctx.now()}
    where id = any(${ids}::bigint[])`
}
