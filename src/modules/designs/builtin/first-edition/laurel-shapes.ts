import {
  circlePath,
  dividerRule,
  laurelWreath,
  notchedFrame,
  rosette,
  waveBand,
} from '../../../../lib/render/ornaments.ts'
import type { Shape } from '../../../../lib/render/scene.ts'
import { ACROSS as PAGE } from '../geometry/place-fields.ts'

const MIDDLE = PAGE.width / 2

const PAPER = '#fefcf7'
const GREEN = '#1e3a31'
const GOLD = '#a9884a'
const LIGHT_GOLD = '#c9ad73'
const PALE_GOLD = '#e2d3ae'
const WATERMARK = ['#f9f4e8', '#f6efdf'] as const

/** Distance of the frame's ornament from the page edge, and of the lines on both sides of it. */
const BAND = 31
const BAND_HALF = 9

/** The guilloche frame with rosettes in its corners. */
export function laurelFrame(): Shape[] {
  const { width, height } = PAGE
  const [right, bottom] = [width - BAND, height - BAND]
  const wave = { amplitude: BAND_HALF - 2.2, color: LIGHT_GOLD, width: 0.35 }
  const line = (inset: number, stroke: string, strokeWidth: number, notch: number): Shape => ({
    path: notchedFrame(inset, inset, width - 2 * inset, height - 2 * inset, notch),
    stroke,
    stroke_width: strokeWidth,
  })
  const corners = [
    [BAND, BAND],
    [right, BAND],
    [BAND, bottom],
    [right, bottom],
  ] as const
  return [
    ...waveBand({ from: [BAND, BAND], to: [right, BAND], periods: 28, ...wave }),
    ...waveBand({ from: [BAND, bottom], to: [right, bottom], periods: 28, ...wave }),
    ...waveBand({ from: [BAND, BAND], to: [BAND, bottom], periods: 19, ...wave }),
    ...waveBand({ from: [right, BAND], to: [right, bottom], periods: 19, ...wave }),
    line(BAND - BAND_HALF, GREEN, 1.1, 0.01),
    line(BAND + BAND_HALF, GREEN, 0.6, 0.01),
    ...corners.flatMap(([x, y]) => [
      { path: circlePath(x, y, 15.5), fill: PAPER, stroke: GREEN, stroke_width: 0.9 },
      ...rosette({ x, y, radius: 12.6, petals: 9, color: GOLD, width: 0.4 }),
      { path: circlePath(x, y, 1.7), fill: GOLD },
    ]),
    line(BAND + BAND_HALF + 8, PALE_GOLD, 0.7, 20),
  ]
}

const rule = (x: number, width: number): Shape => ({
  path: `M ${x} 519 H ${x + width}`,
  stroke: LIGHT_GOLD,
  stroke_width: 0.6,
})

/**
 * The built-in drawing: paper, a faint wreath, the frame, the emblem and the rules. A change would change the bytes of
 * issued certificates, so a new look needs a new drawing.
 */
export const laurelShapes: Shape[] = [
  { path: `M 0 0 H ${PAGE.width} V ${PAGE.height} H 0 Z`, fill: PAPER },
  ...laurelWreath({ x: MIDDLE, y: 299, radius: 134, leaves: 13, light: WATERMARK[0], shade: WATERMARK[1] }),
  ...laurelFrame(),
  ...laurelWreath({ x: MIDDLE, y: 102, radius: 27, leaves: 9, light: LIGHT_GOLD, shade: GOLD }),
  ...rosette({ x: MIDDLE, y: 102, radius: 11.5, petals: 8, color: LIGHT_GOLD, width: 0.45 }),
  { path: circlePath(MIDDLE, 102, 2), fill: GOLD },
  ...dividerRule(MIDDLE, 325, 330, LIGHT_GOLD),
  rule(112, 190),
  rule(540, 190),
]
