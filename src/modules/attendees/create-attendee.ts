import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { noSuchEvent } from '../events/index.ts'
import { attendeeRegistered } from './records/attendee-events.ts'
import { attendeeInsert } from './records/attendee-insert.ts'
import { type AttendeeRow, attendeeColumns, attendeeToWire } from './records/attendee-queries.ts'
import type { AttendeeWithTicket, CreateAttendee } from './records/attendee-schema.ts'
import { explainRefusedAttendee } from './records/explain-refused-attendee.ts'
import { organiserAnswers } from './registration/organiser-answers.ts'
import { organiserValues } from './registration/organiser-values.ts'
import { type NewestKey, newestKey } from './ticket/ticket-key.ts'
import { withTicket } from './ticket/with-ticket.ts'

/**
 * Adds a person to an event; its capacity limits registration only.
 * @throws AppError not_found for the event, already_exists when the address is in it, validation_failed for answers
 */
export async function createAttendee(
  ctx: Context,
  eventId: number,
  input: CreateAttendee,
): Promise<AttendeeWithTicket> {
  const answers = await organiserAnswers(ctx, eventId, {}, input.answers ?? {})
  const certificate_values = await organiserValues(ctx, eventId, {}, input.values ?? {})
  // People sign in to the panel; programs have keys.
  const source = ctx.actor.kind === 'person' ? 'panel' : 'api'
  const row = await inTransaction(ctx, async (ctx) => {
    const row = await explainRefusedAttendee(
      input.email,
      maybeOne<AttendeeRow & { ticket_key: NewestKey | null }>(ctx)`
        ${attendeeInsert(ctx, eventId, [{ ...input, answers, certificate_values, source }])}
        returning ${attendeeColumns}, ${newestKey(sql`attendee.event_id`)} as ticket_key`,
    )
    if (row === null) throw noSuchEvent()
    await recordAudit(ctx, {
      action: 'attendee.create',
      subjectType: 'attendee',
      subjectId: row.id,
      after: attendeeToWire(row),
    })
    await recordEvents(ctx, [attendeeRegistered(row)])
    return row
  })
  return withTicket(ctx, row)
}
