import { memoize } from '../../lib/caches/memoize.ts'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { readableInk, readableOn } from '../../lib/render/readable-colours.ts'
import type { Brand } from './brand.ts'
import { accentIn, themeColour } from './page-themes.ts'

export type BrandColours = Pick<Brand, 'primary' | 'background'>

const paths = new Map<string, string>()

/** Reads the colours from a query; values that are none count as not given. */
export function readBrandColours(query: { primary?: unknown; background?: unknown }): BrandColours {
  const [primary, background] = [query.primary, query.background].map((text) =>
    typeof text === 'string' && /^[0-9a-f]{6}$/.test(text) ? `#${text}` : null,
  ) as [string | null, string | null]
  return { primary, background }
}

/**
 * Returns the path of the stylesheet of these colours; null: those of all pages. It changes with the text, so browsers
 * may cache it permanently.
 */
export function brandStylePath({ primary, background }: BrandColours): string | null {
  if (primary === null && background === null) return null
  const query = new URLSearchParams({
    ...(primary === null ? {} : { primary: primary.slice(1) }),
    ...(background === null ? {} : { background: background.slice(1) }),
  }).toString()
  return memoize(paths, query, () => `/assets/brand.css?${query}&v=${brandStyleTag({ primary, background })}`, 1_000)
}

export function brandStyleTag(colours: BrandColours): string {
  return sha256(brandStyle(colours)).toString('hex').slice(0, 12)
}

/**
 * Returns the stylesheet of an organisation, on top of that of all pages. Text stays readable whatever its colours are:
 * links and buttons get a shade that is, and text around the sheets an ink for its background. As in emails, the chosen
 * background is for light mode. Printed pages have no colours.
 */
export function brandStyle({ primary, background }: BrandColours): string {
  const page = background ?? themeColour('light', 'page')
  const own = (name: string) => themeColour('light', name)
  const around =
    background === null
      ? ''
      : `body {
--ink: ${readableInk(page, own('ink'), '#ffffff', '#000000')};
--soft: ${readableInk(page, own('soft'), own('ink'), '#ffffff', '#000000')};
--accent: ${readableOn(page, primary ?? own('accent'))};
--focus: ${readableOn(page, own('focus'))};
}
.sheet, .skip {
--ink: ${own('ink')};
--soft: ${own('soft')};
${primary === null ? `--accent: ${own('accent')};\n` : accentIn('light', primary)}--focus: ${own('focus')};
}
`
  return `@media screen and (prefers-color-scheme: light) {
:root {
--page: ${page};
${primary === null ? '' : `--brand: ${primary};\n${accentIn('light', primary)}`}}
${around}}
@media screen and (prefers-color-scheme: dark) {
:root {
${primary === null ? '' : `--brand: ${primary};\n${accentIn('dark', primary)}`}}
}
`
}
