import { invalidField } from '../../lib/errors.ts'
import type { Context, Services, TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import type { Layout } from './design-layout.ts'

/** Each goes to a thread with every drawing. */
const MAX_PICTURES = 8

/** The storage key of a picture by the name that layouts have for it. */
export const pictureKey = (picture: string) => `layout-pictures/${picture}`

/** The pictures that a layout names, each once. */
export function picturesOf({ fields }: Layout): string[] {
  return [...new Set(fields.flatMap(({ type, picture }) => (type === 'image' && picture ? [picture] : [])))]
}

/** Their files. @throws Error where one is missing, which rows and sweeping rule out */
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
 * Refuses an image without a picture, too many of them, and pictures that are not the organisation's. In a transaction they
 * stay until it ends, so that none is swept before the version that names it is there.
 * @throws AppError validation_failed
 */
export async function validatePictures(ctx: Context | TxContext, layout: Layout): Promise<void> {
  const at = (index: number) => ['body', 'layout', 'fields', String(index), 'picture']
  const bare = layout.fields.findIndex(({ type, picture }) => type === 'image' && picture === undefined)
  if (bare >= 0) throw invalidField(at(bare), 'picture is required of the type image', 'missing')
  const named = picturesOf(layout)
  if (named.length === 0) return
  if (named.length > MAX_PICTURES)
    throw invalidField(
      ['body', 'layout'],
      `layout has ${named.length} pictures, and at most ${MAX_PICTURES} can be on a page`,
      'too_many_pictures',
    )
  const rows = await many<{ picture: string }>(ctx)`
    select picture from design_picture where org_id = ${ctx.orgId} and picture = any(${named.map(pictureKey)}::text[])
    for key share`
  const own = new Set(rows.map(({ picture }) => picture))
  const foreign = layout.fields.findIndex(({ type, picture }) => type === 'image' && !own.has(pictureKey(picture!)))
  if (foreign >= 0)
    throw invalidField(at(foreign), 'picture is none of this organisation: add it first', 'unknown_reference')
}
