import { Type } from '../../../lib/type.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'

/** The job that measures everybody by programmes whose requirements have changed. */
export const MEASURE_PROGRAMMES = { name: 'measure-programmes', payload: Type.Object({}) }

/** The job that measures everybody by all programmes, once a day. */
export const MEASURE_EVERYBODY = { name: 'measure-everybody', payload: Type.Object({}) }

/** Has everybody measured by the requirements of a programme once the transaction is committed. */
export async function measureProgrammesLater(ctx: TxContext, programmeId: number): Promise<void> {
  await change(ctx)`
    update training_programme set changes = changes + 1, measured_requirements = null where id = ${programmeId}`
  await addJob(ctx, MEASURE_PROGRAMMES, {}, { about: `of organisation ${ctx.orgId}` })
}
