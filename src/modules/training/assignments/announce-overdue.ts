import { Type } from '../../../lib/type.ts'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import { newTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import type { Overdue } from '../training-events.ts'

/** Job that announces overdue training. */
export const ANNOUNCE_OVERDUE = { name: 'announce-overdue', payload: Type.Object({}) }

const BATCH = 500

type OverdueRow = Omit<Overdue, 'assignment_id'> & { id: number; org_id: number }

/** Announces each assignment whose due date has passed in its organisation's time zone, once for each due date. */
export async function announceOverdue(services: Services, giveUp?: AbortSignal): Promise<void> {
  let announced = BATCH
  while (announced === BATCH && !giveUp?.aborted) announced = await announceSome(services)
}

/** Announces one batch. Concurrent runs announce different assignments. */
function announceSome(services: Services): Promise<number> {
  const now = services.now()
  return newTransaction(services.db, async (within) => {
    const rows = await many<OverdueRow>(within)`
      with overdue as materialized (
        select a.id from (select id, local_day(${now}, time_zone) as today from organisation offset 0) o
        join training_assignment a on a.org_id = o.id and a.due_date < o.today and a.completed_at is null
          and a.overdue_announced is distinct from a.due_date
        order by a.id limit ${BATCH}::int for update of a skip locked
      )
      update training_assignment a set overdue_announced = a.due_date
      from overdue, training_programme p where a.id = overdue.id and p.id = a.programme_id
      returning a.id, a.org_id, a.programme_id, p.name as programme_name, a.email, a.name, a.due_date::text`
    for (const [orgId, own] of Map.groupBy(rows, (row) => row.org_id))
      await recordEvents({ ...jobContext(services, orgId, ANNOUNCE_OVERDUE.name), ...within }, own.map(overdueOf))
    return rows.length
  })
}

function overdueOf({ id, programme_id, programme_name, email, name, due_date }: OverdueRow) {
  const data: Overdue = { assignment_id: id, programme_id, programme_name, email, name, due_date }
  return { type: 'training.overdue', subjectId: id, data }
}
