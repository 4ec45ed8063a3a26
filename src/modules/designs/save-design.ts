import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { change } from '../../platform/db/query.ts'
import { type DesignRow, designToWire, getDesign } from './design-queries.ts'
import type { DesignView } from './design-schema.ts'
import { insertVersion, layoutHash } from './design-versions.ts'
import type { Layout } from './layout/design-layout.ts'

type Changes = { name?: string; layout?: Layout; picture?: string | null; note?: string | null; archived?: boolean }

/**
 * Stores changes to a locked design; another layout or picture creates a new version. An update that changes nothing
 * writes nothing.
 * @param extra further fields of the audit entry
 */
export async function saveDesign(
  ctx: TxContext,
  action: string,
  before: DesignRow,
  { name = before.name, layout = before.layout, picture = before.picture, archived, ...more }: Changes,
  extra = {},
): Promise<DesignView> {
  const now = ctx.now()
  const note = more.note?.trim() ?? more.note
  const wasArchived = before.archived_at !== null
  const archivedAt = archived === undefined || archived === wasArchived ? before.archived_at : archived ? now : null
  const drawsSame = layoutHash(layout) === before.layout_hash && picture === before.picture
  const values = { name: name.trim(), note: note === undefined ? before.note : note, archived_at: archivedAt }
  if (action === 'design.update' && drawsSame && changesNothing(before, values)) return designToWire(ctx, before)
  await change(ctx)`
    update design set name = ${values.name}, archived_at = ${archivedAt}::timestamptz, updated_at = ${now}, revision = revision + 1
    where id = ${before.id}`
  if (!drawsSame)
    await insertVersion(ctx, { id: before.id, version: before.version + 1, layout, picture, note: note ?? null })
  else if (note !== undefined)
    await change(ctx)`
      update design_version set note = ${note} where design_id = ${before.id} and version = ${before.version}`
  const after = designToWire(ctx, await getDesign(ctx, before.id))
  await recordAudit(ctx, {
    action,
    subjectType: 'design',
    subjectId: before.id,
    before: designToWire(ctx, before),
    after: { ...after, ...extra },
  })
  return after
}
