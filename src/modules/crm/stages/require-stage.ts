import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import type { StageSettings } from './deal-stages.ts'
import { listStages } from './list-stages.ts'

/**
 * Returns a stage; undefined means the first. The board must be locked, so that the stage stays until the transaction
 * ends.
 * @throws AppError validation_failed for a stage that the pipeline does not have
 */
export async function requireStage(ctx: TxContext, key: string | undefined): Promise<StageSettings> {
  const stages = await listStages(ctx)
  const found = key === undefined ? stages[0] : stages.find((stage) => stage.key === key)
  if (found !== undefined) return found
  const known = stages.map((stage) => stage.key).join(', ')
  throw invalidField(['body', 'stage'], `there is no stage ${key}; use one of ${known}`, 'unknown_stage')
}
