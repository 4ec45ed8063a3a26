import { mixed, readableInk, readableOn } from '../../../../lib/render/readable-colours.ts'
import type { Shape } from '../../../../lib/render/scene.ts'
import { ACROSS } from '../geometry/place-fields.ts'
import { cardPath, linePath, quarterPath, rectanglePath } from '../geometry/shape-paths.ts'

const BAND_COLOR = '#3b2fa8'
const PAPER = '#ffffff'
const HAIRLINE = '#c9ccd8'

const BAND = 232
/** Left edge and width of the text. */
const LEFT = 284
const WIDTH = 516
const RING = BAND / 4

/** Colours of the band and the text on it: the text stays white even if the band must be slightly darker for it. */
export function bandColours(chosen: string | null): { color: string; ink: string } {
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
