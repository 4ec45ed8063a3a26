import { circlePath, notchedFrame, rosette, waveBand } from '../../../../lib/render/ornaments.ts'
import { mixed, readableOn } from '../../../../lib/render/readable-colours.ts'
import type { Shape } from '../../../../lib/render/scene.ts'
import { UPRIGHT } from '../geometry/place-fields.ts'
import { linePath, polygonPath, rectanglePath } from '../geometry/shape-paths.ts'

const ACADEMY_COLOR = '#6f1d2c'
const PAPER = '#fdfaf2'
const GOLD = '#b0915a'
const PALE_GOLD = '#dccda8'

const { width: WIDTH, height: HEIGHT } = UPRIGHT
const MIDDLE = WIDTH / 2

/** Three lines around the page. */
export function academyFrame(color: string): Shape[] {
  const line = (inset: number, stroke: string, width: number): Shape => ({
    path: rectanglePath(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset),
    stroke,
    stroke_width: width,
  })
  return [
    line(26, color, 4.5),
    line(33, GOLD, 0.8),
    { path: notchedFrame(42, 42, WIDTH - 84, HEIGHT - 84, 16), stroke: PALE_GOLD, stroke_width: 0.8 },
  ]
}

/** A shield with an open book and three stars. */
export function academyArms(color: string): Shape[] {
  const [x, y] = [MIDDLE, 78]
  const shield = (inset: number) => {
    const [half, top, waist, foot] = [32 - inset, y + inset, y + 44, y + 82 - inset * 1.25]
    return (
      `M ${x - half} ${top} L ${x + half} ${top} L ${x + half} ${waist} ` +
      `C ${x + half} ${waist + 18} ${x + half * 0.55} ${foot - 8} ${x} ${foot} ` +
      `C ${x - half * 0.55} ${foot - 8} ${x - half} ${waist + 18} ${x - half} ${waist} Z`
    )
  }
  const page = (side: 1 | -1): Shape => ({
    path:
      `M ${x + side * 0.8} ${y + 42} C ${x + side * 7} ${y + 37} ${x + side * 14} ${y + 37} ${x + side * 20} ${y + 40} ` +
      `L ${x + side * 20} ${y + 58} C ${x + side * 14} ${y + 55} ${x + side * 7} ${y + 55} ${x + side * 0.8} ${y + 60} Z`,
    fill: PAPER,
  })
  return [
    { path: shield(0), fill: color },
    { path: shield(3.2), stroke: GOLD, stroke_width: 1 },
    page(1),
    page(-1),
    ...[-15, 0, 15].flatMap((aside) => star(x + aside, y + 21, 5.4, 5, GOLD)),
  ]
}

function star(x: number, y: number, radius: number, points: number, fill: string, inner = 0.4): Shape[] {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2
    const reach = i % 2 ? radius * inner : radius
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
  return [{ path: polygonPath(...corners), fill }]
}

/** A wax seal with gold and two ribbons. */
export function academySeal(color: string): Shape[] {
  const [x, y] = [MIDDLE, 682]
  const ribbon = (side: 1 | -1, fill: string): Shape => ({
    path: polygonPath(
      [x + side * 2, y + 20],
      [x + side * 24, y + 14],
      [x + side * 33, y + 76],
      [x + side * 21, y + 67],
      [x + side * 12, y + 79],
    ),
    fill,
  })
  return [
    ribbon(-1, mixed(color, '#000000', 0.12)),
    ribbon(1, mixed(color, '#000000', 0.22)),
    ...star(x, y, 46, 32, GOLD, 0.9),
    { path: circlePath(x, y, 37), fill: color },
    ...rosette({ x, y, radius: 31, petals: 14, color: mixed(color, GOLD, 0.62), width: 0.5 }),
    { path: circlePath(x, y, 35), stroke: GOLD, stroke_width: 0.8 },
    { path: circlePath(x, y, 15), fill: color, stroke: GOLD, stroke_width: 0.8 },
    ...star(x, y, 10, 5, PALE_GOLD),
  ]
}

/** A portrait page with a shield at the top and a seal at the bottom. */
export function academyShapes(chosen: string | null): Shape[] {
  const color = readableOn(PAPER, chosen ?? ACADEMY_COLOR)
  const wave = { amplitude: 5, color: GOLD, width: 0.5, periods: 14 }
  return [
    { path: rectanglePath(0, 0, WIDTH, HEIGHT), fill: PAPER },
    ...academyFrame(color),
    ...academyArms(color),
    ...waveBand({ from: [MIDDLE - 120, 292], to: [MIDDLE + 120, 292], ...wave }),
    ...academySeal(color),
    { path: linePath([74, 706], [226, 706]), stroke: GOLD, stroke_width: 0.8 },
  ]
}
