import { jobContext, type Services, type TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { cancelQueuedEmails } from '../emails/index.ts'
import { makeRecipients } from './make-recipients.ts'
import { MESSAGE_CANCELLED, MESSAGE_COMPOSER } from './message-composer-name.ts'
import { type MessageRow, readMessages } from './message-queries.ts'
import { sendTime } from './send-time.ts'
import { settleRecipients } from './settle-recipients.ts'

const CANCELLED_AT_ONCE = 500

/**
 * Takes the next step of a message in one transaction: starts it when it is due, makes a batch of recipients, cancels a
 * batch of its emails, or finishes it. A message that another process holds is left to it.
 * @returns whether there was something to do
 */
export function advanceMessage(services: Services, { id, org_id }: { id: number; org_id: number }): Promise<boolean> {
  return inTransaction(jobContext(services, org_id, 'send-messages'), async (ctx) => {
    // A deletion of the event locks it before its messages.
    await many(ctx)`
      select from event where id = (select event_id from message where id = ${id}) for key share`
    const [message] = await readMessages(ctx, sql`message.id = ${id}`, sql`for no key update of message skip locked`)
    return message === undefined ? false : step(ctx, message)
  })
}

async function step(ctx: TxContext, message: MessageRow): Promise<boolean> {
  if (message.status === 'scheduled') return start(ctx, message)
  if (message.finished_at !== null) return false
  if (message.status === 'cancelled') return cancelNext(ctx, message)
  if (!message.all_made) {
    await makeRecipients(ctx, message)
    return true
  }
  return finish(ctx, message)
}

async function start(ctx: TxContext, message: MessageRow): Promise<boolean> {
  const at = await sendTime(message)
  if (at !== null && at > ctx.now()) return false
  await change(ctx)`
    update message set status = 'sending', started_at = ${ctx.now()}, updated_at = ${ctx.now()}
    where id = ${message.id} and status = 'scheduled'`
  return true
}

async function cancelNext(ctx: TxContext, { id }: MessageRow): Promise<boolean> {
  const waiting = await many<{ email_id: number }>(ctx)`
    select email_id from message_recipient where message_id = ${id} and status = 'queued' limit ${CANCELLED_AT_ONCE}`
  const ids = waiting.map(({ email_id }) => email_id)
  const cancelled = await cancelQueuedEmails(
    ctx,
    sql`e.id = any(${ids}::bigint[]) and e.composer = ${MESSAGE_COMPOSER}`,
    MESSAGE_CANCELLED,
  )
  await settleRecipients(
    ctx,
    cancelled.map((email) => ({
      emailId: email.id,
      subjectId: email.composed_for!,
      status: 'cancelled',
      reason: null,
    })),
  )
  if (waiting.length === 0) await change(ctx)`update message set finished_at = ${ctx.now()} where id = ${id}`
  // An email that has been handed over ends by itself.
  return waiting.length === 0 || cancelled.length > 0
}

async function finish(ctx: TxContext, { id }: MessageRow): Promise<boolean> {
  const finished = await change(ctx)`
    update message set status = 'sent', finished_at = ${ctx.now()}, held_template_id = null, updated_at = ${ctx.now()}
    where id = ${id} and not exists (select from message_recipient r where r.message_id = ${id} and r.status = 'queued')`
  return finished > 0
}
