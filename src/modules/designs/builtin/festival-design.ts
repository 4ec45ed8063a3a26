import { circlePath } from '../../../lib/render/ornaments.ts'
import { readableOn } from '../../../lib/render/readable-colours.ts'
import type { Shape } from '../../../lib/render/scene.ts'
import { shortTag } from '../../../lib/text/languages.ts'
import type { Layout } from '../layout/design-layout.ts'
import { wordsOf } from '../wording/certificate-words.ts'
import { ACROSS, placeFields } from './place-fields.ts'
import { linePath, polygonPath, quarterPath, rectanglePath } from './shape-paths.ts'

export const FESTIVAL_COLOR = '#1c3f94'
const PAPER = '#fffaf0'
const INK = '#20232e'
const SOFT_INK = '#676a74'
const CORAL = '#f0644b'
const SUN = '#f7b733'
const MINT = '#63b9a5'
const SAND = '#f3e3c8'

/** Fourteen tiles fill the width of the page. */
const TILE = ACROSS.width / 14
const LEFT = 60
const WIDTH = 560
/** The columns at the bottom. */
const COLUMNS = [LEFT, LEFT + 186, LEFT + 372]
const COLUMN = 164
const place = placeFields(ACROSS)

type Tile = (x: number, y: number, fill: string) => Shape[]
const [S, H] = [TILE, TILE / 2]

/** The figures of a tile, by their letter in a pattern. */
const TILES: Record<string, Tile> = {
  a: (x, y, fill) => [{ path: quarterPath([x, y], S, S), fill }],
  b: (x, y, fill) => [{ path: quarterPath([x + S, y], -S, S), fill }],
  c: (x, y, fill) => [{ path: quarterPath([x + S, y + S], -S, -S), fill }],
  d: (x, y, fill) => [{ path: quarterPath([x, y + S], S, -S), fill }],
  o: (x, y, fill) => [{ path: circlePath(x + H, y + H, H * 0.62), fill }],
  t: (x, y, fill) => [{ path: polygonPath([x, y + S], [x + S, y + S], [x + S, y]), fill }],
  u: (x, y, fill) => [{ path: polygonPath([x, y], [x + S, y], [x, y + S]), fill }],
  h: (x, y, fill) => [
    { path: quarterPath([x, y + H], H, -H), fill },
    { path: quarterPath([x + S, y + H], -H, -H), fill },
    { path: quarterPath([x, y + S], H, -H), fill },
    { path: quarterPath([x + S, y + S], -H, -H), fill },
  ],
  l: (x, y, fill) => [0, 1, 2, 3].map((nth) => ({ path: rectanglePath(x, y + (nth * S) / 4, S, S / 8), fill })),
  x: (x, y, fill) => [{ path: polygonPath([x + H, y], [x + S, y + H], [x + H, y + S], [x, y + H]), fill }],
}

/** Rows of tiles: figure, background colour, own colour; digits are indexes of colours. */
const HEAD = [
  'a23 o41 h13 c02 t34 x21 b14 l03 a31 o12 d43 u21 h30 c14',
  'c14 t32 d21 o34 a12 b40 x13 d24 o31 t12 l43 a34 b21 d32',
]
const FOOT = ['d31 l23 o14 u32']

function tiles(rows: string[], colours: string[], left: number, top: number): Shape[] {
  return rows.flatMap((row, down) =>
    row.split(' ').flatMap(([figure, ground, own], across) => {
      const [x, y] = [left + across * TILE, top + down * TILE]
      const paint = (digit: string | undefined) => colours[Number(digit)]!
      // Backgrounds overlap slightly, so that no paper shows between them.
      const [width, height] = [Math.min(TILE + 0.4, ACROSS.width - x), down < rows.length - 1 ? TILE + 0.4 : TILE]
      return [{ path: rectanglePath(x, y, width, height), fill: paint(ground) }, ...TILES[figure!]!(x, y, paint(own))]
    }),
  )
}

/** Two rows of coloured tiles at the top, and a few at the bottom right. */
export function festivalShapes(chosen: string | null): Shape[] {
  const colours = [SAND, chosen ?? FESTIVAL_COLOR, CORAL, SUN, MINT]
  return [
    { path: rectanglePath(0, 0, ACROSS.width, ACROSS.height), fill: PAPER },
    ...tiles(HEAD, colours, 0, 0),
    ...tiles(FOOT, colours, 10 * TILE, ACROSS.height - TILE),
    ...COLUMNS.map((x) => ({ path: linePath([x, 522], [x + COLUMN, 522]), stroke: INK, stroke_width: 0.8 })),
  ]
}

export function festivalLayout(tag: string, chosen: string | null): Layout {
  const words = wordsOf(tag)
  const accent = readableOn(PAPER, chosen ?? FESTIVAL_COLOR)
  const line = (y: number, height: number, width = WIDTH) =>
    ({ ...place(LEFT, y, width, height), align: 'left' }) as const
  const inColumn = (nth: number, y: number, height: number) =>
    ({ ...place(COLUMNS[nth]!, y, COLUMN, height), align: 'left' }) as const
  const beside = (y: number, height: number) => ({ ...place(640, y, 142, height), align: 'right' }) as const
  const label = { type: 'text', font: 'sans', size: 9.5, color: SOFT_INK, align: 'left' } as const
  return {
    page: ACROSS,
    language: shortTag(tag),
    drawing: { key: 'festival', ...(chosen === null ? {} : { color: chosen }) },
    fields: [
      { type: 'text', text: words.heading, ...line(150, 42), font: 'sans-bold', size: 29, color: accent },
      { type: 'text', text: words.beforeName, ...line(206, 20), font: 'sans', size: 13, color: SOFT_INK },
      { type: 'name', ...line(231, 77, 722), font: 'display-bold', size: 54, min_size: 32, color: INK },
      { type: 'text', text: words.beforeEvent, ...line(314, 20), font: 'sans', size: 13, color: SOFT_INK },
      { type: 'event', ...line(336, 60), font: 'sans-bold', size: 21, color: INK, fit: 'wrap' },
      { type: 'date', ...line(400, 20), font: 'sans', size: 13, color: INK },
      { type: 'tier', ...line(422, 22), font: 'sans-bold', size: 14, color: readableOn(PAPER, CORAL) },
      { type: 'text', text: '{{issued_at}}', ...inColumn(0, 486, 32), font: 'sans', size: 12, color: INK },
      { ...label, text: words.issuedAt, ...inColumn(0, 526, 14) },
      { ...label, text: words.expiresAt, ...line(542, 14, 300) },
      {
        type: 'issuer',
        ...inColumn(1, 486, 32),
        font: 'sans-bold',
        size: 12,
        min_size: 8,
        color: INK,
        fit: 'wrap',
      },
      { ...label, text: words.issuer, ...inColumn(1, 526, 14) },
      { ...label, text: words.signature, ...inColumn(2, 526, 14) },
      { type: 'qr', ...place(702, 396, 80, 80), color: INK },
      { type: 'text', text: words.scan, ...beside(484, 15), font: 'sans-bold', size: 9.5, color: INK },
      { type: 'code', ...beside(499, 13), font: 'sans', size: 8.5, color: INK, letter_spacing: 0.06 },
      { type: 'text', text: words.verifyAt, ...beside(512, 13), font: 'sans', size: 8, min_size: 5, color: SOFT_INK },
    ],
  }
}
