import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { drawSample, queueEmail } from '../emails/index.ts'
import { eventForMessage } from './mail-data-of-people.ts'
import { findMessage } from './message-queries.ts'
import type { TestMessage, TestMessageResult } from './message-schema.ts'
import { messageTemplate } from './message-template.ts'

/**
 * Sends a message with sample data of a person and the data of its event to an address.
 * @throws AppError not_found, also when its template was deleted
 */
export function testMessage(ctx: Context, id: number, { to, language }: TestMessage): Promise<TestMessageResult> {
  return inTransaction(ctx, async (ctx) => {
    const message = await findMessage(ctx, id)
    const { event_id: eventId } = message
    const known = eventId === null ? {} : { event: (await eventForMessage(ctx, eventId)).event }
    const mail = await drawSample(ctx, await messageTemplate(ctx, message), { language, known })
    const about = { kind: 'message_test', eventId, attendeeId: null, to: { name: '', address: to } }
    const emailId = await queueEmail(ctx, { ...about, ...mail })
    const result = { email_id: emailId, to, language: mail.language }
    await recordAudit(ctx, {
      action: 'message.test',
      subjectType: 'message',
      subjectId: id,
      after: { email_id: emailId, language: mail.language },
    })
    return result
  })
}
