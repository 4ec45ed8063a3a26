import type { Shape } from '../../../../lib/render/scene.ts'
import { ACROSS } from '../geometry/place-fields.ts'
import { linePath, rectanglePath } from '../geometry/shape-paths.ts'

const QUIET_COLOR = '#c8402b'
const PAPER = '#faf9f6'
const INK = '#191917'

const LEFT = 64
const RIGHT = ACROSS.width - LEFT
/** The four columns at the bottom, and the width of each. */
const COLUMNS = [0, 1, 2, 3].map((nth) => LEFT + nth * 186.63)
const COLUMN = 154

/** Text on empty paper with two hairlines and one coloured square. */
export function quietShapes(chosen: string | null): Shape[] {
  return [
    { path: rectanglePath(0, 0, ACROSS.width, ACROSS.height), fill: PAPER },
    { path: rectanglePath(LEFT, 60, 20, 20), fill: chosen ?? QUIET_COLOR },
    { path: linePath([LEFT, 104], [RIGHT, 104]), stroke: INK, stroke_width: 1.4 },
    { path: linePath([LEFT, 452], [RIGHT, 452]), stroke: INK, stroke_width: 0.5 },
    { path: linePath([COLUMNS[2]!, 514], [COLUMNS[2]! + COLUMN, 514]), stroke: INK, stroke_width: 0.5 },
  ]
}
