import { mixed, readableOn } from '../../../lib/render/readable-colours.ts'
import type { Shape } from '../../../lib/render/scene.ts'
import { shortTag } from '../../../lib/text/languages.ts'
import { EDITION, type Layout } from '../layout/design-layout.ts'
import { wordsOf } from '../wording/certificate-words.ts'
import { bandColours } from './first-edition/band-shapes.ts'
import { ACROSS, placeFields, placeLines } from './geometry/place-fields.ts'
import { cardPath, linePath, quarterPath, rectanglePath } from './geometry/shape-paths.ts'
import { logoField, SIGNATORY, SIGNATORY_TITLE } from './signature-fields.ts'

export const BAND_COLOR = '#3b2fa8'
const PAPER = '#ffffff'
const INK = '#171a2b'
const SOFT_INK = '#5b6076'
const HAIRLINE = '#c9ccd8'

const BAND = 232
const RING = BAND / 4
/** The lower rings fill the band between the upper ones and the code. */
const LOWER = { foot: 400, ring: (400 - BAND) / 3 }
/** Left edge and width of the text. */
const LEFT = 284
const WIDTH = 516
const SIGNATURE = LEFT + 272
const RULE = 505

const place = placeFields(ACROSS)
const onLine = placeLines(ACROSS)

/** A coloured band with rings on the left, and bold text. */
export function bandShapes(chosen: string | null): Shape[] {
  const { color, ink } = bandColours(chosen)
  const tint = (share: number) => mixed(color, ink, share)
  const upper = ([nth, share]: readonly [number, number]): Shape => ({
    path: quarterPath([0, 0], RING * nth, RING * nth),
    fill: tint(share),
  })
  const lower = ([nth, share]: readonly [number, number]): Shape => ({
    path: quarterPath([BAND, LOWER.foot], -LOWER.ring * nth, -LOWER.ring * nth),
    fill: tint(share),
  })
  const rings = [[4, 0.09] as const, [3, 0.2] as const, [2, 0.34] as const, [1, 0.5] as const]
  const { height } = ACROSS
  return [
    { path: rectanglePath(0, 0, ACROSS.width, height), fill: PAPER },
    { path: rectanglePath(0, 0, BAND, height), fill: color },
    ...rings.map(upper),
    ...[[3, 0.09] as const, [2, 0.18] as const, [1, 0.32] as const].map(lower),
    { path: cardPath(36, 418, 98, 98, 7), fill: '#ffffff' },
    { path: rectanglePath(LEFT, 168, 54, 5), fill: readableOn(PAPER, color) },
    { path: linePath([LEFT, RULE], [LEFT + 236, RULE]), stroke: HAIRLINE, stroke_width: 0.8 },
    { path: linePath([SIGNATURE, RULE], [LEFT + WIDTH, RULE]), stroke: HAIRLINE, stroke_width: 0.8 },
  ]
}

export function bandLayout(tag: string, chosen: string | null): Layout {
  const words = wordsOf(tag)
  const { color, ink: onBand } = bandColours(chosen)
  const accent = readableOn(PAPER, color)
  const line = (baseline: number, size: number, height?: number) =>
    ({ ...onLine(LEFT, baseline, WIDTH, size, height), align: 'left' }) as const
  const foot = (x: number, baseline: number, size: number) =>
    ({ ...onLine(x, baseline, x === LEFT ? 236 : 244, size), align: 'left' }) as const
  const beside = (baseline: number, size: number) =>
    ({ ...onLine(36, baseline, 172, size, size * 1.4), align: 'left' }) as const
  const label = { type: 'text', font: 'sans', color: SOFT_INK, min_size: 5 } as const
  return {
    page: ACROSS,
    language: shortTag(tag),
    edition: EDITION,
    drawing: { key: 'band', ...(chosen === null ? {} : { color: chosen }) },
    fields: [
      {
        type: 'issuer',
        ...onLine(LEFT, 77, 300, 14, 40),
        font: 'sans-bold',
        color: accent,
        align: 'left',
        fit: 'wrap',
      },
      logoField(place(LEFT + WIDTH - 196, 46, 196, 54), 'right'),
      { type: 'text', text: words.heading, ...line(141, 33, 48), font: 'sans', color: INK },
      { type: 'text', text: words.beforeName, ...line(214, 13), font: 'sans', color: SOFT_INK },
      { type: 'name', ...line(276, 40, 78), font: 'sans-bold', min_size: 25, color: INK },
      { type: 'text', text: words.beforeEvent, ...line(324, 13), font: 'sans', color: SOFT_INK },
      { type: 'event', ...line(367, 21, 60), font: 'sans-bold', color: INK, fit: 'wrap' },
      { type: 'date', ...line(411, 13), font: 'sans', color: INK },
      { type: 'tier', ...line(437, 14, 20), font: 'sans-bold', color: accent },
      { ...label, text: words.issuedAt, ...foot(LEFT, RULE + 15, 9.5) },
      { type: 'text', text: '{{issued_at}}', ...foot(LEFT, RULE - 8, 12), font: 'sans', color: INK },
      { ...label, text: words.expiresAt, ...foot(LEFT, RULE + 31, 9.5) },
      { ...label, text: words.signature, ...foot(SIGNATURE, RULE + 15, 9.5) },
      { type: 'text', text: SIGNATORY, ...foot(SIGNATURE, RULE + 31, 11), font: 'sans-bold', color: INK },
      { ...label, text: SIGNATORY_TITLE, ...foot(SIGNATURE, RULE + 45, 9.5) },
      { type: 'qr', ...place(45, 427, 80, 80), color: INK },
      { type: 'text', text: words.scan, ...beside(RULE + 31, 10.5), font: 'sans-bold', color: onBand },
      { type: 'code', ...beside(RULE + 48, 9), font: 'sans', color: onBand, letter_spacing: 0.06 },
      { type: 'text', text: words.verifyAt, ...beside(RULE + 62, 8), font: 'sans', min_size: 5, color: onBand },
    ],
  }
}
