import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { many, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Requirements } from './programme-schema.ts'

type RequiredIds = { eventId: number | null; courseId: number | null }

/**
 * Replaces the requirements of a locked programme.
 * @returns whether anything changed
 * @throws AppError validation_failed for a requirement with neither or both of event and course, or with an unknown one
 */
export async function setRequirements(ctx: TxContext, programmeId: number, given: Requirements): Promise<boolean> {
  const required = given.map(({ event_id: eventId = null, course_id: courseId = null }) => ({ eventId, courseId }))
  for (const [index, { eventId, courseId }] of required.entries())
    if ((eventId === null) === (courseId === null))
      throw invalidField(location(index), 'a requirement needs exactly one of event_id and course_id', 'one_of_two')
  await lockRequired(ctx, required)
  const { changed } = await one<{ changed: number }>(ctx)`
    with required as materialized (
      select * from unnest(${required.map(({ eventId }) => eventId)}::bigint[], ${required.map(({ courseId }) => courseId)}::bigint[])
        with ordinality as w (event_id, course_id, nth)
    ), gone as (
      delete from training_requirement r where programme_id = ${programmeId} and not exists (
        select from required w where (w.event_id, w.course_id) is not distinct from (r.event_id, r.course_id))
      returning 1
    ), came as (
      insert into training_requirement (org_id, programme_id, event_id, course_id)
      select ${ctx.orgId}::bigint, ${programmeId}::bigint, event_id, course_id from required order by nth
      on conflict do nothing returning 1
    )
    select (select count(*) from gone) + (select count(*) from came) as changed`
  return changed > 0
}

/** Locks the required events and courses against deletion. */
async function lockRequired(ctx: TxContext, required: RequiredIds[]): Promise<void> {
  for (const [field, table, idOf] of [
    ['event_id', 'event', (each: RequiredIds) => each.eventId],
    ['course_id', 'training_course', (each: RequiredIds) => each.courseId],
  ] as const) {
    const rows = await many<{ id: number }>(ctx)`
      select id from ${sql.ref(table)} where org_id = ${ctx.orgId} and id = any(${required.map(idOf)}::bigint[])
      order by id for key share`
    const there = new Set(rows.map(({ id }) => id))
    const missing = required.findIndex((each) => idOf(each) !== null && !there.has(idOf(each)!))
    if (missing !== -1)
      throw invalidField(
        [...location(missing), field],
        `there is no ${field === 'event_id' ? 'event' : 'course'} ${idOf(required[missing]!)}`,
        field === 'event_id' ? 'unknown_event' : 'unknown_course',
      )
  }
}

const location = (index: number) => ['body', 'requirements', String(index)]
