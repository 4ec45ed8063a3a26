import { setImmediate } from 'node:timers/promises'
import type { Template } from 'liquidjs'
import type { Language } from '../../../lib/text/languages.ts'
import type { MailLook } from '../layout/mail-look.ts'
import { sheetOf } from '../layout/mail-styles.ts'
import { paletteOf } from '../layout/palette.ts'
import { liquidEngine } from './liquid-engine.ts'
import { markupToText } from './markup-to-text.ts'
import { type Markup, readMarkup } from './read-markup.ts'
import { putBack, setAside } from './set-aside.ts'
import type { TemplateWords } from './template-words.ts'
import { writeMarkup } from './write-markup.ts'

/** What a template says in one language, ready to be filled in. `size` is that of its HTML, in characters. */
export type Compiled = { subject: Template[]; html: Template[]; text: Template[]; size: number }

export type Colours = Pick<MailLook, 'primary_colour' | 'background_colour'>

/** How many characters of templates are kept compiled. */
const MAX_KEPT = 4_000_000

const PIECES_AT_ONCE = 150

const kept = new Map<string, Promise<Compiled>>()
let keptSize = 0

/** Compiles what was judged; the same words in the same colours are compiled once. @throws Error as LiquidJS tells it */
export function compileTemplate(words: TemplateWords, language: Language, colours: Colours): Promise<Compiled> {
  const key = JSON.stringify([language, colours.primary_colour, words.subject, words.html, words.text])
  const known = kept.get(key)
  if (known) return known
  if (keptSize + key.length > MAX_KEPT) {
    kept.clear()
    keptSize = 0
  }
  const compiled = compile(words, language, colours)
  kept.set(key, compiled)
  keptSize += key.length
  // What fails is told to whoever asked, and tried again by the next.
  compiled.catch(() => kept.delete(key))
  return compiled
}

async function compile(words: TemplateWords, language: Language, colours: Colours): Promise<Compiled> {
  const [inHtml, inText] = [await liquidEngine('html', language), await liquidEngine('plain', language)]
  const html = await inlined(words.html, colours)
  const text = words.text ?? (await textOf(words.html))
  return { subject: inText.parse(words.subject), html: inHtml.parse(html), text: inText.parse(text), size: html.length }
}

/** The HTML of a template with the style of each element, and its Liquid where it was. */
async function inlined(source: string, colours: Colours): Promise<string> {
  const { default: juice } = await import('juice')
  const aside = await setAside(source)
  const sheet = sheetOf(paletteOf(colours))
  const done: string[] = []
  // A long template in several goes, between which others have their turn.
  for (const html of inGoes(await readMarkup(aside))) {
    done.push(juice.inlineContent(html, sheet, { applyWidthAttributes: false }))
    await setImmediate()
  }
  return putBack(done.join(''), aside)
}

/** The HTML in parts of some elements each, none of which is begun in one part and ended in another. */
function inGoes(pieces: readonly Markup[]): string[] {
  const goes: Markup[][] = [[]]
  let depth = 0
  for (const piece of pieces) {
    if (depth === 0 && goes.at(-1)!.length > PIECES_AT_ONCE) goes.push([])
    goes.at(-1)!.push(piece)
    if (piece.kind === 'open') depth += 1
    if (piece.kind === 'close') depth -= 1
  }
  return goes.map(writeMarkup)
}

async function textOf(source: string): Promise<string> {
  const aside = await setAside(source)
  return putBack(markupToText(await readMarkup(aside, { decoded: true })), aside)
}
