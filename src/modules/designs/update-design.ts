import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change } from '../../platform/db/query.ts'
import { designToWire, getDesign, lockDesign } from './design-queries.ts'
import type { DesignView, UpdateDesign } from './design-schema.ts'
import { insertVersion, layoutHash } from './design-versions.ts'
import { judgeLayout } from './judge-layout.ts'

/**
 * A new layout makes a new version; certificates that were issued keep theirs.
 * @throws AppError not_found, validation_failed
 */
export async function updateDesign(ctx: Context, id: number, { name, layout }: UpdateDesign): Promise<DesignView> {
  if (layout) await judgeLayout(ctx.orgId, layout)
  return inTransaction(ctx, async (ctx) => {
    const before = await lockDesign(ctx, id)
    await change(
      ctx,
    )`update design set name = ${name?.trim() ?? before.name}, updated_at = ${ctx.now()} where id = ${id}`
    if (layout && layoutHash(layout) !== before.layout_hash)
      await insertVersion(ctx, { ...before, version: before.version + 1, layout })
    const after = designToWire(ctx, await getDesign(ctx, id))
    await recordAudit(ctx, {
      action: 'design.update',
      subjectType: 'design',
      subjectId: id,
      before: designToWire(ctx, before),
      after,
    })
    return after
  })
}
