import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { dropCover } from './records/cover-picture.ts'
import { eventDeleted } from './records/event-events.ts'
import { eventToWire, lockEvent } from './records/event-queries.ts'

/**
 * Permanently deletes an event and, by foreign keys, everything that belongs to it. Credits held by its unfinished jobs
 * are released; the issuance log stays. Modules do their part in the same transaction.
 * @throws AppError not_found
 */
export function deleteEvent(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    // Deleting a million attendees takes longer than the usual limit of a statement.
    await change(ctx)`set local statement_timeout = '10min'`
    const event = await lockEvent(ctx, id)
    const before = eventToWire(ctx, event)
    const endings: (() => Promise<void>)[] = []
    for (const { prepare } of ctx.eventDeletions) endings.push(await prepare(ctx, id))
    await change(ctx)`delete from event where id = ${id}`
    await dropCover(ctx, event.cover_picture, null)
    await recordAudit(ctx, {
      action: 'event.delete',
      subjectType: 'event',
      subjectId: id,
      before,
    })
    await recordEvents(ctx, [eventDeleted(before)])
    for (const end of endings) await end()
  })
}
