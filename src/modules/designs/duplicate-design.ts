import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { storeDesign } from './create-design.ts'
import { getDesign } from './design-queries.ts'
import type { DesignView, DuplicateDesign } from './design-schema.ts'

/** Copies the newest version of a design as a new design, version 1. @throws AppError not_found */
export function duplicateDesign(ctx: Context, id: number, input: DuplicateDesign): Promise<DesignView> {
  return inTransaction(ctx, async (ctx) => {
    const { name, layout, picture } = await getDesign(ctx, id)
    const copy = { name: input.name ?? name, layout, picture }
    return storeDesign(ctx, 'design.duplicate', copy, { duplicate_of: id })
  })
}
