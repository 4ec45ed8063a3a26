import { sql } from 'kysely'
import type { Context, Services, TxContext } from '../../platform/context.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { builtinLayout } from './builtin-design.ts'
import type { Layout } from './design-layout.ts'
import type { Design } from './render-certificate.ts'

/** The built-in design of this program; organisations get a version row of it when they first issue with it. */
export const builtinVersion = { layout: builtinLayout, hash: layoutHash(builtinLayout) }

/** The same for equal layouts, in whatever order their fields were stored. */
export function layoutHash(layout: Layout): string {
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return sha256(JSON.stringify(layout, sorted)).toString('base64url')
}

/** @returns the id of the organisation's version row of the built-in design, made when it is missing. */
export async function ensureBuiltinVersion(ctx: TxContext): Promise<number> {
  // The update of nothing makes PostgreSQL return the row of whoever came first.
  const { rows } = await sql<{ id: number }>`
    insert into design_version (org_id, design_id, version, layout, layout_hash, created_at)
    select ${ctx.orgId}, null, 1 + count(*), ${JSON.stringify(builtinVersion.layout)}::jsonb, ${builtinVersion.hash}, ${ctx.now()}
    from design_version where org_id = ${ctx.orgId} and design_id is null
    on conflict (org_id, layout_hash) where design_id is null do update set layout_hash = excluded.layout_hash
    returning id`.execute(ctx.db)
  return rows[0]!.id
}

const loaded = new Map<string, Design>()
const MOST_LOADED = 32

/** A design version with its picture. Versions never change, so those used last are kept. */
export async function loadDesign(services: Services | Context | TxContext, versionId: number): Promise<Design> {
  const { rows } = await sql<{ layout: Layout; layout_hash: string; picture: string | null }>`
    select layout, layout_hash, picture from design_version where id = ${versionId}`.execute(services.db)
  const { layout, layout_hash, picture } = rows[0]!
  const key = `${layout_hash} ${picture}`
  const known = loaded.get(key)
  if (known) return known
  const background = picture === null ? null : await services.blobs.bytes(picture)
  if (picture !== null && background === null)
    throw new Error(`The picture ${picture} of design version ${versionId} is missing.`)
  const design: Design = { key, layout, background }
  loaded.set(key, design)
  if (loaded.size > MOST_LOADED) loaded.delete(loaded.keys().next().value!)
  return design
}
