import { sql } from 'kysely'
import type { Context, TxContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../accounts/index.ts'
import { eventToWire, lockEvent } from './event-queries.ts'
import type { Event } from './event-schema.ts'

/** Closes or opens registration; doing it twice changes nothing more. @throws AppError not_found */
export function setRegistrationClosed(ctx: Context | TxContext, id: number, closed: boolean): Promise<Event> {
  return inTransaction(ctx, async (inner) => {
    const event = await lockEvent(inner, id)
    if (event.registration_closed === closed) return eventToWire(event)
    const now = ctx.now()
    await sql`update event set registration_closed = ${closed}, updated_at = ${now} where id = ${id}`.execute(inner.db)
    const action = closed ? 'event.close_registration' : 'event.open_registration'
    await recordAudit(inner, {
      action,
      subjectType: 'event',
      subjectId: id,
      before: { registration_closed: !closed },
      after: { registration_closed: closed },
    })
    return eventToWire({ ...event, registration_closed: closed, updated_at: now })
  })
}
