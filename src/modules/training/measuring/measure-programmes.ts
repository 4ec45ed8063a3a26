import { jobContext, type Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { completeAssignments } from './complete-assignments.ts'
import { MEASURE_PROGRAMMES } from './measure-programmes-later.ts'

type Due = { id: number; org_id: number; changes: number; requirements: number }

const BATCH = 500

/**
 * Measures everybody who has not completed a programme whose requirements have changed, also by the deletion of an event.
 * A run that ends before it is through leaves the programme to the next one.
 */
export async function measureProgrammes(services: Services, giveUp?: AbortSignal): Promise<void> {
  const due = await many<Due>(services)`
    select id, org_id, changes, requirements from training_programme p
    cross join lateral (select count(*)::int as requirements from training_requirement where programme_id = p.id) r
    where measured_requirements is distinct from requirements order by id`
  for (const programme of due) {
    await measureAll(services, programme, giveUp)
    if (giveUp?.aborted) return
  }
}

/**
 * Measures everybody by all programmes: what somebody has fulfilled can become theirs without anything that is told of, as
 * when the address of an attendee is put right.
 */
export async function measureEverybody(services: Services, giveUp?: AbortSignal): Promise<void> {
  await change(services)`update training_programme set measured_requirements = null`
  await measureProgrammes(services, giveUp)
}

async function measureAll(services: Services, due: Due, giveUp?: AbortSignal): Promise<void> {
  const { id, org_id, changes, requirements } = due
  const ctx = jobContext(services, org_id, MEASURE_PROGRAMMES.name)
  for (let low = 0; !giveUp?.aborted; ) {
    const { high } = await one<{ high: number | null }>(ctx)`
      select max(id) as high from (
        select id from training_assignment where programme_id = ${id} and completed_at is null and id > ${low}
        order by id limit ${BATCH}) batch`
    if (high === null) break
    const those = sql`a.programme_id = ${id} and a.id > ${low} and a.id <= ${high}`
    await inTransaction(ctx, (ctx) => completeAssignments(ctx, those))
    low = high
  }
  if (!giveUp?.aborted)
    await change(ctx)`
      update training_programme set measured_requirements = ${requirements} where id = ${id} and changes = ${changes}`
}
