import { mixed, readableOn } from '../../../../lib/render/readable-colours.ts'
import type { Shape } from '../../../../lib/render/scene.ts'
import { ACROSS } from '../geometry/place-fields.ts'
import { cardPath, linePath, polygonPath, rectanglePath } from '../geometry/shape-paths.ts'

const NIGHT_COLOR = '#14304f'
const BLACK = '#0b0e15'
const GOLD = '#d3b171'
const DEEP_GOLD = '#8d7444'
const IVORY = '#f6efdf'

const { width: WIDTH, height: HEIGHT } = ACROSS
const MIDDLE = WIDTH / 2

/** Rays from the middle of the bottom edge, alternately slightly lighter than the background. */
export function nightRays(fill: string): Shape[] {
  const count = 23
  const begin = (angle: number) => [MIDDLE - Math.cos(angle) * 54, HEIGHT - Math.sin(angle) * 54] as const
  const end = (angle: number) => {
    const [x, y] = [-Math.cos(angle), Math.sin(angle)]
    const scale = Math.min(MIDDLE / Math.max(Math.abs(x), 1e-9), HEIGHT / Math.max(y, 1e-9))
    return [MIDDLE + x * scale, HEIGHT - y * scale] as const
  }
  const step = Math.PI / count
  const corner = Math.atan2(HEIGHT, MIDDLE)
  return Array.from({ length: Math.ceil(count / 2) }, (_, i) => {
    const [from, to] = [2 * i * step, (2 * i + 1) * step]
    const corners = [corner, Math.PI - corner].filter((angle) => angle > from && angle < to)
    return { path: polygonPath(begin(from), end(from), ...corners.map(end), end(to), begin(to)), fill }
  })
}

/** A stepped Art Deco corner of three lines. */
function corner(x: number, y: number, across: 1 | -1, down: 1 | -1): Shape[] {
  return [0, 1, 2].map((nth) => {
    const [long, short] = [92 - nth * 26, 13 + nth * 9]
    const path = `${linePath([x + across * short, y + down * (long + short)], [x + across * short, y + down * short])} L ${
      x + across * (long + short)
    } ${y + down * short}`
    return { path: path.replace(/(\d+\.\d{2})\d+/g, '$1'), stroke: nth === 0 ? GOLD : DEEP_GOLD, stroke_width: 0.9 }
  })
}

export function lozenge(x: number, y: number, across: number, down: number, fill: string): Shape {
  return { path: polygonPath([x, y - down], [x + across, y], [x, y + down], [x - across, y]), fill }
}

const rule = (x: number, y: number, width: number): Shape => ({
  path: linePath([x, y], [x + width, y]),
  stroke: DEEP_GOLD,
  stroke_width: 0.8,
})

/** Gold on an almost black background, with rays and stepped corners. */
export function nightShapes(chosen: string | null): Shape[] {
  // The background stays dark enough for gold, even with a light colour.
  const color = readableOn('#ffffff', chosen ?? NIGHT_COLOR)
  const ground = mixed(BLACK, color, 0.28)
  const [left, top, right, bottom] = [24, 24, WIDTH - 24, HEIGHT - 24]
  return [
    { path: rectanglePath(0, 0, WIDTH, HEIGHT), fill: ground },
    ...nightRays(mixed(ground, color, 0.16)),
    { path: rectanglePath(left, top, right - left, bottom - top), stroke: GOLD, stroke_width: 1.3 },
    ...corner(left, top, 1, 1),
    ...corner(right, top, -1, 1),
    ...corner(left, bottom, 1, -1),
    ...corner(right, bottom, -1, -1),
    ...[top, bottom].flatMap((y) => [lozenge(MIDDLE, y, 26, 9, ground), lozenge(MIDDLE, y, 16, 5.5, GOLD)]),
    ...[rule(MIDDLE - 150, 152, 128), rule(MIDDLE + 22, 152, 128)],
    ...[lozenge(MIDDLE, 152, 9, 4, GOLD), lozenge(MIDDLE - 15, 152, 3, 2, GOLD), lozenge(MIDDLE + 15, 152, 3, 2, GOLD)],
    ...[rule(118, 500, 190), rule(WIDTH - 308, 500, 190)],
    { path: cardPath(MIDDLE - 47, 417, 94, 94, 4), fill: IVORY },
  ]
}
