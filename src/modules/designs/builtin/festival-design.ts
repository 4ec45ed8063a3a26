import { readableOn } from '../../../lib/render/readable-colours.ts'
import type { Shape } from '../../../lib/render/scene.ts'
import { shortTag } from '../../../lib/text/languages.ts'
import { EDITION, type Layout } from '../layout/design-layout.ts'
import { wordsOf } from '../wording/certificate-words.ts'
import { festivalTiles } from './first-edition/festival-shapes.ts'
import { ACROSS, placeFields, placeLines } from './geometry/place-fields.ts'
import { linePath, rectanglePath } from './geometry/shape-paths.ts'
import { logoField, SIGNATORY, SIGNATORY_TITLE } from './signature-fields.ts'

export const FESTIVAL_COLOR = '#1c3f94'
const PAPER = '#fffaf0'
const INK = '#20232e'
const SOFT_INK = '#676a74'
const CORAL = '#f0644b'
const SUN = '#f7b733'
const MINT = '#63b9a5'
const SAND = '#f3e3c8'

const LEFT = 60
const RIGHT = ACROSS.width - LEFT
const WIDTH = 560
/** The columns at the bottom: date, issuer, signature. */
const COLUMNS = [LEFT, LEFT + 186, LEFT + 372] as const
const COLUMN = 164
const RULE = 506
/** Rows of tiles: figure, background colour, own colour; digits are indexes of colours. */
const HEAD = [
  'a23 o41 h13 c02 t34 x21 b14 l03 a31 o12 d43 u21 h30 c14',
  'c14 t32 d21 o34 a12 b40 x13 d24 o31 t12 l43 a34 b21 d32',
]
/** The height of the strip at the bottom edge, and the widths of its colours as shares. */
const STRIP = 14
const STRIP_PARTS = [5, 2, 1, 4, 2] as const
const place = placeFields(ACROSS)
const onLine = placeLines(ACROSS)

/** Two rows of coloured tiles at the top, and a strip of their colours along the bottom edge. */
export function festivalShapes(chosen: string | null): Shape[] {
  const colours = [SAND, chosen ?? FESTIVAL_COLOR, CORAL, SUN, MINT]
  const unit = ACROSS.width / STRIP_PARTS.reduce<number>((sum, part) => sum + part, 0)
  let x = 0
  const strip = [1, 3, 2, 4, 3].map((colour, nth): Shape => {
    const width = STRIP_PARTS[nth]! * unit
    const path = rectanglePath(x, ACROSS.height - STRIP, width, STRIP)
    x += width
    return { path, fill: colours[colour]! }
  })
  return [
    { path: rectanglePath(0, 0, ACROSS.width, ACROSS.height), fill: PAPER },
    ...festivalTiles(HEAD, colours, 0, 0),
    ...strip,
    ...COLUMNS.map((x) => ({ path: linePath([x, RULE], [x + COLUMN, RULE]), stroke: INK, stroke_width: 0.8 })),
  ]
}

export function festivalLayout(tag: string, chosen: string | null): Layout {
  const words = wordsOf(tag)
  const accent = readableOn(PAPER, chosen ?? FESTIVAL_COLOR)
  const [date, issuer, signature] = COLUMNS
  const line = (baseline: number, size: number, height?: number, width = WIDTH) =>
    ({ ...onLine(LEFT, baseline, width, size, height), align: 'left' }) as const
  const inColumn = (x: number, baseline: number, size: number, height?: number) =>
    ({ ...onLine(x, baseline, COLUMN, size, height), align: 'left' }) as const
  const beside = (baseline: number, size: number) =>
    ({ ...onLine(RIGHT - 142, baseline, 142, size), align: 'right' }) as const
  const label = { type: 'text', font: 'sans', color: SOFT_INK, min_size: 5 } as const
  const serif = { font: 'display-bold', color: INK } as const
  return {
    page: ACROSS,
    language: shortTag(tag),
    edition: EDITION,
    drawing: { key: 'festival', ...(chosen === null ? {} : { color: chosen }) },
    fields: [
      { type: 'text', text: words.heading, ...line(179, 33, 46), font: 'display-bold', color: accent },
      logoField(place(RIGHT - 152, 138, 152, 56), 'right'),
      { type: 'text', text: words.beforeName, ...line(215, 13), font: 'sans', color: SOFT_INK },
      { type: 'name', ...line(282, 54, 80, RIGHT - LEFT), min_size: 32, ...serif },
      { type: 'text', text: words.beforeEvent, ...line(325, 13), font: 'sans', color: SOFT_INK },
      { type: 'event', ...line(369, 25, 60), ...serif, fit: 'wrap' },
      { type: 'date', ...line(412, 13), font: 'sans', color: INK },
      { type: 'tier', ...line(438, 14, 20), font: 'sans-bold', color: readableOn(PAPER, CORAL) },
      { ...label, text: words.issuedAt, ...inColumn(date, RULE + 14, 9.5) },
      { type: 'text', text: '{{issued_at}}', ...inColumn(date, RULE - 9, 12), font: 'sans', color: INK },
      { ...label, text: words.expiresAt, ...inColumn(date, RULE + 29, 9.5) },
      { ...label, text: words.issuer, ...inColumn(issuer, RULE + 14, 9.5) },
      { type: 'issuer', ...inColumn(issuer, RULE - 9, 12, 24), font: 'sans-bold', min_size: 10, color: INK },
      { ...label, text: words.signature, ...inColumn(signature, RULE + 14, 9.5) },
      { type: 'text', text: SIGNATORY, ...inColumn(signature, RULE + 29, 11), font: 'sans-bold', color: INK },
      { ...label, text: SIGNATORY_TITLE, ...inColumn(signature, RULE + 43, 9.5) },
      { type: 'qr', ...place(RIGHT - 84, RULE - 84, 84, 84), color: INK },
      { type: 'text', text: words.scan, ...beside(RULE + 14, 9.5), font: 'sans-bold', color: INK },
      { type: 'code', ...beside(RULE + 29, 8.5), font: 'sans', color: INK, letter_spacing: 0.06 },
      { ...label, text: words.verifyAt, ...beside(RULE + 43, 8) },
    ],
  }
}
