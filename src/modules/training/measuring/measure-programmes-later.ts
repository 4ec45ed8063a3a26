import { Type } from '../../../lib/type.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'

/** Job that evaluates everybody for programmes with changed requirements. */
export const MEASURE_PROGRAMMES = { name: 'measure-programmes', payload: Type.Object({}) }

/** Daily job that evaluates everybody for all programmes. */
export const MEASURE_EVERYBODY = { name: 'measure-everybody', payload: Type.Object({}) }

/** Queues an evaluation of everybody for one programme after the commit. */
export async function evaluateProgrammesLater(ctx: TxContext, programmeId: number): Promise<void> {
  await change(ctx)`
    update training_programme set changes = changes + 1, measured_requirements = null where id = ${programmeId}`
  await addJob(ctx, MEASURE_PROGRAMMES, {}, { about: `of organisation ${ctx.orgId}` })
}
