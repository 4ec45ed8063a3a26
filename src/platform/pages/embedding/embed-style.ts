import { accentIn, THEMES, type Theme } from '../page-themes.ts'

/** The look that an embedding website chooses. `accent` is `#rrggbb`; null: the colour of all pages. */
export type EmbedLook = { theme: 'light' | 'dark' | 'auto'; accent: string | null }

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
  const accentOn = (of: Theme) => (accent === null ? '' : accentIn(of, accent))
  if (theme !== 'auto') return `:root {\n  color-scheme: ${theme};${THEMES[theme]}${accentOn(theme)}}\n`
  return `:root {\n${accentOn('light')}}\n@media (prefers-color-scheme: dark) {\n  :root {\n${accentOn('dark')}  }\n}\n`
}
