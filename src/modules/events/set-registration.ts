import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { eventUpdated } from './records/event-events.ts'
import { eventToWire, lockEvent } from './records/event-queries.ts'
import type { Event } from './records/event-schema.ts'

/** Closes or opens registration; repeating it changes nothing. @throws AppError not_found */
export function setRegistrationClosed(ctx: Context, id: number, closed: boolean): Promise<Event> {
  return inTransaction(ctx, async (ctx) => {
    const event = await lockEvent(ctx, id)
    if (event.registration_closed === closed) return eventToWire(ctx, event)
    const now = ctx.now()
    await change(ctx)`update event set registration_closed = ${closed}, updated_at = ${now} where id = ${id}`
    const action = closed ? 'event.close_registration' : 'event.open_registration'
    await recordAudit(ctx, {
      action,
      subjectType: 'event',
      subjectId: id,
      before: { registration_closed: !closed },
      after: { registration_closed: closed },
    })
    const after = eventToWire(ctx, { ...event, registration_closed: closed, updated_at: now })
    await recordEvents(ctx, [eventUpdated(eventToWire(ctx, event), after)!])
    return after
  })
}
