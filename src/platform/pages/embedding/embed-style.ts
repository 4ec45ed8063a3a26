import { readFileSync } from 'node:fs'
import { readableInk, readableOn } from '../../../lib/render/readable-colours.ts'

/** The look that an embedding website chooses. `accent` is `#rrggbb`; null: the colour of all pages. */
export type EmbedLook = { theme: 'light' | 'dark' | 'auto'; accent: string | null }

const colours = readFileSync(new URL('../page-colours.css', import.meta.url), 'utf8')
const variablesIn = (block: RegExp) => block.exec(colours)![1]!.replace(/^\s*color-scheme:.*$/m, '')

/** The variables of both themes, as all pages have them. */
const THEMES = {
  light: variablesIn(/^:root \{([^}]*)\}/m),
  dark: variablesIn(/prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/),
}

/** Reads the look from a query; values that are none count as not given. */
export function readLook({ theme, accent }: { theme?: unknown; accent?: unknown }): EmbedLook {
  const [, hex] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typeof accent === 'string' ? accent : '') ?? []
  const long = hex?.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    accent: long === undefined ? null : `#${long.toLowerCase()}`,
  }
}

/** Returns the query string for a look; empty for that of all pages. */
export function lookQuery({ theme, accent }: EmbedLook): string {
  const query = new URLSearchParams({
    ...(theme === 'auto' ? {} : { theme }),
    ...(accent === null ? {} : { accent: accent.slice(1) }),
  }).toString()
  return query && `?${query}`
}

/** Returns the stylesheet of a look, which follows that of all pages. Any accent stays readable. */
export function embedStyle({ theme, accent }: EmbedLook): string {
  if (theme !== 'auto') return `:root {\n  color-scheme: ${theme};${THEMES[theme]}${accentOn(theme, accent)}}\n`
  return `:root {\n${accentOn('light', accent)}}\n@media (prefers-color-scheme: dark) {\n  :root {\n${accentOn('dark', accent)}  }\n}\n`
}

function accentOn(theme: keyof typeof THEMES, accent: string | null): string {
  if (accent === null) return ''
  const [, sheet] = /--sheet: (#[0-9a-f]{6})/.exec(THEMES[theme])!
  const shown = readableOn(sheet!, accent)
  return `  --accent: ${shown};\n  --on-accent: ${readableInk(shown, '#ffffff', '#000000')};\n`
}
