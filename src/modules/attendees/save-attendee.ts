import { auditInsert, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { inOneStatement, inTransaction } from '../../platform/db/in-transaction.ts'
import { brokeUniqueKey } from '../../platform/db/pg-errors.ts'
import { change, maybeOne, one } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { AppError, invalidField } from '../../platform/errors.ts'
import { cancelEmails } from '../emails/index.ts'
import { noSuchEvent, offerPlacesLater } from '../events/index.ts'
import { type AttendeeRow, attendeeColumns, attendeeToWire, lockAttendee } from './attendee-queries.ts'
import type { AttendeeWithTicket, CreateAttendee, UpdateAttendee } from './attendee-schema.ts'
import { emailKey, searchText } from './attendee-text.ts'
import { type NewestKey, newestKey } from './ticket/ticket-key.ts'
import { withTicket } from './ticket/with-ticket.ts'

/**
 * Adds one person to an event, in one statement. The unique key of the e-mail address decides between two at once.
 * @throws AppError not_found for the event, already_exists when the address is in it
 */
export async function createAttendee(
  ctx: Context,
  eventId: number,
  input: CreateAttendee,
): Promise<AttendeeWithTicket> {
  const values = { first_name: input.first_name.trim(), last_name: (input.last_name ?? '').trim(), email: input.email }
  const now = ctx.now()
  const more = Object.entries({ language: input.language ?? undefined, tags: trimmed(input.tags) }).filter(
    ([, value]) => value !== undefined,
  )
  const [columns, given] = [more.map(([column]) => sql`, ${sql.ref(column)}`), more.map(([, value]) => sql`, ${value}`)]
  const created = {
    event_id: eventId,
    ...values,
    ...{ language: null, tags: [], answers: {}, ...Object.fromEntries(more) },
    status: 'registered' as const,
    source: 'api' as const,
    ticket_no: 1,
    checked_in_at: null,
    sessions_attended: 0,
    certificate_id: null,
    created_at: now,
    updated_at: now,
  }
  const { id: _, ...after } = attendeeToWire({ id: 0, ...created })
  const what = { action: 'attendee.create', subjectType: 'attendee' }
  const entry = sql`select id, null::jsonb, ${JSON.stringify(after)}::jsonb || jsonb_build_object('id', id) from made`
  const insert = () => maybeOne<{ id: number; ticket_key: NewestKey | null }>(ctx)`
    with made as (
      insert into attendee (org_id, event_id, first_name, last_name, email, email_key, source, folded, created_at, updated_at${sql.join(columns, '')})
      select org_id, id, ${values.first_name}, ${values.last_name}, ${values.email}, ${emailKey(values.email)}, ${created.source}, ${searchText(values)}, ${now}, ${now}${sql.join(given, '')}
      from event where org_id = ${ctx.orgId} and id = ${eventId} for key share
      returning id
    ) ${auditInsert(ctx, what, entry)} returning subject_id as id, ${newestKey(sql`${eventId}`)} as ticket_key`
  const made = await refusingSameEmail(values.email, inOneStatement(ctx, insert))
  if (made === null) throw noSuchEvent(eventId)
  return withTicket(ctx, { ...made, ...created })
}

/** Changes the fields that are given; certificates that were issued keep the old name. @throws AppError not_found, already_exists */
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
      language: input.language === undefined ? before.language : input.language,
      tags: trimmed(input.tags) ?? before.tags,
      status: nextStatus(before, input),
    }
    const row = await refusingSameEmail(
      values.email,
      one<AttendeeRow & { ticket_key: NewestKey | null }>(ctx)`
        update attendee set first_name = ${values.first_name}, last_name = ${values.last_name}, email = ${values.email},
          email_key = ${emailKey(values.email)}, folded = ${searchText(values)}, language = ${values.language}, tags = ${values.tags},
          status = ${values.status},
          link_no = case when email = ${values.email} then link_no else link_no % 255 + 1 end, updated_at = ${ctx.now()}
        where id = ${id} returning ${attendeeColumns}, ${newestKey(sql`attendee.event_id`)} as ticket_key`,
    )
    await recordAudit(ctx, {
      action: 'attendee.update',
      subjectType: 'attendee',
      subjectId: id,
      before: attendeeToWire(before),
      after: attendeeToWire(row),
    })
    if (holdsPlace(before) && !holdsPlace(row)) await offerPlacesLater(ctx, eventId)
    return row
  })
  return withTicket(ctx, row)
}

/** Removes a person from an event; a certificate that they have stays valid, and what waits to be sent to them is not sent. @throws AppError not_found */
export function deleteAttendee(ctx: Context, eventId: number, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockAttendee(ctx, eventId, id)
    await cancelEmails(ctx, id)
    await change(ctx)`delete from attendee where id = ${id}`
    await recordAudit(ctx, {
      action: 'attendee.delete',
      subjectType: 'attendee',
      subjectId: id,
      before: attendeeToWire(before),
    })
    if (holdsPlace(before)) await offerPlacesLater(ctx, eventId)
  })
}

/** Whether a place of the event is theirs, for good or as long as the offer lasts. */
function holdsPlace({ status }: Pick<AttendeeRow, 'status'>): boolean {
  return status === 'registered' || status === 'offered'
}

/** Organisers give and take places; who waits, and who is offered one, is decided by registration. */
function nextStatus(before: AttendeeRow, { status = before.status }: UpdateAttendee): AttendeeRow['status'] {
  if (status === before.status || status === 'registered' || status === 'cancelled') return status
  throw invalidField(['body', 'status'], 'status can be changed to registered or cancelled alone', 'not_allowed')
}

function trimmed(tags: string[] | undefined): string[] | undefined {
  return tags && [...new Set(tags.map((tag) => tag.trim()))]
}

async function refusingSameEmail<T>(email: string, statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (!brokeUniqueKey(error, 'attendee_email_key')) throw error
    throw new AppError('already_exists', `An attendee with the e-mail address ${email} is already in this event.`)
  }
}
