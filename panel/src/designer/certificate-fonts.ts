import type { PrintedRecord } from './printed-text.ts'
import type { Layout, SceneFonts, ScriptFont } from './scene-types.ts'

const loading = new Map<string, Promise<unknown>>()
/** The fonts of other scripts that are loaded. */
const scripts = new Map<string, RegExp>()

const familyOf = (id: string) => `certificate-${id}`

/** Loads the very fonts that the service prints with, so that what is seen is what is issued. */
export async function loadFonts(fonts: readonly { id: string; url: string; scripts?: string[] }[]): Promise<void> {
  await Promise.all(
    fonts.map((font) => {
      const known = loading.get(font.url) ?? loadFont(font)
      loading.set(font.url, known)
      return known
    }),
  )
}

async function loadFont({ id, url, scripts: drawn }: { id: string; url: string; scripts?: string[] }): Promise<void> {
  document.fonts.add(await new FontFace(familyOf(id), `url(${url})`).load())
  if (drawn) scripts.set(id, lettersOf(drawn))
}

/** The fonts that these texts need: those that a field names, that of last resort, and those of the scripts that occur. */
export function neededFonts({ families, scripts }: SceneFonts, layout: Pick<Layout, 'fields'>, record: PrintedRecord) {
  const named = new Set<string>(['sans', ...layout.fields.map(({ font = 'display' }) => font)])
  const text = [...Object.values(record), ...layout.fields.map((field) => field.text ?? '')].join(' ')
  return [
    ...families.filter(({ id }) => named.has(id)),
    ...scripts.filter(({ scripts: drawn }: ScriptFont) => lettersOf(drawn).test(text)),
  ]
}

const lettersOf = (scripts: readonly string[]) =>
  new RegExp(scripts.map((script) => `\\p{sc=${script}}`).join('|'), 'u')

/**
 * The families of CSS to draw a line with, best first, as the service tries them. A line in one other script has its spaces and
 * signs by the font of that script too.
 */
export function familiesOf(id: string, line: string): string {
  const own = [...scripts].filter(([, letters]) => letters.test(line))
  const ofScripts = own.map(([script]) => familyOf(script))
  const isOne = own.length === 1 && [...line].every((letter) => !/\p{L}/u.test(letter) || own[0]![1].test(letter))
  const first = isOne ? [...ofScripts, familyOf(id)] : [familyOf(id), ...ofScripts]
  return [...first, familyOf('sans'), 'sans-serif'].join(', ')
}
