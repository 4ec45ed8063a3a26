import type { Context } from '../../platform/context/context.ts'
import { PLANNED_EACH_TIME } from '../../platform/db/named-statement.ts'
import { many, maybeOne } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Question } from '../../platform/questions/question-schema.ts'
import { type DefinedValue, definedValues, noSuchEvent, questionsOfEvent } from '../events/index.ts'
import type { AttendeesFilter } from './records/attendee-filters.ts'
import { type AttendeeRow, storedColumns } from './records/attendee-queries.ts'
import { attendeesWithin, isFilter } from './records/list-attendees.ts'

export type ExportedAttendee = Omit<AttendeeRow, 'certificate_id'> & {
  certificate_public_id: string | null
  minutes_inside: number
  /** Titles of the sessions with sign-up that they have places in. */
  signed_up: string[]
}

const BATCH = 500
/** Ids per statement when a filter selects some of the attendees. */
const IDS = 20_000

/**
 * Returns how many attendees a filter matches, the questions they were asked and the values that they can have.
 * @throws AppError not_found for the event
 */
export async function readExportedEvent(
  ctx: Context,
  eventId: number,
  filter: AttendeesFilter,
): Promise<{ count: number; questions: Question[]; values: DefinedValue[] }> {
  const count = isFilter(filter)
    ? sql`select count(*)::int from attendee where ${attendeesWithin(eventId, filter)}`
    : sql`select coalesce(sum(attendees), 0)::int from event_tally where event_id = event.id`
  const row = await maybeOne<{ count: number; questions: Question[] }>(ctx)`${PLANNED_EACH_TIME}
    select (${count}) as count, ${questionsOfEvent} as questions
    from event where org_id = ${ctx.orgId} and id = ${eventId}`
  if (row === null) throw noSuchEvent()
  return { ...row, values: await definedValues(ctx, eventId) }
}

/**
 * Yields the matching attendees of an event in order of their ids, several hundred at a time. Each batch is a statement
 * of its own that continues after the previous one, so a slow reader holds no transaction open.
 */
export async function* attendeesInBatches(
  ctx: Context,
  eventId: number,
  filter: AttendeesFilter,
): AsyncGenerator<ExportedAttendee[]> {
  if (!isFilter(filter)) return yield* readBatches(ctx, eventId)
  for (let after = 0; ; ) {
    const found = await many<{ id: number }>(ctx)`${PLANNED_EACH_TIME}
      select id from attendee
      where org_id = ${ctx.orgId} and ${attendeesWithin(eventId, filter)} and attendee.id > ${after}::bigint
      order by id limit ${IDS}::int`
    const ids = found.map(({ id }) => id)
    for (let at = 0; at < ids.length; at += BATCH) {
      const rows = await readRows(ctx, eventId, sql`attendee.id = any(${ids.slice(at, at + BATCH)}::bigint[])`)
      if (rows.length > 0) yield rows
    }
    if (ids.length < IDS) return
    after = ids.at(-1)!
  }
}

async function* readBatches(ctx: Context, eventId: number): AsyncGenerator<ExportedAttendee[]> {
  for (let after = 0; ; ) {
    const rows = await readRows(ctx, eventId, sql`attendee.id > ${after}`)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}

function readRows(ctx: Context, eventId: number, which: Sql): Promise<ExportedAttendee[]> {
  return many<ExportedAttendee>(ctx)`
    select ${storedColumns},
      (select c.public_id from certificate c where c.attendee_id = attendee.id and c.kind = 'attendee' and c.status = 'active') as certificate_public_id,
      array(select s.title from session_signup u join session s on s.id = u.session_id
        where u.attendee_id = attendee.id and u.holds order by s.start_time, s.id) as signed_up,
      attendee_minutes(attendee.id, ${ctx.now()}::timestamptz) as minutes_inside
    from attendee where attendee.org_id = ${ctx.orgId} and attendee.event_id = ${eventId} and ${which}
    order by attendee.id limit ${BATCH}::int`
}
