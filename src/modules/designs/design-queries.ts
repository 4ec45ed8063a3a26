import { AppError, noSuch } from '../../lib/errors.ts'
import type { Context, Services, TxContext } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../platform/lists/list-page.ts'
import type { DesignView } from './design-schema.ts'
import type { Layout } from './layout/design-layout.ts'
import { pictureAddress } from './picture-address.ts'

/** A design in its newest version; `picture` is the storage key of its picture. */
export type DesignRow = {
  id: number
  name: string
  version: number
  layout: Layout
  layout_hash: string
  picture: string | null
  note: string | null
  revision: number
  archived_at: Date | null
  created_at: Date
  updated_at: Date
}

const newest = sql`
  select d.id, d.name, v.version, v.layout, v.layout_hash, v.picture, v.note, d.revision, d.archived_at, d.created_at, d.updated_at
  from design d join lateral (select * from design_version where design_id = d.id order by version desc limit 1) v on true`

export function designToWire(
  services: Pick<Services, 'baseUrl'>,
  { picture, layout_hash: _, ...row }: DesignRow,
): DesignView {
  return {
    ...row,
    image_url: picture === null ? null : pictureAddress(services, picture),
    archived_at: row.archived_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Lists the organisation's designs in their newest versions, either active or archived ones. */
export async function listDesigns(
  ctx: Context,
  { archived = false, ...query }: PageQuery & { archived?: boolean },
): Promise<Listed<DesignView>> {
  const { rows, total } = await listPage<DesignRow>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id from design where org_id = ${ctx.orgId} and (archived_at is not null) = ${archived}`,
    rows: sql`${newest} where d.id in (select id from page)`,
  })
  return { rows: rows.map((row) => designToWire(ctx, row)), total: total ?? 0 }
}

/** Returns a design in its newest version. @throws AppError not_found */
export async function getDesign(ctx: Context, id: number): Promise<DesignRow> {
  const row = await maybeOne<DesignRow>(ctx)`${newest} where d.org_id = ${ctx.orgId} and d.id = ${id}`
  if (row === null) throw noSuch('design')
  return row
}

/**
 * Locks a design until the transaction ends.
 * @param ifMatch the accepted revisions; null: any
 * @throws AppError not_found, precondition_failed
 */
export async function lockDesign(
  ctx: TxContext,
  id: number,
  ifMatch: readonly number[] | null = null,
): Promise<DesignRow> {
  await maybeOne(ctx)`select 1 from design where org_id = ${ctx.orgId} and id = ${id} for update`
  const design = await getDesign(ctx, id)
  if (ifMatch === null || ifMatch.includes(design.revision)) return design
  throw new AppError(
    'precondition_failed',
    `Design ${id} was changed since you read it. \`current\` is its current state; apply your change to it and try again.`,
    { current: designToWire(ctx, design) },
  )
}
