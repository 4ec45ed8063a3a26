import { jobContext, type Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { completeAssignments } from './complete-assignments.ts'
import { MEASURE_PROGRAMMES } from './measure-programmes-later.ts'

type Due = { id: number; org_id: number; changes: number; requirements: number }

const BATCH = 500

/**
 * Evaluates everybody who has not completed a programme whose requirements have changed, for example because an event
 * was deleted. A run that ends early leaves the programme to the next run.
 */
export async function evaluateProgrammes(services: Services, giveUp?: AbortSignal): Promise<void> {
  const due = await many<Due>(services)`
    select id, org_id, changes, requirements from training_programme p
    cross join lateral (select count(*)::int as requirements from training_requirement where programme_id = p.id) r
    where measured_requirements is distinct from requirements order by id`
  for (const programme of due) {
    await evaluateProgramme(services, programme, giveUp)
    if (giveUp?.aborted) return
  }
}

/**
 * Evaluates everybody for all programmes. Some achievements become known without an event, for example when the address
 * of an attendee is corrected.
 */
export async function evaluateEverybody(services: Services, giveUp?: AbortSignal): Promise<void> {
  await change(services)`update training_programme set measured_requirements = null`
  await evaluateProgrammes(services, giveUp)
}

async function evaluateProgramme(services: Services, due: Due, giveUp?: AbortSignal): Promise<void> {
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
