import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../accounts/index.ts'
import { eventToWire, lockEvent } from './event-queries.ts'

/**
 * Deletes an event for ever, and by foreign keys all that belongs to it. Credits held by its unfinished jobs come back;
 * the issuance log stays. @throws AppError not_found
 */
export function deleteEvent(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    // An event can have a million attendees, which take longer than one request's statement usually may.
    await sql`set local statement_timeout = '10min'`.execute(inner.db)
    const event = await lockEvent(inner, id)
    await sql`delete from event where id = ${id}`.execute(inner.db)
    await recordAudit(inner, {
      action: 'event.delete',
      subjectType: 'event',
      subjectId: id,
      before: eventToWire(event),
    })
  })
}
