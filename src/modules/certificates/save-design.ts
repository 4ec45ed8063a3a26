import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { keepBlob, sweepUnlessKept } from '../../platform/blobs/index.ts'
import type { Context, Services, TxContext } from '../../platform/context.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, maybeOne, one } from '../../platform/db/query.ts'
import { invalidField, noSuch } from '../../platform/errors.ts'
import { type Listed, listPage, type PageQuery } from '../../platform/lists/list-page.ts'
import { isPictureError, normaliseBackground } from '../../platform/render/index.ts'
import { pictureAddress } from '../events/index.ts'
import { PAGE } from './builtin-design.ts'
import type { Layout } from './design-layout.ts'
import type { DesignView, UpdateDesign } from './design-schema.ts'
import { layoutHash } from './design-versions.ts'
import { judgeLayout } from './judge-layout.ts'

type Row = {
  id: number
  name: string
  version: number
  layout: Layout
  picture: string | null
  created_at: Date
  updated_at: Date
}

const newest = sql`
  select d.id, d.name, v.version, v.layout, v.picture, d.created_at, d.updated_at
  from design d join lateral (select * from design_version where design_id = d.id order by version desc limit 1) v on true`

function toWire(services: Pick<Services, 'baseUrl'>, { picture, ...row }: Row): DesignView {
  return {
    ...row,
    image_url: picture === null ? null : pictureAddress(services, picture),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** The organisation's designs in their newest versions. */
export async function listDesigns(ctx: Context, query: PageQuery): Promise<Listed<DesignView>> {
  const { rows, total } = await listPage<Row>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id from design where org_id = ${ctx.orgId}`,
    rows: sql`${newest} where d.id in (select id from page)`,
  })
  return { rows: rows.map((row) => toWire(ctx, row)), total: total ?? 0 }
}

/** @throws AppError not_found */
export async function getDesign(ctx: Context, id: number): Promise<DesignView> {
  const row = await maybeOne<Row>(ctx)`${newest} where d.org_id = ${ctx.orgId} and d.id = ${id}`
  if (row === null) throw noSuch('design', id)
  return toWire(ctx, row)
}

/**
 * Makes a picture ready to draw on and stores it under the hash of its bytes, so that the same one is stored once.
 * @returns its storage key and a page in its proportions. @throws AppError validation_failed
 */
export async function storePicture(ctx: Context, image: Buffer): Promise<{ key: string; page: Layout['page'] }> {
  const { jpeg, width, height } = await normaliseBackground(image, ctx.orgId).catch((error: unknown) => {
    if (isPictureError(error)) throw invalidField(['body', 'image'], error.message, 'unusable_picture')
    throw error
  })
  const key = `pictures/${sha256(jpeg).toString('hex')}.jpg`
  await sweepUnlessKept(ctx, key)
  await ctx.blobs.put(key, { bytes: jpeg })
  return { key, page: pageFor(width, height) }
}

/** A page as large as A4 on its longer side, in the proportions of the picture. */
function pageFor(width: number, height: number): Layout['page'] {
  const scale = Math.max(PAGE.width, PAGE.height) / Math.max(width, height)
  const points = (pixels: number) => Math.max(72, Math.round(pixels * scale * 100) / 100)
  return { width: points(width), height: points(height) }
}

/** Stores a design as its version 1. */
export function createDesign(
  ctx: Context,
  input: { name: string; layout: Layout; picture: string | null },
): Promise<DesignView> {
  return inTransaction(ctx, async (ctx) => {
    const { id } = await one<{ id: number }>(ctx)`
      insert into design (org_id, name, created_at, updated_at) values (${ctx.orgId}, ${input.name.trim()}, ${ctx.now()}, ${ctx.now()}) returning id`
    await insertVersion(ctx, id, 1, input.layout, input.picture)
    if (input.picture !== null) await keepBlob(ctx, input.picture)
    const design = await getDesign(ctx, id)
    await recordAudit(ctx, { action: 'design.create', subjectType: 'design', subjectId: id, after: design })
    return design
  })
}

/**
 * A new layout makes a new version; certificates that were issued keep theirs.
 * @throws AppError not_found, validation_failed
 */
export async function updateDesign(ctx: Context, id: number, input: UpdateDesign): Promise<DesignView> {
  if (input.layout) await judgeLayout(ctx.orgId, input.layout)
  return inTransaction(ctx, async (ctx) => {
    await change(ctx)`select 1 from design where org_id = ${ctx.orgId} and id = ${id} for update`
    const before = await getDesign(ctx, id)
    await change(ctx)`
      update design set name = ${input.name?.trim() ?? before.name}, updated_at = ${ctx.now()} where id = ${id}`
    if (input.layout && layoutHash(input.layout) !== layoutHash(before.layout)) {
      const picture = before.image_url === null ? null : before.image_url.slice(ctx.baseUrl.length + 1)
      await insertVersion(ctx, id, before.version + 1, input.layout, picture)
    }
    const after = await getDesign(ctx, id)
    await recordAudit(ctx, { action: 'design.update', subjectType: 'design', subjectId: id, before, after })
    return after
  })
}

async function insertVersion(
  ctx: TxContext,
  designId: number,
  version: number,
  layout: Layout,
  picture: string | null,
): Promise<void> {
  await change(ctx)`
    insert into design_version (org_id, design_id, version, layout, layout_hash, picture, created_at)
    values (${ctx.orgId}, ${designId}, ${version}, ${JSON.stringify(layout)}::jsonb, ${layoutHash(layout)}, ${picture}, ${ctx.now()})`
}
