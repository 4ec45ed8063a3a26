import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change } from '../../platform/db/query.ts'
import { eventToWire, lockEvent } from './event-queries.ts'

/**
 * Deletes an event for ever, and by foreign keys all that belongs to it. Credits held by its unfinished jobs come back;
 * the issuance log stays. @throws AppError not_found
 */
export function deleteEvent(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    // An event can have a million attendees, which take longer than one request's statement usually may.
    await change(ctx)`set local statement_timeout = '10min'`
    const event = await lockEvent(ctx, id)
    await change(ctx)`delete from event where id = ${id}`
    await recordAudit(ctx, {
      action: 'event.delete',
      subjectType: 'event',
      subjectId: id,
      before: eventToWire(ctx, event),
    })
  })
}
