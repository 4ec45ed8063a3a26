import type { Context } from '../../platform/context.ts'
import { many, maybeOne } from '../../platform/db/query.ts'
import type { Question } from '../../platform/questions/question-schema.ts'
import { noSuchEvent } from '../events/index.ts'
import type { AttendeeRow } from './attendee-queries.ts'

export type ExportedAttendee = Pick<
  AttendeeRow,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'status'
  | 'source'
  | 'checked_in_at'
  | 'sessions_attended'
  | 'language'
  | 'tags'
  | 'answers'
  | 'created_at'
> & { certificate_public_id: string | null }

const BATCH = 500

/** How many attendees an event has, and what they were asked. @throws AppError not_found for the event */
export async function readExportedEvent(
  ctx: Context,
  eventId: number,
): Promise<{ count: number; questions: Question[] }> {
  const row = await maybeOne<{ count: number; questions: Question[] }>(ctx)`
    select (select coalesce(sum(attendees), 0)::int from event_tally where event_id = event.id) as count,
      coalesce(registration_questions, '[]') as questions
    from event where org_id = ${ctx.orgId} and id = ${eventId}`
  if (row === null) throw noSuchEvent(eventId)
  return row
}

/**
 * All attendees of an event by their id, some hundred at a time. Each batch is a statement of its own that goes on after
 * the one before, so whoever reads slowly holds no transaction open.
 */
export async function* attendeesInBatches(ctx: Context, eventId: number): AsyncGenerator<ExportedAttendee[]> {
  let after = 0
  for (;;) {
    const rows = await many<ExportedAttendee>(ctx)`
      select a.id, a.first_name, a.last_name, a.email, a.status, a.source, a.checked_in_at, a.sessions_attended, a.language,
        a.tags, a.answers, a.created_at,
        (select c.public_id from certificate c where c.attendee_id = a.id and c.status = 'active') as certificate_public_id
      from attendee a where a.org_id = ${ctx.orgId} and a.event_id = ${eventId} and a.id > ${after}
      order by a.id limit ${BATCH}::int`
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}
