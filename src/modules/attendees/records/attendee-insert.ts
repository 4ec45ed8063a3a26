import type { TxContext } from '../../../platform/context/context.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { DETAILS, nextDetails } from './attendee-details.ts'
import type { AttendeeRow } from './attendee-queries.ts'
import type { CreateAttendee } from './attendee-schema.ts'
import { emailKey, searchText, trimmedTags } from './attendee-text.ts'

/** Statuses of a new registration. */
export type NewStatus = 'registered' | 'waitlisted' | 'pending'

/** An attendee to insert; columns that are left out get the defaults of `attendeeInsert`. */
export type NewAttendee = Omit<CreateAttendee, 'values'> &
  Pick<AttendeeRow, 'source'> & { certificate_values?: Record<string, string>; status?: NewStatus }

/** The columns of a new row that its JSON gives. */
const columns = sql.raw(
  `org_id, event_id, first_name, last_name, email, email_key, folded, ${DETAILS.join(', ')}, registration_type_id, tags, answers, certificate_values, source, status, created_at, updated_at`,
)

/**
 * Inserts attendees into an event, in their order; callers add what happens on conflict and what is returned. The event
 * is locked, so a deletion of it waits; when there is no such event, no row is inserted.
 * @param registeredBy SQL for the id of the attendee who registers them
 */
export function attendeeInsert(
  ctx: TxContext,
  eventId: number,
  people: readonly NewAttendee[],
  registeredBy: Sql = sql`null::bigint`,
): Sql {
  const now = ctx.now()
  const rows = people.map((person) => {
    const last_name = person.last_name?.trim() ?? ''
    const names = { first_name: person.first_name.trim(), last_name, email: person.email }
    return {
      ...names,
      org_id: ctx.orgId,
      event_id: eventId,
      email_key: emailKey(person.email),
      folded: searchText(names),
      ...nextDetails(person),
      registration_type_id: person.registration_type_id ?? null,
      tags: trimmedTags(person.tags ?? []),
      answers: person.answers ?? {},
      certificate_values: person.certificate_values ?? {},
      source: person.source,
      status: person.status ?? 'registered',
      created_at: now,
      updated_at: now,
    }
  })
  return sql`
    with held as materialized (select from event where org_id = ${ctx.orgId} and id = ${eventId} for key share)
    insert into attendee (${columns}, registered_by, waitlisted_at)
    select ${columns}, ${registeredBy}, case when status = 'waitlisted' then ${lastInLine(ctx, eventId)} end
    from held cross join json_populate_recordset(null::attendee, ${JSON.stringify(rows)})`
}

/**
 * SQL for the time from which a person waits who joins the waiting list now: the list is in the order in which the event
 * was locked, whatever the clocks of several processes say.
 */
export function lastInLine(ctx: TxContext, eventId: number): Sql {
  return sql`greatest(${ctx.now()}::timestamptz, (
    select max(waitlisted_at) + interval '1 microsecond' from attendee
    where org_id = ${ctx.orgId} and event_id = ${eventId} and status = 'waitlisted'))`
}
