import { memoize } from '../../lib/caches/memoize.ts'
import type { Box, Item, Scene } from '../../lib/render/scene.ts'
import { drawnShapes } from './builtin/builtin-designs.ts'
import { QR_PAPER } from './builtin-design.ts'
import type { Layout, LayoutField } from './design-layout.ts'

/**
 * A design version: `key` stands for it for ever, `background` is a normalised JPEG or null for the built-in drawing,
 * `pictures` are the files of those that its layout names.
 */
export type Design = {
  key: string
  layout: Layout
  background: Buffer | null
  pictures?: ReadonlyMap<string, Buffer>
}

/** Crockford's base 32 and the dash that the groups are joined with. */
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ-'

/** Values that are the same for all certificates of an event, so that their text can go into the shared prefix. */
const EVENT_VALUES = new Set(['event', 'date', 'issuer'])
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date in words, in the language and zone; empty where there is none. */
export function longDate(date: Date | null, language: string, timeZone: string): string {
  if (!date) return ''
  const make = () => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone })
  return memoize(formats, `${language} ${timeZone}`, make, 100).format(date)
}

/** The layout's language, or English if it only looks like a language tag: `Intl` throws a RangeError for it. */
export function usableLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

function fieldText(field: LayoutField): string {
  if (field.type === 'image') return ''
  return field.type === 'text' ? (field.text ?? '') : `{{${field.type}}}`
}

const placeholdersOf = new Map<string, string[]>()

/** Those of a layout's text, which is filled in for thousands. */
function placeholders(text: string): string[] {
  return memoize(placeholdersOf, text, () => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!), 1_000)
}

/** Fills in the placeholders; a text of which no value is there says nothing, so nothing is printed. */
function filledText(text: string, values: Record<string, string>): string {
  const names = placeholders(text)
  if (names.length > 0 && names.every((name) => !values[name])) return ''
  return text.replace(PLACEHOLDER, (_, name: string) => isolated(values[name] ?? '', names.length > 0 && text))
}

/** A value inside a sentence keeps its direction to itself (first strong isolate, UAX #9); alone it needs no fence. */
function isolated(value: string, text: string | false): string {
  const alone = !text || text.replace(PLACEHOLDER, '').trim() === ''
  return alone || value === '' || PLAIN.test(value) ? value : `\u2068${value}\u2069`
}
const PLAIN = /^[\u0020-\u02af\u1e00-\u1eff]*$/

/** Characters that a field and a whole page may show; what is beyond them is cut. */
const MAX_IN_FIELD = 1_000
export const MAX_ON_PAGE = 5_000

/** How many characters a page would show if only its fields were bounded. */
export function textLength({ fields }: Layout, values: Record<string, string>): number {
  const lengths = fields.map((field) => (field.type === 'qr' ? 0 : filledText(fieldText(field), values).length))
  return lengths.reduce((sum, length) => sum + Math.min(length, MAX_IN_FIELD), 0)
}

/** Cuts the texts of a page one after the other to what their field, and after all before it the page, may show. */
function pageCutter(left = MAX_ON_PAGE): (text: string) => string {
  return (text) => {
    const most = Math.min(MAX_IN_FIELD, left)
    // Half of a surrogate pair is no character.
    const cut = text.length <= most ? text : text.slice(0, Math.max(0, most)).replace(/[\ud800-\udbff]$/, '')
    left -= cut.length
    return cut
  }
}

/** The scene of a design for one event: what all its documents share is fixed, the rest are slots. */
export function designScene(design: Design, values: Record<string, string>, language: string): Scene {
  const { page, fields } = design.layout
  const cut = pageCutter()
  const items = fields.flatMap((field, index): Item[] => {
    const box = {
      x: field.x * page.width,
      y: field.y * page.height,
      width: field.width * page.width,
      height: field.height * page.height,
    }
    const { color = '#23302b', rotation: degrees = 0 } = field
    // Left out where it is none, so that a scene of before has the bytes of before.
    const turn = degrees === 0 ? {} : { rotation: degrees }
    if (field.type === 'image') return pictureItem(design, field, { box, ...turn })
    if (field.type === 'qr') return [{ kind: 'qr', box, color, paper: design.background ? QR_PAPER : null, ...turn }]
    const { font = 'display', size = 24, align = 'center', fit = 'shrink', letter_spacing = 0 } = field
    const style = { box, font, size, min_size: field.min_size ?? size / 2, color, align, fit, letter_spacing, ...turn }
    const text = fieldText(field)
    const fixed = placeholders(text).every((name) => EVENT_VALUES.has(name))
    if (fixed) return [{ kind: 'text', text: cut(filledText(text, values)), ...style }]
    const slot = String(index)
    return [{ kind: 'slot', slot, ...style, alphabet: slotAlphabet(text, language) }]
  })
  const background = design.background
    ? ({ kind: 'jpeg', bytes: design.background } as const)
    : ({ kind: 'drawing', shapes: drawnShapes(design.layout) } as const)
  return { page, language, background, items }
}

/** One without a file is not drawn: an image whose picture is still to be chosen. */
function pictureItem({ pictures }: Design, { picture }: LayoutField, place: { box: Box; rotation?: number }): Item[] {
  const bytes = picture === undefined ? undefined : pictures?.get(picture)
  return picture === undefined || bytes === undefined ? [] : [{ kind: 'picture', id: picture, bytes, ...place }]
}

/** The letters of most names that are written in Latin script; whoever has others brings a font of their own. */
const NAME_LETTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,-'’ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŒœŘřŚśŞşŠšŤťŮůŰűŹźŻżŽžȘșȚț"
const ADDRESS_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789.-:/'
const NAME_LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl']

/** The characters that a slot may come to hold, as far as they are known. */
function slotAlphabet(text: string, language: string): string[] {
  const names = placeholders(text)
  const literal = text.replace(PLACEHOLDER, '')
  const code = names.includes('code') ? CODE_ALPHABET : ''
  const person = names.includes('name') ? NAME_LETTERS : ''
  const address = names.includes('verify_at') ? ADDRESS_LETTERS : ''
  const ligatures = person || address ? NAME_LIGATURES : []
  if (!names.some((name) => DATES.has(name))) return distinct(literal + code + person + address, ligatures)
  const months = Array.from({ length: 12 }, (_, month) =>
    longDate(new Date(Date.UTC(2026, month, 15)), language, 'UTC'),
  )
  return distinct(`${literal}${code}${person}${address}0123456789${months.join('')}`, ligatures)
}
const DATES = new Set(['issued_at', 'expires_at'])
const distinct = (letters: string, ligatures: string[]) => [...new Set(letters), ...ligatures]

/** What the slots of a scene say; its fixed texts have taken their room on the page before. */
export function filledTexts(
  { items }: Scene,
  { fields }: Layout,
  values: Record<string, string>,
): Record<string, string> {
  const cut = pageCutter(
    items.reduce((left, item) => left - (item.kind === 'text' ? item.text.length : 0), MAX_ON_PAGE),
  )
  const texts: Record<string, string> = {}
  for (const item of items) {
    if (item.kind === 'slot') texts[item.slot] = cut(filledText(fieldText(fields[Number(item.slot)]!), values))
  }
  return texts
}
