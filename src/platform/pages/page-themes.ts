import { readFileSync } from 'node:fs'
import { readableInk, readableOn } from '../../lib/render/readable-colours.ts'

const colours = readFileSync(new URL('./page-colours.css', import.meta.url), 'utf8')
const variablesIn = (block: RegExp) => block.exec(colours)![1]!.replace(/^\s*color-scheme:.*$/m, '')

/** The variables of both themes, as all pages have them. */
export const THEMES = {
  light: variablesIn(/^:root \{([^}]*)\}/m),
  dark: variablesIn(/prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/),
}

export type Theme = keyof typeof THEMES

/** Returns a colour of a theme, `#rrggbb`. */
export function themeColour(theme: Theme, name: string): string {
  return new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(THEMES[theme])![1]!
}

const groundsOf = (theme: Theme): string[] =>
  [...THEMES[theme].matchAll(/--(?:page|sheet|well|[a-z]+-ground): (#[0-9a-f]{6})/g)].map(([, ground]) => ground!)

/** Everything that links and buttons of a theme may stand on. */
const GROUNDS = { light: groundsOf('light'), dark: groundsOf('dark') }

/** Declares a colour for links and buttons, made darker or lighter until it is readable on every ground of the theme. */
export function accentIn(theme: Theme, colour: string): string {
  const shown = GROUNDS[theme].reduce((moved, ground) => readableOn(ground, moved), colour)
  return `--accent: ${shown};\n--on-accent: ${readableInk(shown, '#ffffff', '#000000')};\n`
}
