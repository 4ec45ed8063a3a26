import { noSuch } from '../../lib/errors.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import type { Layout } from './design-layout.ts'
import { lockDesign } from './design-queries.ts'
import type { DesignView } from './design-schema.ts'
import { saveDesign } from './save-design.ts'

/**
 * Makes an earlier version the newest one again, as a new version that is equal to it; what comes after it stays too.
 * @throws AppError not_found, precondition_failed
 */
export function restoreVersion(
  ctx: Context,
  id: number,
  version: number,
  ifMatch: readonly number[] | null = null,
): Promise<DesignView> {
  return inTransaction(ctx, async (ctx) => {
    const design = await lockDesign(ctx, id, ifMatch)
    const old = await maybeOne<{ layout: Layout; picture: string | null }>(ctx)`
      select layout, picture from design_version where design_id = ${id} and version = ${version}::bigint`
    if (old === null) throw noSuch('version', ' of this design')
    return saveDesign(ctx, 'design.restore', design, old, { restored_from: version })
  })
}
