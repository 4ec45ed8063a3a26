import type { Layout, LayoutField } from '../../src/modules/designs/layout/design-layout.ts'
import type { Below } from './worst-inputs.ts'

/** A design and what its certificates say; the names have at most so many characters as events and people may have. */
export type WorstDrawing = { what: string; layout: Layout; event: string; firstName: string; lastName: string }

const MAX_LENGTH = 200

/** This many characters, from a repeated text or from a function of the position. */
function characters(of: string | ((place: number) => number), length = MAX_LENGTH): string {
  if (typeof of === 'string') return [...of.repeat(length)].slice(0, length).join('')
  return Array.from({ length }, (_, place) => String.fromCodePoint(of(place))).join('')
}

const marks = characters((place) => 0x300 + place, 40)

/**
 * At most 200 characters; those that take long to set: many fonts, many glyphs, marks without end, shapes that depend
 * on their neighbours.
 */
export const WORST_TEXTS: Record<string, string> = {
  'one long word': `${characters('x', MAX_LENGTH - 2)} b`,
  'words of one letter': characters('w '),
  'marks on marks': characters(`a${marks}`),
  'rings around rings': `a${characters('\u20dd\u20de\u20e3', MAX_LENGTH - 1)}`,
  'family emoji': characters('👩‍❤️‍💋‍👨'),
  flags: characters('🇹🇷🇯🇵'),
  Chinese: characters((place) => 0x4e00 + place * 101),
  Korean: characters((place) => 0xac00 + place * 53),
  Arabic: characters('محمد بن عبد الله '),
  'an Arabic ligature': characters('\ufdfa'),
  Tibetan: characters('བོད་ཀྱི་སྐད་ཡིག'),
  Devanagari: characters('क्ष्म्य'),
  Burmese: characters('က္ကြွှေို့'),
  directions: characters('a\u2067ا\u2066b'),
  'ten scripts': characters('Aあ王가اאไकবதತგԱខអမລසગਗಮଓབ☃∑🎓'),
  'no font': `a${characters('\u{e000}', MAX_LENGTH - 1)}`,
}

const A4 = { width: 841.89, height: 595.28 }
const field = (more: Partial<LayoutField>): LayoutField => ({ type: 'name', x: 0, y: 0, width: 1, height: 1, ...more })
const layoutOf = (count: number, more: Partial<LayoutField>, page = A4): Layout => ({
  page,
  language: 'en',
  fields: Array.from({ length: count }, () => field(more)),
})

const REPEATED: Partial<LayoutField> = { type: 'text', text: '{{name}}'.repeat(60), fit: 'wrap' }

const DESIGNS: Record<string, Layout> = {
  'the name 3,000 times in small letters': layoutOf(50, { ...REPEATED, size: 4 }),
  'the name 3,000 times': layoutOf(50, { ...REPEATED, size: 24 }),
  'letters as large as can be, far apart': layoutOf(50, { ...REPEATED, size: 200, letter_spacing: 0.5 }),
  'letters larger than the page': layoutOf(50, { size: 200, fit: 'none' }, { width: 72, height: 72 }),
  'a page like a ribbon': layoutOf(12, { size: 200, height: 0.01, fit: 'wrap' }, { width: 72, height: 3_000 }),
  'the largest page': layoutOf(12, { size: 200 }, { width: 3_000, height: 3_000 }),
  'fifty codes': layoutOf(50, { type: 'qr' }),
}

/** Every design with some texts, then so many more of any kind. */
export function worstDrawings(below: Below, more: number): WorstDrawing[] {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!
  const texts = Object.keys(WORST_TEXTS)
  const saying = (what: string, layout: Layout): WorstDrawing => {
    const [first, last, event] = [pick(texts), pick(texts), pick(texts)]
    const [firstName, lastName] = [WORST_TEXTS[first]!, WORST_TEXTS[last]!]
    return { what: `${what}: ${first}, ${last}, ${event}`, layout, event: WORST_TEXTS[event]!, firstName, lastName }
  }
  const anyField = (): LayoutField =>
    field({
      type: pick(['name', 'event', 'text', 'qr']),
      text: pick(['{{name}}', '{{event}} {{name}}', '{{name}}'.repeat(60), 'word '.repeat(100)]),
      x: below(2),
      y: below(100) / 100,
      width: pick([0, 0.001, 0.1, 1]),
      height: pick([0, 0.001, 0.1, 1]),
      font: pick(['display', 'script', 'sans-bold', 'serif-italic']),
      size: pick([4, 24, 200]),
      fit: pick(['shrink', 'wrap', 'none']),
      letter_spacing: pick([0, 0.1, 0.5]),
      align: pick(['left', 'center']),
    })
  const anyLayout = (): Layout => ({
    page: { width: pick([72, 842, 3_000]), height: pick([72, 595, 3_000]) },
    language: pick(['en', 'tr', 'ja', 'ar']),
    fields: Array.from({ length: pick([1, 5, 12, 50]) }, anyField),
  })
  const narrow = layoutOf(50, { ...REPEATED, size: 200, width: 0.02 })
  return [
    // A word that no size makes narrow enough, and that takes long to shape.
    {
      ...saying('narrow boxes', narrow),
      what: 'narrow boxes',
      firstName: WORST_TEXTS['Tibetan']!,
      lastName: WORST_TEXTS['Tibetan']!,
    },
    ...Object.entries(DESIGNS).map(([what, layout]) => saying(what, layout)),
    ...Array.from({ length: more }, (_, n) => saying(`any design ${n + 1}`, anyLayout())),
  ]
}
