import { mixed, readableInk, readableOn } from '../../../lib/render/readable-colours.ts'
import type { Shape } from '../../../lib/render/scene.ts'
import { shortTag } from '../../../lib/text/languages.ts'
import type { Layout } from '../layout/design-layout.ts'
import { wordsOf } from '../wording/certificate-words.ts'
import { ACROSS, placeFields } from './place-fields.ts'
import { cardPath, linePath, quarterPath, rectanglePath } from './shape-paths.ts'

export const BAND_COLOR = '#3b2fa8'
const PAPER = '#ffffff'
const INK = '#171a2b'
const SOFT_INK = '#5b6076'
const HAIRLINE = '#c9ccd8'

const BAND = 232
/** Left edge and width of the text. */
const LEFT = 284
const WIDTH = 516
const RING = BAND / 4

const place = placeFields(ACROSS)

/** Colours of the band and the text on it: the text stays white even if the band must be slightly darker for it. */
function bandColours(chosen: string | null): { color: string; ink: string } {
  const color = chosen ?? BAND_COLOR
  const ink = readableInk(mixed(color, '#000000', 0.15), '#ffffff', '#000000')
  return { color: ink === '#ffffff' ? readableOn(ink, color) : color, ink }
}

/** A coloured band with rings on the left, and bold text. */
export function bandShapes(chosen: string | null): Shape[] {
  const { color, ink } = bandColours(chosen)
  const tint = (share: number) => mixed(color, ink, share)
  const ring = (nth: number, share: number): Shape => ({
    path: quarterPath([0, 0], RING * nth, RING * nth),
    fill: tint(share),
  })
  const { height } = ACROSS
  return [
    { path: rectanglePath(0, 0, ACROSS.width, height), fill: PAPER },
    { path: rectanglePath(0, 0, BAND, height), fill: color },
    ...[ring(4, 0.09), ring(3, 0.2), ring(2, 0.34), ring(1, 0.5)],
    { path: quarterPath([BAND, 6 * RING], -2 * RING, -2 * RING), fill: tint(0.14) },
    { path: quarterPath([BAND, 6 * RING], -RING, -RING), fill: tint(0.3) },
    { path: cardPath(36, 410, 98, 98, 7), fill: '#ffffff' },
    { path: rectanglePath(LEFT, 168, 54, 5), fill: readableOn(PAPER, color) },
    { path: linePath([LEFT, 515], [LEFT + 200, 515]), stroke: HAIRLINE, stroke_width: 0.8 },
    { path: linePath([LEFT + 272, 515], [LEFT + WIDTH, 515]), stroke: HAIRLINE, stroke_width: 0.8 },
  ]
}

export function bandLayout(tag: string, chosen: string | null): Layout {
  const words = wordsOf(tag)
  const { color, ink: onBand } = bandColours(chosen)
  const accent = readableOn(PAPER, color)
  const line = (y: number, height: number, width = WIDTH) =>
    ({ ...place(LEFT, y, width, height), align: 'left' }) as const
  const beside = (y: number, height: number) => ({ ...place(36, y, 172, height), align: 'left' }) as const
  const label = { type: 'text', font: 'sans', size: 9.5, color: SOFT_INK, align: 'left' } as const
  return {
    page: ACROSS,
    language: shortTag(tag),
    drawing: { key: 'band', ...(chosen === null ? {} : { color: chosen }) },
    fields: [
      { type: 'issuer', ...line(54, 38), font: 'sans-bold', size: 14, color: accent, fit: 'wrap' },
      { type: 'text', text: words.heading, ...line(106, 48), font: 'sans', size: 33, color: INK },
      { type: 'text', text: words.beforeName, ...line(200, 20), font: 'sans', size: 13, color: SOFT_INK },
      { type: 'name', ...line(224, 80), font: 'sans-bold', size: 40, min_size: 25, color: INK },
      { type: 'text', text: words.beforeEvent, ...line(310, 20), font: 'sans', size: 13, color: SOFT_INK },
      { type: 'event', ...line(332, 60), font: 'sans-bold', size: 21, color: INK, fit: 'wrap' },
      { type: 'date', ...line(396, 20), font: 'sans', size: 13, color: INK },
      { type: 'tier', ...line(418, 22), font: 'sans-bold', size: 14, color: accent },
      { type: 'text', text: '{{issued_at}}', ...line(492, 20, 200), font: 'sans', size: 12, color: INK },
      { ...label, text: words.issuedAt, ...place(LEFT, 519, 200, 14) },
      { ...label, text: words.signature, ...place(LEFT + 272, 519, 230, 14) },
      { ...label, text: words.expiresAt, ...place(LEFT, 538, 300, 14) },
      { type: 'qr', ...place(45, 419, 80, 80), color: INK },
      { type: 'text', text: words.scan, ...beside(514, 16), font: 'sans-bold', size: 10.5, color: onBand },
      { type: 'code', ...beside(531, 14), font: 'sans', size: 9, color: onBand, letter_spacing: 0.06 },
      { type: 'text', text: words.verifyAt, ...beside(546, 13), font: 'sans', size: 8, min_size: 5, color: onBand },
    ],
  }
}
