import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { lockDesign } from './design-queries.ts'
import type { DesignView, UpdateDesign } from './design-schema.ts'
import { saveDesign } from './save-design.ts'
import { validateLayout } from './validate-layout.ts'

/**
 * Updates a design. A new layout creates a new version; issued certificates keep theirs.
 * @throws AppError not_found, validation_failed, precondition_failed
 */
export async function updateDesign(
  ctx: Context,
  id: number,
  input: UpdateDesign,
  ifMatch: readonly number[] | null = null,
): Promise<DesignView> {
  if (input.layout) await validateLayout(ctx, input.layout)
  return inTransaction(ctx, async (ctx) => {
    return saveDesign(ctx, 'design.update', await lockDesign(ctx, id, ifMatch), input)
  })
}
