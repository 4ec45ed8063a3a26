import { invalidField } from '../../lib/errors.ts'
import type { Context, Services, TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Layout, LayoutField } from './layout/design-layout.ts'
import { pictureAddress } from './picture-address.ts'

/** All of them are sent to a thread with every drawing. */
const MAX_PICTURES = 8

/** Storage key of a layout picture. */
export const pictureKey = (picture: string) => `layout-pictures/${picture}`

/** Public address of an added picture by its storage key. */
export function addedPictureAddress(services: Pick<Services, 'baseUrl'>, key: string): string {
  return pictureAddress(services, key.replace('layout-pictures/', 'pictures/'))
}

/** Storage key of an added picture by its public address; null for any other address. */
export function addedPictureKey({ baseUrl }: Pick<Services, 'baseUrl'>, url: string): string | null {
  const name = url.startsWith(`${baseUrl}/pictures/`) ? url.slice(`${baseUrl}/pictures/`.length) : ''
  return /^[0-9a-f]{64}\.(png|jpg)$/.test(name) ? pictureKey(name) : null
}

/** SQL for an added picture as JSON (`key`, `width`, `height`); null when there is none with this storage key. */
export function addedPicture(orgId: Sql, key: Sql): Sql {
  return sql`(select jsonb_build_object('key', p.picture, 'width', p.width, 'height', p.height)
    from design_picture p where p.org_id = ${orgId} and p.picture = ${key})`
}

/** The distinct pictures of a layout. */
export function picturesOf({ fields }: Layout): string[] {
  return [
    ...new Set(
      fields.flatMap(({ type, source, picture }) =>
        type === 'image' && source !== 'logo' && picture ? [picture] : [],
      ),
    ),
  ]
}

/**
 * Loads the files of a layout's pictures. @throws Error when one is missing, which the database and sweeping prevent
 */
export async function loadPictures({ blobs }: Pick<Services, 'blobs'>, layout: Layout): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const picture of picturesOf(layout)) {
    const bytes = await blobs.bytes(pictureKey(picture))
    if (bytes === null) throw new Error(`The picture ${picture} of a layout is missing.`)
    found.set(picture, bytes)
  }
  return found
}

/**
 * Rejects images without a picture, too many of them, and pictures of others. In a transaction the pictures are locked,
 * so that none is swept before the version is stored.
 * @throws AppError validation_failed
 */
export async function validatePictures(ctx: Context | TxContext, layout: Layout): Promise<void> {
  const at = (index: number) => ['body', 'layout', 'fields', String(index), 'picture']
  const isChosen = ({ type, source }: LayoutField) => type === 'image' && source !== 'logo'
  const bare = layout.fields.findIndex((field) => isChosen(field) && field.picture === undefined)
  if (bare >= 0) throw invalidField(at(bare), 'picture is required for the type image without source logo', 'missing')
  const named = picturesOf(layout)
  if (named.length === 0) return
  if (named.length > MAX_PICTURES)
    throw invalidField(
      ['body', 'layout'],
      `layout has ${named.length} pictures; a page can have at most ${MAX_PICTURES}`,
      'too_many_pictures',
    )
  const rows = await many<{ picture: string }>(ctx)`
    select picture from design_picture where org_id = ${ctx.orgId} and picture = any(${named.map(pictureKey)}::text[])
    for key share`
  const own = new Set(rows.map(({ picture }) => picture))
  const foreign = layout.fields.findIndex((field) => isChosen(field) && !own.has(pictureKey(field.picture!)))
  if (foreign >= 0)
    throw invalidField(
      at(foreign),
      "picture is not one of this organisation's pictures; add it first",
      'unknown_reference',
    )
}
