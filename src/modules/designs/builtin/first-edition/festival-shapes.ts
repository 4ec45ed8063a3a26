import { circlePath } from '../../../../lib/render/ornaments.ts'
import type { Shape } from '../../../../lib/render/scene.ts'
import { ACROSS } from '../geometry/place-fields.ts'
import { linePath, polygonPath, quarterPath, rectanglePath } from '../geometry/shape-paths.ts'

const FESTIVAL_COLOR = '#1c3f94'
const PAPER = '#fffaf0'
const INK = '#20232e'
const CORAL = '#f0644b'
const SUN = '#f7b733'
const MINT = '#63b9a5'
const SAND = '#f3e3c8'

/** Fourteen tiles fill the width of the page. */
const TILE = ACROSS.width / 14
const LEFT = 60
/** The columns at the bottom. */
const COLUMNS = [LEFT, LEFT + 186, LEFT + 372]
const COLUMN = 164

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

/** Rows of tiles; each has a figure, a background colour and its own colour. */
export function festivalTiles(rows: string[], colours: string[], left: number, top: number): Shape[] {
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
    ...festivalTiles(HEAD, colours, 0, 0),
    ...festivalTiles(FOOT, colours, 10 * TILE, ACROSS.height - TILE),
    ...COLUMNS.map((x) => ({ path: linePath([x, 522], [x + COLUMN, 522]), stroke: INK, stroke_width: 0.8 })),
  ]
}
