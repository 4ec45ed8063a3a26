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

/** A compiled template in one language. `size` is the number of characters of its HTML. */
export type Compiled = { subject: Template[]; html: Template[]; text: Template[]; size: number }

export type Colours = Pick<MailLook, 'primary_colour' | 'background_colour'>

/** Maximum number of template characters in the cache. */
const MAX_KEPT = 4_000_000

const PIECES_AT_ONCE = 150

const kept = new Map<string, Promise<Compiled>>()
let keptSize = 0

/** Compiles validated template text; the same text in the same colours is compiled once. @throws Error of LiquidJS */
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
  // A failure is reported to its caller and not cached.
  compiled.catch(() => kept.delete(key))
  return compiled
}

async function compile(words: TemplateWords, language: Language, colours: Colours): Promise<Compiled> {
  const [inHtml, inText] = [await liquidEngine('html', language), await liquidEngine('plain', language)]
  const html = await inlined(words.html, language, colours)
  const text = words.text ?? (await textOf(words.html))
  return { subject: inText.parse(words.subject), html: inHtml.parse(html), text: inText.parse(text), size: html.length }
}

/** The HTML of a template with inline styles, and its Liquid in place. */
async function inlined(source: string, language: Language, colours: Colours): Promise<string> {
  const { default: juice } = await import('juice')
  const aside = await setAside(source)
  const sheet = sheetOf(paletteOf(colours), language)
  const done: string[] = []
  // Long templates are processed in parts, so that other work can run in between.
  for (const html of inGoes(await readMarkup(aside))) {
    done.push(juice.inlineContent(html, sheet, { applyWidthAttributes: false }))
    await setImmediate()
  }
  return putBack(done.join(''), aside)
}

/** Splits HTML into parts of some elements each; no element spans two parts. */
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
