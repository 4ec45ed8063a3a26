import { Type } from '../../../lib/type.ts'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import { newTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { announceAssignments } from './assign-people.ts'

/** Job that starts the next cycle of renewed training. */
export const RENEW_ASSIGNMENTS = { name: 'renew-assignments', payload: Type.Object({}) }

type Renewed = { id: number; org_id: number; programme_id: number }

const BATCH = 500
/** Days before the due date on which the next cycle starts; fewer for short renewal periods. */
const noticeDays = sql`least(30, 10 * p.renew_months)`

/** Starts the next cycle for everybody whose completion is almost as old as the renewal period of the programme. */
export async function renewAssignments(services: Services, giveUp?: AbortSignal): Promise<void> {
  let renewed = BATCH
  while (renewed === BATCH && !giveUp?.aborted) renewed = await renewSome(services)
}

/**
 * Renews one batch. The new due date is the day of completion plus the renewal months, in the organisation's time zone;
 * missing days become the end of the month. Achievements after the completion count. The months are first subtracted
 * with a few days to spare, so that an index finds candidates. Concurrent runs renew different assignments.
 */
function renewSome(services: Services): Promise<number> {
  const now = services.now()
  return newTransaction(services.db, async (within) => {
    const rows = await many<Renewed>(within)`
      with ended as materialized (
        select a.*, (local_day(a.completed_at, o.time_zone) + make_interval(months => p.renew_months))::date as due_again
        from training_programme p join organisation o on o.id = p.org_id join training_assignment a on a.programme_id = p.id
        where p.renew_months is not null and a.completed_at is not null and a.renewed_at is null
          and a.completed_at < ${now}::timestamptz - make_interval(months => p.renew_months) + interval '36 days'
          and (local_day(a.completed_at, o.time_zone) + make_interval(months => p.renew_months))::date
            <= local_day(${now}, o.time_zone) + ${noticeDays}
        order by a.id limit ${BATCH} for update of a skip locked
      ), marked as (
        update training_assignment a set renewed_at = ${now}, updated_at = ${now} from ended where a.id = ended.id returning a.id
      )
      insert into training_assignment
        (org_id, programme_id, email, email_key, name, cycle, due_date, counts_after, assigned_at, updated_at)
      select e.org_id, e.programme_id, e.email, e.email_key, e.name,
        (select max(cycle) + 1 from training_assignment a where a.programme_id = e.programme_id and a.email_key = e.email_key),
        e.due_again, e.completed_at, ${now}, ${now}
      from ended e join marked using (id) order by id returning id, org_id, programme_id`
    for (const own of Map.groupBy(rows, (row) => row.programme_id).values()) {
      const ctx = { ...jobContext(services, own[0]!.org_id, RENEW_ASSIGNMENTS.name), ...within }
      await announceAssignments(ctx, own[0]!.programme_id, own)
    }
    return rows.length
  })
}
