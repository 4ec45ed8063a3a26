import { AppError } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change } from '../../platform/db/query.ts'
import { getMessage, lockMessage } from './message-queries.ts'
import type { Message } from './message-schema.ts'

/**
 * Cancels a message. From then on no email of it leaves; those that wait are cancelled in batches.
 * @throws AppError not_found; conflict when it is sent or cancelled
 */
export function cancelMessage(ctx: Context, id: number): Promise<Message> {
  return inTransaction(ctx, async (ctx) => {
    const { status } = await lockMessage(ctx, id)
    if (status !== 'scheduled' && status !== 'sending')
      throw new AppError('conflict', `Message ${id} is ${status} and can no longer be cancelled.`)
    await change(ctx)`
      update message set status = 'cancelled', held_template_id = null, updated_at = ${ctx.now()},
        finished_at = case when status = 'scheduled' then ${ctx.now()}::timestamptz end
      where id = ${id}`
    const after = await getMessage(ctx, id)
    await recordAudit(ctx, {
      action: 'message.cancel',
      subjectType: 'message',
      subjectId: id,
      before: { status },
      after: { status: 'cancelled', stats: after.stats },
    })
    return after
  })
}
