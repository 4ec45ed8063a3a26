import { AppError } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change } from '../../platform/db/query.ts'
import { requirePeopleScope } from './create-message.ts'
import { findMessage, getMessage, lockMessage, type MessageRow } from './message-queries.ts'
import type { Message, MessagePreview } from './message-schema.ts'
import { previewMessage } from './preview-message.ts'
import { continueSending } from './resend-to-failed.ts'

/**
 * Sends a message to the people who match its filter now and are not among its recipients.
 * @throws AppError not_found; conflict unless it is sent and has a filter, or when its template was deleted
 */
export function sendToNew(ctx: Context, id: number): Promise<Message> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockMessage(ctx, id)
    requireFilter(ctx, row)
    await continueSending(ctx, row, 'sent to new people')
    await change(ctx)`update message set last_person_id = 0, all_made = false where id = ${id}`
    const after = await getMessage(ctx, id)
    await recordAudit(ctx, {
      action: 'message.send_to_new',
      subjectType: 'message',
      subjectId: id,
      after: { recipients: after.stats.recipients },
    })
    return after
  })
}

/** Describes who would be added. @throws AppError not_found, conflict */
export async function previewSendToNew(ctx: Context, id: number): Promise<MessagePreview> {
  const row = await findMessage(ctx, id)
  requireFilter(ctx, row)
  if (row.status !== 'sent')
    throw new AppError(
      'conflict',
      `Message ${id} is ${row.status}, so it cannot be sent to new people. Wait until it is sent.`,
    )
  return previewMessage(ctx, row)
}

function requireFilter(ctx: Context, { id, event_id, chosen }: MessageRow): void {
  requirePeopleScope(ctx, event_id)
  if (chosen !== null)
    throw new AppError(
      'conflict',
      `Message ${id} was sent to chosen people, who do not change. Create another message.`,
    )
}
