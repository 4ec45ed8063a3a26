import type { TxContext } from '../../../platform/context/context.ts'
import { forEachBatch } from '../../../platform/db/in-batches.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import type { ProgrammeCompleted } from '../training-events.ts'

type CompletedRow = { id: number; programme_id: number; email: string; name: string; completed_at: Date }

/**
 * SQL for the time at which the person of an open assignment `o` fulfilled the requirement `r`: the last completion of
 * a course, or the first attendance of an event.
 */
const fulfilled = (ctx: TxContext): Sql => sql`
  select case when r.event_id is null then max(at) else min(at) end as at from (
    select c.completed_at as at from training_completion c where c.course_id = r.course_id and c.email_key = o.email_key
    union all
    select t.checked_in_at from attendee t where t.event_id = r.event_id and t.email_key = o.email_key
    union all
    select c.issued_at from attendee t join certificate c on c.attendee_id = t.id
    where t.event_id = r.event_id and t.email_key = o.email_key and ${isActive(ctx)}
    union all
    select c.issued_at from certificate c
    where c.org_id = ${ctx.orgId} and lower(c.attendee_email) = o.email_key and c.attendee_id is null
      and c.event_id = r.event_id and ${isActive(ctx)}
  ) done where o.counts_after is null or at > o.counts_after`

const isActive = ({ now }: TxContext): Sql =>
  sql`c.status = 'active' and (c.expires_at is null or c.expires_at > ${now()})`

/**
 * Completes assignments whose requirements are all fulfilled. Concurrent achievements and assignments are evaluated
 * when their events are handled after the commit, so the later of the two finds the other.
 * @param which condition on the assignment `a`
 */
export async function completeAssignments(ctx: TxContext, which: Sql): Promise<void> {
  const rows = await many<CompletedRow>(ctx)`
    with open as materialized (
      select a.id, a.programme_id, a.email_key, a.counts_after from training_assignment a
      where a.org_id = ${ctx.orgId} and a.completed_at is null and (${which}) order by a.id for update
    ), complete as (
      select o.id, max(f.at) as at from open o join training_requirement r on r.programme_id = o.programme_id
      left join lateral (${fulfilled(ctx)}) f on true
      group by o.id having count(*) = count(f.at)
    )
    update training_assignment a set completed_at = least(complete.at, ${ctx.now()}), updated_at = ${ctx.now()}
    from complete where a.id = complete.id returning a.id, a.programme_id, a.email, a.name, a.completed_at`
  rows.sort((a, b) => a.id - b.id)
  await forEachBatch(rows, (batch) =>
    recordEvents(
      ctx,
      batch.map((row) => ({ type: 'programme.completed', subjectId: row.id, data: dataOf(row) })),
    ),
  )
}

function dataOf({ id, programme_id, email, name, completed_at }: CompletedRow): ProgrammeCompleted {
  return { assignment_id: id, programme_id, email, name, completed_at: completed_at.toISOString() }
}
