import type { PrintedRecord } from './printed-text.ts'
import type { Layout, SceneFonts, ScriptFont } from './scene-types.ts'

const loading = new Map<string, Promise<unknown>>()
type LoadedScript = Pick<ScriptFont, 'id' | 'scripts' | 'sans' | 'bold'> & { letters: RegExp }
/** The fonts of other scripts that are loaded. */
const loadedScripts = new Map<string, LoadedScript>()

const familyOf = (id: string) => `certificate-${id}`

/** Loads the very fonts that the service prints with, so that what is seen is what is issued. */
export async function loadFonts(fonts: readonly Loadable[]): Promise<void> {
  await Promise.all(
    fonts.map((font) => {
      const known = loading.get(font.url) ?? loadFont(font)
      loading.set(font.url, known)
      return known
    }),
  )
}

type Loadable = { id: string; url: string } | ScriptFont

async function loadFont(font: Loadable): Promise<void> {
  document.fonts.add(await new FontFace(familyOf(font.id), `url(${font.url})`).load())
  if ('scripts' in font) loadedScripts.set(font.id, { ...font, letters: lettersOf(font.scripts) })
}

/** The fonts that these texts need: those that a field names, that of last resort, and those of the scripts that occur. */
export function neededFonts({ families, scripts }: SceneFonts, layout: Pick<Layout, 'fields'>, record: PrintedRecord) {
  const named = new Set<string>(['sans', ...layout.fields.map(({ font = 'display' }) => font)])
  const text = [...Object.values(record), ...layout.fields.map((field) => field.text ?? '')].join(' ')
  const occurring = scripts.filter(({ scripts: drawn }) => lettersOf(drawn).test(text))
  const beside = [...named].flatMap((family) => ofEachScript(occurring, family))
  return [...families.filter(({ id }) => named.has(id)), ...new Set(beside)]
}

/** The font of each script that stands best beside a family, by the rule of the service: its kind, then its weight. */
function ofEachScript<Font extends Pick<ScriptFont, 'scripts' | 'sans' | 'bold'>>(
  fonts: readonly Font[],
  family: string,
): Font[] {
  const [isSans, isBold] = [family.startsWith('sans'), family.endsWith('-bold')]
  const fit = ({ sans, bold }: Font) => 2 * Number(sans === isSans) + Number(bold === isBold)
  const best = new Map<string, Font>()
  for (const font of fonts) {
    const known = best.get(font.scripts.join())
    if (known === undefined || fit(font) > fit(known)) best.set(font.scripts.join(), font)
  }
  return [...best.values()]
}

const lettersOf = (scripts: readonly string[]) =>
  new RegExp(scripts.map((script) => `\\p{sc=${script}}`).join('|'), 'u')

/**
 * The families of CSS to draw a line with, best first, as the service tries them. A line in one other script has its spaces and
 * signs by the font of that script too.
 */
export function familiesOf(id: string, line: string): string {
  const occurring = [...loadedScripts.values()].filter(({ letters }) => letters.test(line))
  const own = ofEachScript(occurring, id)
  const ofScripts = own.map((font) => familyOf(font.id))
  const isOne = own.length === 1 && [...line].every((letter) => !/\p{L}/u.test(letter) || own[0]!.letters.test(letter))
  const first = isOne ? [...ofScripts, familyOf(id)] : [familyOf(id), ...ofScripts]
  return [...first, familyOf('sans'), 'sans-serif'].join(', ')
}
