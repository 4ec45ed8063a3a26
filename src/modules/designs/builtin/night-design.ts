import { mixed, readableOn } from '../../../lib/render/readable-colours.ts'
import type { Shape } from '../../../lib/render/scene.ts'
import { shortTag } from '../../../lib/text/languages.ts'
import type { BuiltinKey } from '../layout/builtin-keys.ts'
import { EDITION, type Layout } from '../layout/design-layout.ts'
import { wordsOf } from '../wording/certificate-words.ts'
import { lozenge, nightRays } from './first-edition/night-shapes.ts'
import { ACROSS, placeFields, placeLines } from './geometry/place-fields.ts'
import { cardPath, linePath, polygonPath, rectanglePath } from './geometry/shape-paths.ts'
import { logoField, SIGNATORY, SIGNATORY_TITLE } from './signature-fields.ts'

export const NIGHT_COLOR = '#14304f'

const { width: WIDTH, height: HEIGHT } = ACROSS
const MIDDLE = WIDTH / 2
const EDGE = 24
/** Left edges of the columns at the bottom, beside the code. */
const COLUMN = 200
const [LEFT, RIGHT] = [108, WIDTH - 108 - COLUMN]
const RULE = 496
const place = placeFields(ACROSS)
const onLine = placeLines(ACROSS)
const centred = (y: number, height: number, width = 620) => place(MIDDLE - width / 2, y, width, height)

/** `line` and `deep` draw ornaments, `gold`, `ink` and `soft` are colours of letters, `plate` is below code and logo. */
type Palette = Record<'ground' | 'ray' | 'line' | 'deep' | 'gold' | 'ink' | 'soft' | 'plate', string>

/** Gold on almost black. The background stays dark enough for gold, even with a light colour. */
function darkPalette(chosen: string | null): Palette {
  const color = readableOn('#ffffff', chosen ?? NIGHT_COLOR)
  const ground = mixed('#0b0e15', color, 0.28)
  const ray = mixed(ground, color, 0.16)
  return {
    ground,
    ray,
    line: '#d3b171',
    gold: '#d3b171',
    deep: '#8d7444',
    ink: '#f6efdf',
    soft: '#bdb6a5',
    plate: '#f6efdf',
  }
}

/** The same on paper, which takes little ink. */
function lightPalette(chosen: string | null): Palette {
  const ground = '#fffdf8'
  const ray = mixed('#fdf9ef', chosen ?? NIGHT_COLOR, 0.03)
  const gold = readableOn(ray, '#8a6a2f')
  const color = readableOn(ray, mixed(chosen ?? NIGHT_COLOR, '#000000', 0.15))
  return {
    ground,
    ray,
    line: '#b08d4a',
    gold,
    deep: '#c9ad73',
    ink: color,
    soft: readableOn(ray, '#625c4e'),
    plate: ground,
  }
}

/** A stepped Art Deco corner of three lines. */
function corner([x, y]: readonly [number, number], across: 1 | -1, down: 1 | -1, { line, deep }: Palette): Shape[] {
  return [0, 1, 2].map((nth) => {
    const [long, short] = [92 - nth * 26, 13 + nth * 9]
    const at = (aside: number, along: number) => [x + across * aside, y + down * along] as const
    const path = linePath(at(short, long + short), at(short, short), at(long + short, short))
    return { path, stroke: nth === 0 ? line : deep, stroke_width: 0.9 }
  })
}

/** The border ends on both sides of a lozenge in the middle of the top and the bottom. */
function border({ line }: Palette): Shape[] {
  const [left, top, right, bottom] = [EDGE, EDGE, WIDTH - EDGE, HEIGHT - EDGE]
  const half = (x: number, end: number): Shape => ({
    path: linePath([end, top], [x, top], [x, bottom], [end, bottom]),
    stroke: line,
    stroke_width: 1.3,
  })
  const gap = 24
  return [
    half(left, MIDDLE - gap),
    half(right, MIDDLE + gap),
    ...[top, bottom].map((y) => lozenge(MIDDLE, y, 16, 5.5, line)),
  ]
}

/** A rising sun of gold rays, in the place of a logo. */
function sun({ line, deep }: Palette): Shape[] {
  const [x, y, rays] = [MIDDLE, 92, 11]
  const at = (angle: number, reach: number) => [x - Math.cos(angle) * reach, y - Math.sin(angle) * reach] as const
  const step = Math.PI / rays
  return Array.from({ length: rays }, (_, nth) => {
    const [from, to] = [(nth + 0.14) * step, (nth + 0.86) * step]
    const reach = nth % 2 ? 37 : 44
    return { path: polygonPath(at(from, 14), at((from + to) / 2, reach), at(to, 14)), fill: nth % 2 ? deep : line }
  })
}

/** Most logos are drawn for white, so they need a light plate on a dark ground. */
function logoPlate({ ground, plate }: Palette): Shape[] {
  return plate === ground ? [] : [{ path: cardPath(MIDDLE - 112, 39, 224, 56, 4), fill: plate }]
}

