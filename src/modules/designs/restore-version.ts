import { noSuch } from '../../lib/errors.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { lockDesign } from './design-queries.ts'
import type { DesignView } from './design-schema.ts'
import type { Layout } from './layout/design-layout.ts'
import { saveDesign } from './save-design.ts'

/**
 * Restores an earlier version as a new, equal version; later versions are kept.
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
