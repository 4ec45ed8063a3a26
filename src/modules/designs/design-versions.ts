import { lruCache } from '../../lib/caches/lru-cache.ts'
import { sha256 } from '../../lib/crypto/sha256.ts'
import type { Services, TxContext } from '../../platform/context/context.ts'
import { gather } from '../../platform/db/gather.ts'
import { change, many, one } from '../../platform/db/query.ts'
import { laurelLayout } from './builtin/laurel-design.ts'
import type { Design } from './design-scene.ts'
import type { Layout } from './layout/design-layout.ts'
import { frozenLogo, loadLogo, showsLogo } from './layout-logo.ts'
import { loadPictures, validatePictures } from './layout-pictures.ts'

/** Hash of a layout, independent of the order of its fields' keys. */
export function layoutHash(layout: Layout): string {
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return sha256(JSON.stringify(layout, sorted)).toString('base64url')
}

type NewVersion = { id: number; version: number; layout: Layout; picture: string | null; note?: string | null }

/**
 * Stores a design version, of which only the note can change later. @throws AppError validation_failed for a deleted
 * picture
 */
export async function insertVersion(
  ctx: TxContext,
  { id, version, layout, picture, note = null }: NewVersion,
): Promise<void> {
  await validatePictures(ctx, layout)
  const logo = await frozenLogo(ctx, layout)
  await change(ctx)`
    insert into design_version (org_id, design_id, version, layout, layout_hash, picture, shows_logo, logo, note, created_at)
    values (${ctx.orgId}, ${id}, ${version}, ${JSON.stringify(layout)}::jsonb, ${layoutHash(layout)}, ${picture},
      ${showsLogo(layout)}, ${logo}, ${note}, ${ctx.now()})`
}

const builtinHashes = lruCache<string>({ values: 100, bytes: Number.POSITIVE_INFINITY }, () => 0)

/** Hash of the built-in layout in a language, to find the organisation's version of it. */
export function builtinHash(tag: string): string {
  const known = builtinHashes.get(tag)
  if (known !== undefined) return known
  const hash = layoutHash(laurelLayout(tag))
  builtinHashes.set(tag, hash)
  return hash
}

/**
 * Returns the organisation's version of the built-in design in a language, and creates it when it is first used.
 * @returns the row's id
 */
export async function builtinVersion(ctx: TxContext, tag: string): Promise<number> {
  const layout = laurelLayout(tag)
  const hash = layoutHash(layout)
  const logo = await frozenLogo(ctx, layout)
  // The update changes nothing, but makes PostgreSQL return the row of a concurrent insert.
  const row = await one<{ id: number }>(ctx)`
    with known as (
      select id, layout_hash = ${hash} and logo is not distinct from ${logo} as is_same
      from design_version where org_id = ${ctx.orgId} and design_id is null
    ), made as (
      insert into design_version (org_id, design_id, version, layout, layout_hash, shows_logo, logo, created_at)
      select ${ctx.orgId}, null, 1 + count(*), ${JSON.stringify(layout)}::jsonb, ${hash}, true, ${logo}, ${ctx.now()}
      from known having count(*) filter (where is_same) = 0
      on conflict (org_id, layout_hash, coalesce(logo, '')) where design_id is null
        do update set layout_hash = excluded.layout_hash
      returning id
    )
    select id from known where is_same union all select id from made`
  return row.id
}

/**
 * Returns the id of the newest version of a design that shows the organisation's logo of now. A version with an earlier
 * logo gets a successor that is equal otherwise.
 */
export async function versionWithLogo(ctx: TxContext, versionId: number): Promise<number> {
  const { design_id: id } = await one<{ design_id: number }>(ctx)`
    select design_id from design_version where id = ${versionId}`
  await one(ctx)`select 1 from design where org_id = ${ctx.orgId} and id = ${id} for update`
  const newest = await one<VersionRow & { version: number }>(ctx)`
    select id, version, layout, layout_hash, picture, logo from design_version
    where design_id = ${id} order by version desc limit 1`
  if (newest.logo === (await frozenLogo(ctx, newest.layout))) return newest.id
  const { layout, picture, version } = newest
  await insertVersion(ctx, { id, version: version + 1, layout, picture })
  const made = await one<{ id: number }>(ctx)`
    select id from design_version where design_id = ${id} and version = ${version + 1}`
  return made.id
}

/** Size of a design's files in bytes. */
function designWeight({ background, pictures }: Pick<Design, 'background' | 'pictures'>): number {
  const own = background?.length ?? 0
  return [...(pictures?.values() ?? [])].reduce((sum, { length }) => sum + length, own)
}

const loaded = lruCache<Design>({ values: 32, bytes: 32 * 1_048_576 }, designWeight)

type VersionRow = { id: number; layout: Layout; layout_hash: string; picture: string | null; logo: string | null }

const findVersion = gather(async (services: Pick<Services, 'db'>, ids: number[]): Promise<VersionRow[]> => {
  const rows = await many<VersionRow>(services)`
    select id, layout, layout_hash, picture, logo from design_version where id = any(${ids}::bigint[])`
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id)!)
})

/** Loads a design version with its pictures. Versions never change, so recently used ones are cached. */
export async function loadDesign(services: Services, versionId: number): Promise<Design> {
  const { layout, layout_hash, picture, logo } = await findVersion(services, versionId)
  const key = [layout_hash, picture, ...(logo === null ? [] : [logo])].join(' ')
  const known = loaded.get(key)
  if (known) return known
  const background = picture === null ? null : await services.blobs.bytes(picture)
  if (picture !== null && background === null)
    throw new Error(`The picture ${picture} of design version ${versionId} is missing.`)
  const design: Design = {
    key,
    layout,
    background,
    pictures: await loadPictures(services, layout),
    logo: await loadLogo(services, logo),
  }
  loaded.set(key, design)
  return design
}
