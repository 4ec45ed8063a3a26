import type { TxContext } from '../../platform/context/context.ts'
import type { Erasing } from '../../platform/context/personal-table.ts'
import { change, many } from '../../platform/db/query.ts'
import { type EndedEmail, endedColumns, settleEmails } from './sending/settle-emails.ts'

/** Takes out of mails whom they are to and what they say. The rows stay, so that it is known that something was sent; what waited is not sent any more. */
export async function eraseEmails(ctx: Erasing, ids: number[]): Promise<void> {
  const cancelled = await many<EndedEmail>(ctx)`
    update email e set status = 'cancelled', claim = null
    where id = any(${ids}::bigint[]) and status in ('queued', 'sending') returning ${endedColumns}`
  // A person is erased in the context of a transaction, which has all that other modules need to hear of it.
  await settleEmails(ctx as TxContext, cancelled)
  await change(ctx)`
    update email set to_name = '', to_address = '', to_key = '', subject = '', html = '', text = '', attachments = '[]',
      reason = null, updated_at = ${ctx.now()}
    where id = any(${ids}::bigint[])`
}
