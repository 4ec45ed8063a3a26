import { memoize } from '../../lib/caches/memoize.ts'
import { MATCHED } from '../../lib/render/font-catalogue.ts'
import type { Box, Item, Scene } from '../../lib/render/scene.ts'
import { drawnShapes } from './builtin/builtin-designs.ts'
import { QR_PAPER } from './builtin/image-layout.ts'
import type { Layout, LayoutField } from './layout/design-layout.ts'
import type { Logo } from './layout-logo.ts'
import { wordsOf } from './wording/certificate-words.ts'

/**
 * A design version: `key` identifies it permanently, `background` is a normalised JPEG or null for a built-in drawing,
 * `pictures` are the files that its layout uses, `logo` is the organisation's.
 */
export type Design = {
  key: string
  layout: Layout
  background: Buffer | null
  pictures?: ReadonlyMap<string, Buffer>
  logo?: Logo | null
}

/** Crockford's base 32, and the dash between groups. */
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ-'

/** Values that are the same for all certificates of an event, so their text can be in the shared prefix. */
const EVENT_VALUES = new Set(['event', 'date', 'issuer'])
const PLACEHOLDER = /\{\{\s*(\w+|values\.[a-z][a-z0-9_]*)\s*\}\}/g

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date in words, in the given language and zone; empty for null. */
export function longDate(date: Date | null, language: string, timeZone: string): string {
  if (!date) return ''
  const make = () => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone })
  return memoize(formats, `${language} ${timeZone}`, make, 100).format(date)
}

/** The layout's language, or English for an invalid tag, for which `Intl` throws a RangeError. */
export function usableLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

function fieldText(field: LayoutField): string {
  if (field.type === 'image') return ''
  if (field.type === 'value') return field.value_key === undefined ? '' : `{{${VALUE}${field.value_key}}}`
  return field.type === 'text' ? (field.text ?? '') : `{{${field.type}}}`
}

/** Begins the placeholders of an event's own values: `{{values.grade}}`. */
const VALUE = 'values.'

/** Returns the keys of values that a layout shows, without duplicates. */
export function valueKeys({ fields }: Layout): string[] {
  const names = fields.flatMap((field) => placeholders(fieldText(field)))
  return [...new Set(names.filter((name) => name.startsWith(VALUE)).map((name) => name.slice(VALUE.length)))]
}

const placeholdersOf = new Map<string, string[]>()

/** The placeholders of a text, memoized because texts are filled in thousands of times. */
function placeholders(text: string): string[] {
  return memoize(placeholdersOf, text, () => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!), 1_000)
}

/** Fills in the placeholders; a text whose values are all empty becomes empty. */
function filledText(text: string, values: Record<string, string>, isolate = isolated): string {
  const names = placeholders(text)
  if (names.length > 0 && names.every((name) => !values[name])) return ''
  return text.replace(PLACEHOLDER, (_, name: string) => isolate(values[name] ?? '', text))
}

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)\b/i
/** Begins a text from right to left (UAX #9). */
const RIGHT_TO_LEFT_MARK = '\u200f'

/**
 * Fills in the placeholders of a layout's text. In a right-to-left language, values with nothing but signs between them,
 * as in `{{event}} – {{date}}`, follow each other from right to left.
 */
function printedText(text: string, values: Record<string, string>, { language, edition = 1 }: Layout): string {
  const between = text.replace(PLACEHOLDER, '').trim()
  if (edition < 3 || !RIGHT_TO_LEFT.test(language) || between === '' || /\p{L}/u.test(between))
    return filledText(text, values)
  const filled = filledText(text, values, inIsolates)
  return filled === '' ? '' : RIGHT_TO_LEFT_MARK + filled
}

/**
 * Isolates a value inside a sentence, so that it does not change the text's direction (first strong isolate, UAX #9);
 * on its own it needs no isolation.
 */
function isolated(value: string, text: string): string {
  const alone = text.replace(PLACEHOLDER, '').trim() === ''
  return alone || PLAIN.test(value) ? value : inIsolates(value)
}
const inIsolates = (value: string) => (value === '' ? '' : `\u2068${value}\u2069`)
const PLAIN = /^[\u0020-\u02af\u1e00-\u1eff]*$/

/** Maximum characters of a field and of a page; the rest is cut. */
const MAX_IN_FIELD = 1_000
export const MAX_ON_PAGE = 5_000

/** Number of characters on a page if only fields were limited. */
export function textLength({ fields }: Layout, values: Record<string, string>): number {
  const lengths = fields.map((field) => (field.type === 'qr' ? 0 : filledText(fieldText(field), values).length))
  return lengths.reduce((sum, length) => sum + Math.min(length, MAX_IN_FIELD), 0)
}

