import { invalidField } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, one } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { cancelEmails } from '../emails/index.ts'
import { offerPlacesLater } from '../events/index.ts'
import { DETAILS, nextDetails } from './records/attendee-details.ts'
import { attendeeCancelled, attendeeChanged } from './records/attendee-events.ts'
import {
  type AttendeeRow,
  attendeeColumns,
  attendeeToWire,
  lockAttendee,
  lockToDelete,
} from './records/attendee-queries.ts'
import type { AttendeeWithTicket, UpdateAttendee } from './records/attendee-schema.ts'
import { emailKey, searchText, trimmedTags } from './records/attendee-text.ts'
import { explainRefusedAttendee } from './records/explain-refused-attendee.ts'
import { holdsPlace } from './records/holds-place.ts'
import { tellOfPlace } from './registration/mail/tell-registration.ts'
import { organiserAnswers } from './registration/organiser-answers.ts'
import { organiserValues } from './registration/organiser-values.ts'
import { type NewestKey, newestKey } from './ticket/ticket-key.ts'
import { withTicket } from './ticket/with-ticket.ts'

/** Updates the given fields; issued certificates keep the old name. @throws AppError not_found, already_exists */
export async function updateAttendee(
  ctx: Context,
  eventId: number,
  id: number,
  input: UpdateAttendee,
): Promise<AttendeeWithTicket> {
  const row = await inTransaction(ctx, async (ctx) => {
    const before = await lockAttendee(ctx, eventId, id)
    const values = {
      first_name: input.first_name?.trim() ?? before.first_name,
      last_name: input.last_name?.trim() ?? before.last_name,
      email: input.email ?? before.email,
      ...nextDetails(input, before),
      registration_type_id:
        input.registration_type_id === undefined ? before.registration_type_id : input.registration_type_id,
      tags: input.tags ? trimmedTags(input.tags) : before.tags,
      answers: input.answers ? await organiserAnswers(ctx, eventId, before.answers, input.answers) : before.answers,
      certificate_values: input.values
        ? await organiserValues(ctx, eventId, before.certificate_values, input.values)
        : before.certificate_values,
      status: nextStatus(before, input),
    }
    const details = sql.join(DETAILS.map((column) => sql`${sql.ref(column)} = ${values[column]}`))
    if (changesNothing(before, values)) return readWithKey(ctx, id)
    const row = await explainRefusedAttendee(
      values.email,
      one<KeyedRow>(ctx)`
        update attendee set first_name = ${values.first_name}, last_name = ${values.last_name}, email = ${values.email},
          email_key = ${emailKey(values.email)}, folded = ${searchText(values)}, ${details}, registration_type_id = ${values.registration_type_id}, tags = ${values.tags},
          answers = ${JSON.stringify(values.answers)}, certificate_values = ${JSON.stringify(values.certificate_values)}, status = ${values.status},
          link_no = case when email_key = ${emailKey(values.email)} then link_no else link_no % 255 + 1 end, updated_at = ${ctx.now()}
        where id = ${id} returning ${attendeeColumns}, attendee.link_no, ${newestKey(sql`attendee.event_id`)} as ticket_key`,
    )
    await recordAudit(ctx, {
      action: 'attendee.update',
      subjectType: 'attendee',
      subjectId: id,
      before: attendeeToWire(before),
      after: attendeeToWire(row),
    })
    await recordEvents(ctx, attendeeChanged(before, row))
    const hasMoved = before.registration_type_id !== row.registration_type_id
    if (holdsPlace(before) && (hasMoved || !holdsPlace(row))) await offerPlacesLater(ctx, eventId)
    if (waits(before) && row.status === 'registered') await tellOfPlace(ctx, row)
    return row
  })
  return withTicket(ctx, row)
}

type KeyedRow = AttendeeRow & { link_no: number; ticket_key: NewestKey | null }

function readWithKey(ctx: TxContext, id: number): Promise<KeyedRow> {
  return one<KeyedRow>(ctx)`
    select ${attendeeColumns}, attendee.link_no, ${newestKey(sql`attendee.event_id`)} as ticket_key
    from attendee where org_id = ${ctx.orgId} and id = ${id}`
}

/**
 * Deletes an attendee. Their certificates stay valid, and queued mails to them are not sent.
 * @throws AppError not_found
 */
export function deleteAttendee(ctx: Context, eventId: number, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockToDelete(ctx, eventId, id)
    await cancelEmails(ctx, [id])
    await change(ctx)`delete from attendee where id = ${id}`
    await recordAudit(ctx, {
      action: 'attendee.delete',
      subjectType: 'attendee',
      subjectId: id,
      before: attendeeToWire(before),
    })
    if (before.status === 'registered') await recordEvents(ctx, [attendeeCancelled(before, { removed: true })])
    if (holdsPlace(before)) await offerPlacesLater(ctx, eventId)
  })
}

/** Whether the attendee is on the waiting list, has an offer, or waits for approval. */
function waits({ status }: Pick<AttendeeRow, 'status'>): boolean {
  return status === 'waitlisted' || status === 'offered' || status === 'pending'
}

/** Organisers give and withdraw places; registration alone decides who waits and who gets an offer. */
function nextStatus(before: AttendeeRow, { status = before.status }: UpdateAttendee): AttendeeRow['status'] {
  if (status === before.status || status === 'registered' || status === 'cancelled') return status
  throw invalidField(['body', 'status'], 'status can only be changed to registered or cancelled', 'not_allowed')
}
