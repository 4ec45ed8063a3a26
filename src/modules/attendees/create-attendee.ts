import { auditInsert } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { inOneStatement } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { noSuchEvent } from '../events/index.ts'
import { attendeeToWire } from './attendee-queries.ts'
import type { AttendeeWithTicket, CreateAttendee } from './attendee-schema.ts'
import { emailKey, searchText, trimmedTags } from './attendee-text.ts'
import { refusingSameEmail } from './refusing-same-email.ts'
import { organiserAnswers } from './registration/organiser-answers.ts'
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
  const more = await moreOf(ctx, eventId, input)
  const columns = Object.keys(more).map((column) => sql`, ${sql.ref(column)}`)
  const given = Object.values(more).map(
    (value) => sql`, ${Array.isArray(value) || typeof value !== 'object' ? value : JSON.stringify(value)}`,
  )
  const created = {
    event_id: eventId,
    ...values,
    ...{ language: null, tags: [], answers: {}, ...more },
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

/** What was given of what most leave out. */
async function moreOf(ctx: Context, eventId: number, { language, tags, answers }: CreateAttendee) {
  return {
    ...(language && { language }),
    ...(tags && { tags: trimmedTags(tags) }),
    ...(answers && { answers: await organiserAnswers(ctx, eventId, {}, answers) }),
  }
}
