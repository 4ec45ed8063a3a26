import { languageOf } from '../../lib/text/languages.ts'
import type { Context } from '../../platform/context/context.ts'
import { organisationColour, organisationLanguage, printedLogo } from '../organisations/index.ts'
import { builtinDesigns, drawnShapes } from './builtin/builtin-designs.ts'
import { QR_PAPER } from './builtin/image-layout.ts'
import { getDesign } from './design-queries.ts'
import { readFonts } from './font-files.ts'
import type { BuiltinKey } from './layout/builtin-keys.ts'
import type { Layout } from './layout/design-layout.ts'
import { logoAddress, showsLogo } from './layout-logo.ts'
import { picturesOf } from './layout-pictures.ts'
import { pictureAddress } from './picture-address.ts'
import type { BuiltinList, BuiltinQuery, DesignScene } from './scene-schema.ts'
import { builtinTitles } from './wording/builtin-titles.ts'

/** Lists the built-in designs with titles in the requested language. */
export async function listBuiltinDesigns(ctx: Context, query: Pick<BuiltinQuery, 'language'>): Promise<BuiltinList> {
  const language = languageOf(query.language ?? (await organisationLanguage(ctx))) ?? 'en'
  const titles = builtinTitles[language]
  return builtinDesigns.map(({ key, page, color }) => ({ key, title: titles[key], page, color }))
}

/** The layout of a built-in design; designs with fixed colours ignore the colour. */
export async function builtinLayoutOf(
  ctx: Context,
  key: BuiltinKey,
  { language, color }: BuiltinQuery,
): Promise<Layout> {
  const design = builtinDesigns.find((entry) => entry.key === key)!
  const chosen = design.color === null ? null : (color ?? (await organisationColour(ctx)))
  return design.layout(language ?? (await organisationLanguage(ctx)), chosen?.toLowerCase() ?? null)
}

/** Returns the scene of a built-in design. */
export async function getBuiltinScene(ctx: Context, key: BuiltinKey, query: BuiltinQuery): Promise<DesignScene> {
  return sceneToWire(ctx, await builtinLayoutOf(ctx, key, query), null)
}

/** Returns the scene of a design's newest version, for browsers to draw. @throws AppError not_found */
export async function getDesignScene(ctx: Context, id: number): Promise<DesignScene> {
  const { layout, picture } = await getDesign(ctx, id)
  return sceneToWire(ctx, layout, picture)
}

async function sceneToWire(ctx: Context, layout: Layout, picture: string | null): Promise<DesignScene> {
  const [{ families, scripts }, logo] = await Promise.all([readFonts(), printedLogo(ctx)])
  const addressed = <Font extends { file: string }>({ file, ...font }: Font) => ({
    ...font,
    url: `${ctx.baseUrl}/fonts/${file}`,
  })
  return {
    ...layout,
    background:
      picture === null
        ? { kind: 'drawing', shapes: drawnShapes(layout, logo !== null && showsLogo(layout)), url: null }
        : { kind: 'picture', shapes: [], url: pictureAddress(ctx, picture) },
    qr_paper: picture === null ? null : QR_PAPER,
    logo_url: logo && logoAddress(ctx, logo),
    pictures: picturesOf(layout).map((name) => ({ picture: name, image_url: pictureAddress(ctx, `pictures/${name}`) })),
    fonts: families.map(addressed),
    // Layouts of the first edition print one font of a script beside all families.
    script_fonts: scripts.filter(({ sans, bold }) => (layout.edition ?? 1) > 1 || !(sans || bold)).map(addressed),
  }
}