/** Cuts texts one after the other to the limit of their field and the rest of the page's limit. */
function pageCutter(left = MAX_ON_PAGE): (text: string) => string {
  return (text) => {
    const max = Math.min(MAX_IN_FIELD, left)
    // Half of a surrogate pair is not a character.
    const cut = text.length <= max ? text : text.slice(0, Math.max(0, max)).replace(/[\ud800-\udbff]$/, '')
    left -= cut.length
    return cut
  }
}

/** The scene of a design for one event: shared content is fixed, the rest are slots. */
export function designScene(design: Design, values: Record<string, string>, language: string): Scene {
  const { page, fields, edition = 1 } = design.layout
  const cut = pageCutter()
  const items = fields.flatMap((field, index): Item[] => {
    const box = {
      x: field.x * page.width,
      y: field.y * page.height,
      width: field.width * page.width,
      height: field.height * page.height,
    }
    const { color = '#23302b', rotation: degrees = 0 } = field
    // Omitted without a rotation, so that existing scenes keep their bytes.
    const turn = degrees === 0 ? {} : { rotation: degrees }
    if (field.type === 'image') return pictureItem(design, field, { box, ...turn }, values)
    if (field.type === 'qr') {
      const paper = design.background ? QR_PAPER : null
      return [{ kind: 'qr', box, color, paper, ...turn, alt: wordsOf(language).code }]
    }
    const style = { box, color, ...textStyle(field, edition), ...turn }
    const text = fieldText(field)
    const fixed = placeholders(text).every((name) => EVENT_VALUES.has(name))
    if (fixed) return [{ kind: 'text', text: cut(printedText(text, values, design.layout)), ...style }]
    const slot = String(index)
    return [{ kind: 'slot', slot, ...style, alphabet: slotAlphabet(text, language) }]
  })
  const background = design.background
    ? ({ kind: 'jpeg', bytes: design.background } as const)
    : ({ kind: 'drawing', shapes: drawnShapes(design.layout, Boolean(design.logo)) } as const)
  const readable = { tagged: true, pngWidth: pngWidth(design.layout) }
  return { page, language, background, items, ...(edition > 1 && { xmp: true }), ...(edition > 2 && readable) }
}

function textStyle(field: LayoutField, edition: number) {
  const { size = 24, min_size = size / 2, align = 'center', fit = 'shrink', letter_spacing = 0 } = field
  const font = `${field.font ?? 'display'}${edition === 1 ? '' : MATCHED}`
  const heading = field.type === 'name'
  return { font, size, min_size, align, fit, whole_words: edition > 2, letter_spacing, heading }
}

/** The least pixels across, and those along the longer side, which are 144 to the inch of an A4 page. */
const [MIN_ACROSS, ALONG] = [1_200, 1_684]

/** Returns the width of PNG files in pixels. */
export function pngWidth({ page: { width, height }, edition = 1 }: Layout): number {
  return edition < 3 ? MIN_ACROSS : Math.max(MIN_ACROSS, Math.round((ALONG * width) / Math.max(width, height)))
}

/** An image whose picture is not chosen yet is not drawn, and neither is a missing logo. */
function pictureItem(
  { pictures, logo }: Design,
  { picture, source, align, alt }: LayoutField,
  place: { box: Box; rotation?: number },
  values: Record<string, string>,
): Item[] {
  if (source === 'logo')
    return logo
      ? [
          {
            kind: 'picture',
            id: logo.name,
            bytes: logo.bytes,
            ...place,
            ...(align && { align }),
            ...described(values['issuer']),
          },
        ]
      : []
  const bytes = picture === undefined ? undefined : pictures?.get(picture)
  if (picture === undefined || bytes === undefined) return []
  return [{ kind: 'picture', id: picture, bytes, ...place, ...described(alt?.trim()) }]
}

const described = (alt: string | undefined) => (alt ? { alt } : {})

/** The letters of most Latin names; for others a document brings its own font. */
const NAME_LETTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,-'’ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŒœŘřŚśŞşŠšŤťŮůŰűŹźŻżŽžȘșȚț"
const ADDRESS_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789.-:/'
const NAME_LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl']

/** The known characters that a slot can contain. */
function slotAlphabet(text: string, language: string): string[] {
  const names = placeholders(text)
  const literal = text.replace(PLACEHOLDER, '')
  const code = names.includes('code') ? CODE_ALPHABET : ''
  const person = names.some((name) => name === 'name' || name.startsWith(VALUE)) ? NAME_LETTERS : ''
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

/** The texts of a scene's slots; the fixed texts are counted first. */
export function filledTexts({ items }: Scene, layout: Layout, values: Record<string, string>): Record<string, string> {
  const cut = pageCutter(
    items.reduce((left, item) => left - (item.kind === 'text' ? item.text.length : 0), MAX_ON_PAGE),
  )
  const texts: Record<string, string> = {}
  for (const item of items) {
    if (item.kind === 'slot')
      texts[item.slot] = cut(printedText(fieldText(layout.fields[Number(item.slot)]!), values, layout))
  }
  return texts
}
