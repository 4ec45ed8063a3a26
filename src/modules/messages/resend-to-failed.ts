import { AppError } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { isReferred } from '../../platform/db/pg-errors.ts'
import { change, many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { isEmail } from '../../platform/http/validation/text-formats.ts'
import { sendAgain } from '../emails/index.ts'
import { getMessage, lockMessage, type MessageRow } from './message-queries.ts'
import type { Message, ResendRecipients } from './message-schema.ts'

/**
 * Queues the failed emails of a message again, 10,000 at a time, to the current addresses of their recipients.
 * @throws AppError not_found; conflict unless it is sent, or when its template was deleted
 */
export function resendToFailed(
  ctx: Context,
  id: number,
  { include_unanswered = false }: ResendRecipients,
): Promise<Message> {
  return inTransaction(ctx, async (ctx) => {
    const message = await lockMessage(ctx, id)
    await continueSending(ctx, message, 'resent')
    const made = await sendAgain(
      ctx,
      sql`e.status = 'failed' and e.resent_at is null and (not e.unanswered or ${include_unanswered}::boolean) and e.id in (
        select r.email_id from message_recipient r where r.message_id = ${id} and r.status = 'failed')`,
      await currentAddresses(ctx, message),
    )
    await change(ctx)`
      update message_recipient r set status = 'queued', reason = null, email_id = e.id, updated_at = ${ctx.now()}
      from email e where e.id = any(${made}::bigint[]) and r.id = e.composed_for and r.message_id = ${id}`
    const after = await getMessage(ctx, id)
    await recordAudit(ctx, {
      action: 'message.resend_failed',
      subjectType: 'message',
      subjectId: id,
      after: { count: made.length, include_unanswered },
    })
    return after
  })
}

/** Returns the addresses that failed recipients have now; one that failed for a typo may be suppressed. */
async function currentAddresses(ctx: TxContext, { id, event_id }: MessageRow) {
  const table = event_id === null ? sql`contact` : sql`attendee`
  const rows = await many<{ email_id: number; email: string }>(ctx)`
    select r.email_id, p.email from message_recipient r join ${table} p on p.org_id = r.org_id and p.id = r.person_id
    where r.org_id = ${ctx.orgId} and r.message_id = ${id} and r.status = 'failed' and p.email is not null and p.email_key <> r.email_key`
  return rows.flatMap(({ email_id, email }) => (isEmail(email) ? [{ emailId: email_id, address: email }] : []))
}

/** Lets a sent message send again. @throws AppError conflict unless it is sent, or when its template was deleted */
export async function continueSending(
  ctx: TxContext,
  { id, status, template_id }: MessageRow,
  what: 'resent' | 'sent to new people',
): Promise<void> {
  if (status !== 'sent')
    throw new AppError('conflict', `Message ${id} is ${status}, so it cannot be ${what}. Wait until it is sent.`)
  await change(ctx)`
    update message set status = 'sending', finished_at = null, held_template_id = template_id, updated_at = ${ctx.now()}
    where id = ${id}`.catch((error: unknown) => {
    if (!isReferred(error)) throw error
    throw new AppError('conflict', `Template ${template_id} of message ${id} was deleted, so it cannot be ${what}.`)
  })
}
