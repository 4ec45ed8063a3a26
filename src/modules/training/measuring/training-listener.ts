import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { Listener, ListenerEvent } from '../../../platform/outbox/listener.ts'
import type { Assigned, CourseCompleted } from '../training-events.ts'
import { completeAssignments } from './complete-assignments.ts'

/**
 * Assignments that an event may have fulfilled, as a condition on the assignment `a`; null: the event cannot fulfil
 * any.
 */
const AFFECTED: Record<string, (event: ListenerEvent<never>) => Sql | null> = {
  'training.assigned': ({ data }: ListenerEvent<Assigned>) =>
    sql`a.id in (select unnest(${data.assignment_ids}::bigint[]))`,
  'training.completed': ({ subjectId, data }: ListenerEvent<CourseCompleted>) => sql`
    a.email_key = (select email_key from training_completion where id = ${subjectId})
    and a.programme_id in (select programme_id from training_requirement where course_id = ${data.course_id})`,
  'attendee.checked_in': ({ subjectId, data }: ListenerEvent<{ event_id: number; first: boolean }>) =>
    data.first
      ? sql`a.email_key = (select email_key from attendee where id = ${subjectId}) and ${requires(data.event_id)}`
      : null,
  'cert.issued': ({ subjectId, data }: ListenerEvent<{ event_id: number }>) =>
    sql`${holds([subjectId])} and ${requires(data.event_id)}`,
  'cert.bulk_completed': ({ data }: ListenerEvent<{ event_id: number; certificates: { certificate_id: number }[] }>) =>
    sql`${holds(data.certificates.map(({ certificate_id }) => certificate_id))} and ${requires(data.event_id)}`,
}

const requires = (eventId: number): Sql =>
  sql`a.programme_id in (select programme_id from training_requirement where event_id = ${eventId})`

const holds = (certificateIds: number[]): Sql => sql`a.email_key in (
  select coalesce(t.email_key, lower(c.attendee_email)) from certificate c left join attendee t on t.id = c.attendee_id
  where c.id = any(${certificateIds}::bigint[]))`

/** Completes assignments when people fulfil requirements, in whatever order events arrive. */
export const trainingListener: Listener = {
  name: 'training',
  types: Object.keys(AFFECTED),
  from: 'now',
  concerns: (within, orgIds) => many<{ org_id: number }>(within)`
    select org_id from unnest(${orgIds}::bigint[]) as asked (org_id)
    where exists (select from training_programme p where p.org_id = asked.org_id)`,
  handle: async (ctx: TxContext, event) => {
    const concerned = AFFECTED[event.type]!(event as ListenerEvent<never>)
    if (concerned !== null) await completeAssignments(ctx, concerned)
  },
}
