import { sha256 } from '../../lib/crypto/sha256.ts'
import { invalidField } from '../../lib/errors.ts'
import type { Context } from '../../platform/context/context.ts'
import { getDesign } from './design-queries.ts'
import type { Design } from './design-scene.ts'
import { layoutHash } from './design-versions.ts'
import { builtinLayoutOf } from './get-scene.ts'
import type { BuiltinKey } from './layout/builtin-keys.ts'
import type { Layout } from './layout/design-layout.ts'
import { currentLogo, loadLogo } from './layout-logo.ts'
import { loadPictures } from './layout-pictures.ts'
import { validateTrial } from './validate-layout.ts'

export type PreviewedDesign = {
  layout?: Layout
  design_id?: number
  builtin?: BuiltinKey
  language?: string
  color?: string
}

/**
 * The design to preview: a built-in one, one of the organisation, or an unsaved layout, on that design's picture if
 * both are sent. `page` identifies what is below the fields.
 * @throws AppError validation_failed; not_found
 */
export async function designToPreview(ctx: Context, input: PreviewedDesign): Promise<Design & { page: string }> {
  const { builtin, design_id: id } = input
  refuseMixed(input)
  if (builtin) return readyDesign(ctx, await builtinLayoutOf(ctx, builtin, input), null)
  const stored = id === undefined ? null : await getDesign(ctx, id)
  if (input.layout) await validateTrial(ctx, input.layout)
  return readyDesign(ctx, (input.layout ?? stored?.layout)!, stored?.picture ?? null)
}

async function readyDesign(ctx: Context, layout: Layout, picture: string | null): Promise<Design & { page: string }> {
  const background = picture === null ? null : await ctx.blobs.bytes(picture)
  if (picture !== null && background === null) throw new Error(`The picture ${picture} of a design is missing.`)
  const { page, language, edition, drawing } = layout
  const logo = await loadLogo(ctx, await currentLogo(ctx, layout))
  const below = sha256(JSON.stringify([page, language, edition, drawing, picture, logo === null])).toString('base64url')
  return {
    key: `preview ${layoutHash(layout)} ${picture} ${logo?.name}`,
    layout,
    background,
    pictures: await loadPictures(ctx, layout),
    logo,
    page: `preview ${below}`,
  }
}

function refuseMixed({ layout, design_id, builtin, language, color }: PreviewedDesign): void {
  const refuse = (field: string, message: string) => invalidField(['body', field], message, 'not_together')
  if (builtin && (layout || design_id !== undefined))
    throw refuse('builtin', 'builtin has its own layout: send either builtin, or layout and design_id')
  if (!(builtin || layout) && design_id === undefined)
    throw invalidField(['body', 'layout'], 'layout is required unless you send design_id or builtin', 'missing')
  if (builtin) return
  if (language) throw refuse('language', 'language is only for builtin; a layout has its own')
  if (color) throw refuse('color', "color is only for builtin; a layout's drawing has its own")
}