function drawing(palette: Palette, hasLogo: boolean): Shape[] {
  const { ground, ray, line, deep, plate } = palette
  const rule = (x: number, y: number, width: number): Shape => ({
    path: linePath([x, y], [x + width, y]),
    stroke: deep,
    stroke_width: 0.8,
  })
  const [right, bottom] = [WIDTH - EDGE, HEIGHT - EDGE]
  return [
    { path: rectanglePath(0, 0, WIDTH, HEIGHT), fill: ground },
    ...nightRays(ray),
    ...border(palette),
    ...corner([EDGE, EDGE], 1, 1, palette),
    ...corner([right, EDGE], -1, 1, palette),
    ...corner([EDGE, bottom], 1, -1, palette),
    ...corner([right, bottom], -1, -1, palette),
    ...(hasLogo ? logoPlate(palette) : sun(palette)),
    ...[rule(MIDDLE - 150, 176, 128), rule(MIDDLE + 22, 176, 128)],
    ...[9, 3, 3].map((across, nth) => lozenge(MIDDLE + [0, -15, 15][nth]!, 176, across, nth === 0 ? 4 : 2, line)),
    ...[rule(LEFT, RULE, COLUMN), rule(RIGHT, RULE, COLUMN)],
    { path: cardPath(MIDDLE - 47, RULE - 84, 94, 94, 4), fill: plate },
  ]
}

/** Gold on an almost black background, with rays and stepped corners. */
export function nightShapes(chosen: string | null, hasLogo: boolean): Shape[] {
  return drawing(darkPalette(chosen), hasLogo)
}

/** The night on light paper, for printers at home and in offices. */
export function dayShapes(chosen: string | null, hasLogo: boolean): Shape[] {
  return drawing(lightPalette(chosen), hasLogo)
}

export function nightLayout(tag: string, chosen: string | null): Layout {
  return layoutIn('night', darkPalette(chosen), tag, chosen)
}

export function dayLayout(tag: string, chosen: string | null): Layout {
  return layoutIn('day', lightPalette(chosen), tag, chosen)
}

function layoutIn(key: BuiltinKey, { gold, ink, soft }: Palette, tag: string, chosen: string | null): Layout {
  const words = wordsOf(tag)
  const italic = { type: 'text', font: 'serif-italic', size: 15, color: soft } as const
  const label = { type: 'text', font: 'serif-italic', color: soft, min_size: 5 } as const
  const value = { font: 'serif', min_size: 8, color: ink } as const
  const left = (baseline: number, size: number) => onLine(LEFT, baseline, COLUMN, size)
  const right = (baseline: number, size: number) => onLine(RIGHT, baseline, COLUMN, size)
  const middle = (baseline: number, size: number) => onLine(MIDDLE - 105, baseline, 210, size)
  const issuer = { font: 'display-bold', color: gold, fit: 'wrap', letter_spacing: 0.14 } as const
  return {
    page: ACROSS,
    language: shortTag(tag),
    edition: EDITION,
    drawing: { key, ...(chosen === null ? {} : { color: chosen }) },
    fields: [
      logoField(centred(44, 46, 208)),
      { type: 'issuer', ...centred(100, 25, 560), size: 14, ...issuer },
      { type: 'text', text: words.heading, ...centred(125.2, 45.6), font: 'display', size: 37, color: ink },
      { ...italic, text: words.beforeName, ...centred(186, 22) },
      { type: 'name', ...centred(210, 74), font: 'display-italic', size: 54, min_size: 32, color: gold },
      { ...italic, text: words.beforeEvent, ...centred(285, 22) },
      { type: 'event', ...centred(310, 54, 580), font: 'display-bold', size: 25, color: ink, fit: 'wrap' },
      { type: 'date', ...centred(365, 19), font: 'serif', size: 14, color: ink },
      { type: 'tier', ...centred(384, 21), font: 'display-bold', size: 15, color: gold, letter_spacing: 0.16 },
      { ...label, text: words.issuedAt, ...left(RULE + 14, 10.5) },
      { type: 'text', text: '{{issued_at}}', ...left(RULE - 8, 14), ...value },
      { ...label, text: words.expiresAt, ...left(RULE + 29, 9.5) },
      { ...label, text: words.signature, ...right(RULE + 14, 10.5) },
      { type: 'text', text: SIGNATORY, ...right(RULE + 29, 12), ...value },
      { ...label, text: SIGNATORY_TITLE, ...right(RULE + 43, 9.5) },
      { type: 'qr', ...place(MIDDLE - 40, RULE - 77, 80, 80), color: '#0b0e15' },
      { type: 'code', ...middle(RULE + 29, 8), font: 'sans', color: ink, letter_spacing: 0.12 },
      { ...label, text: words.verifyAt, ...middle(RULE + 43, 9) },
    ],
  }
}
