import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type AttendeeRow, attendeeColumns, lockAttendee } from '../records/attendee-queries.ts'
import type { AttendeeWithTicket } from '../records/attendee-schema.ts'
import { type NewestKey, newestKey } from './ticket-key.ts'
import { withTicket } from './with-ticket.ts'

/** A ticket stores its number in one byte. */
const MAX_TICKETS = 255

/**
 * Issues a new ticket to an attendee and invalidates earlier ones.
 * @throws AppError not_found; conflict when the attendee has had the maximum number of tickets
 */
export async function renewTicket(ctx: Context, eventId: number, id: number): Promise<AttendeeWithTicket> {
  const row = await inTransaction(ctx, async (ctx) => {
    const { ticket_no } = await lockAttendee(ctx, eventId, id)
    if (ticket_no === MAX_TICKETS)
      throw new AppError('conflict', `Attendee ${id} has had ${MAX_TICKETS} tickets, which is the maximum.`)
    const row = await one<AttendeeRow & { ticket_key: NewestKey | null }>(ctx)`
      update attendee set ticket_no = ticket_no + 1, updated_at = ${ctx.now()}
      where id = ${id} returning ${attendeeColumns}, ${newestKey(sql`attendee.event_id`)} as ticket_key`
    await recordAudit(ctx, {
      action: 'attendee.renew_ticket',
      subjectType: 'attendee',
      subjectId: id,
      before: { ticket_no },
      after: { ticket_no: row.ticket_no },
    })
    return row
  })
  return withTicket(ctx, row)
}
