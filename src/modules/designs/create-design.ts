import { recordAudit } from '../../platform/audit/record-audit.ts'
import { keepBlob } from '../../platform/blobs/index.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { one } from '../../platform/db/query.ts'
import { designToWire, getDesign } from './design-queries.ts'
import type { DesignView } from './design-schema.ts'
import { insertVersion } from './design-versions.ts'
import type { Layout } from './layout/design-layout.ts'

type NewDesign = { name: string; layout: Layout; picture: string | null }

/** Stores a new design as version 1. */
export function createDesign(ctx: Context, design: NewDesign): Promise<DesignView> {
  return inTransaction(ctx, (ctx) => storeDesign(ctx, 'design.create', design))
}

/** Stores a design and its first version. @param extra further fields of the audit entry */
export async function storeDesign(
  ctx: TxContext,
  action: string,
  { name, layout, picture }: NewDesign,
  extra = {},
): Promise<DesignView> {
  const { id } = await one<{ id: number }>(ctx)`
    insert into design (org_id, name, created_at, updated_at) values (${ctx.orgId}, ${name.trim()}, ${ctx.now()}, ${ctx.now()}) returning id`
  await insertVersion(ctx, { id, version: 1, layout, picture })
  if (picture !== null) await keepBlob(ctx, picture)
  const design = designToWire(ctx, await getDesign(ctx, id))
  await recordAudit(ctx, { action, subjectType: 'design', subjectId: id, after: { ...design, ...extra } })
  return design
}
