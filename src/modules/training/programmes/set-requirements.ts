import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { many, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Requirements } from './programme-schema.ts'

type Wanted = { eventId: number | null; courseId: number | null }

/**
 * Makes the requirements of a programme, which is locked, those that are given.
 * @returns whether any came or went
 * @throws AppError validation_failed for one that names neither an event nor a course, both, or one that is not there
 */
export async function setRequirements(ctx: TxContext, programmeId: number, given: Requirements): Promise<boolean> {
  const wanted = given.map(({ event_id: eventId = null, course_id: courseId = null }) => ({ eventId, courseId }))
  for (const [index, { eventId, courseId }] of wanted.entries())
    if ((eventId === null) === (courseId === null))
      throw invalidField(place(index), 'a requirement names an event or a course: event_id or course_id', 'one_of_two')
  await lockRequired(ctx, wanted)
  const { changed } = await one<{ changed: number }>(ctx)`
    with wanted as materialized (
      select * from unnest(${wanted.map(({ eventId }) => eventId)}::bigint[], ${wanted.map(({ courseId }) => courseId)}::bigint[])
        with ordinality as w (event_id, course_id, nth)
    ), gone as (
      delete from training_requirement r where programme_id = ${programmeId} and not exists (
        select from wanted w where (w.event_id, w.course_id) is not distinct from (r.event_id, r.course_id))
      returning 1
    ), came as (
      insert into training_requirement (org_id, programme_id, event_id, course_id)
      select ${ctx.orgId}::bigint, ${programmeId}::bigint, event_id, course_id from wanted order by nth
      on conflict do nothing returning 1
    )
    select (select count(*) from gone) + (select count(*) from came) as changed`
  return changed > 0
}

/** Nobody deletes these until the transaction ends. */
async function lockRequired(ctx: TxContext, wanted: Wanted[]): Promise<void> {
  for (const [field, table, idOf] of [
    ['event_id', 'event', (each: Wanted) => each.eventId],
    ['course_id', 'training_course', (each: Wanted) => each.courseId],
  ] as const) {
    const rows = await many<{ id: number }>(ctx)`
      select id from ${sql.ref(table)} where org_id = ${ctx.orgId} and id = any(${wanted.map(idOf)}::bigint[])
      order by id for key share`
    const there = new Set(rows.map(({ id }) => id))
    const missing = wanted.findIndex((each) => idOf(each) !== null && !there.has(idOf(each)!))
    if (missing !== -1)
      throw invalidField(
        [...place(missing), field],
        `there is no ${field === 'event_id' ? 'event' : 'course'} ${idOf(wanted[missing]!)}`,
        field === 'event_id' ? 'unknown_event' : 'unknown_course',
      )
  }
}

const place = (index: number) => ['body', 'requirements', String(index)]
