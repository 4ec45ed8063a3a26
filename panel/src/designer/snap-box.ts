import { type GapStop, gapStops, inRow } from './equal-gaps.ts'
import type { Box } from './scene-types.ts'

/** A line that something was caught by: across the page at `at`, or from top to bottom; or one of equal gaps, from one place to another. */
export type Guide = { across: boolean; at: number; from?: number; to?: number }

/**
 * Snap positions of a box: the middle of the page, edges and middles of other boxes, and equal gaps.
 * @param reach snapping distance in fractions of the page
 */
export function snapBox(
  box: Box,
  others: readonly Box[],
  reach: { x: number; y: number },
): { x: number; y: number; guides: Guide[] } {
  const x = caught(box.x, box.width, stopsOf(others.map((other) => [other.x, other.width])), reach.x)
  const gapX = caughtByGap(box.x, gapStops(box.width, inRow(box, others, 'x')), x.off)
  const y = caught(box.y, box.height, stopsOf(others.map((other) => [other.y, other.height])), reach.y)
  const gapY = caughtByGap(box.y, gapStops(box.height, inRow(box, others, 'y')), y.off)
  const to = { x: gapX?.start ?? x.start, y: gapY?.start ?? y.start }
  const guides = [
    ...(gapX ? gapGuides(gapX, true, to.y + box.height / 2) : lineOf(false, x.at)),
    ...(gapY ? gapGuides(gapY, false, to.x + box.width / 2) : lineOf(true, y.at)),
  ]
  return { ...to, guides }
}

const lineOf = (across: boolean, at: number | null): Guide[] => (at === null ? [] : [{ across, at }])

const gapGuides = ({ gaps }: GapStop, across: boolean, at: number): Guide[] =>
  gaps.map(([from, to]) => ({ across, at, from, to }))

/** The nearest that is nearer than what was found already. */
function caughtByGap(start: number, stops: readonly GapStop[], found: number): GapStop | null {
  const nearest = stops.toSorted((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))[0]
  return nearest && Math.abs(nearest.start - start) < found ? nearest : null
}

const stopsOf = (sides: readonly (readonly [number, number])[]) => [
  0.5,
  ...sides.flatMap(([start, size]) => [start, start + size / 2, start + size]),
]

function caught(start: number, size: number, stops: readonly number[], reach: number) {
  let best = { off: reach, by: 0, at: null as number | null }
  for (const stop of stops)
    for (const part of [0, 0.5, 1]) {
      const by = stop - (start + size * part)
      if (Math.abs(by) < best.off) best = { off: Math.abs(by), by, at: stop }
    }
  return { start: start + best.by, at: best.at, off: best.off }
}

/** No field leaves the page: the service would refuse the layout. */
export function insidePage({ x, y }: { x: number; y: number }, { width, height }: Pick<Box, 'width' | 'height'>) {
  return { x: bounded(x, 1 - width), y: bounded(y, 1 - height) }
}

/** So that what is saved has no dust behind the point. */
export const rounded = (value: number) => Math.round(value * 1e5) / 1e5

const bounded = (value: number, most: number) => rounded(Math.min(most, Math.max(0, value)))
