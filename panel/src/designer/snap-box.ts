import type { Box } from './scene-types.ts'

/** A line that something was caught by: across the page at `at`, or from top to bottom. */
export type Guide = { across: boolean; at: number }

/**
 * Where a box may stop: the middle of the page, and the edges and middles of the others.
 * @param reach how near it has to come, in fractions of the page
 */
export function snapBox(
  box: Box,
  others: readonly Box[],
  reach: { x: number; y: number },
): { x: number; y: number; guides: Guide[] } {
  const x = caught(box.x, box.width, stopsOf(others.map((other) => [other.x, other.width])), reach.x)
  const y = caught(box.y, box.height, stopsOf(others.map((other) => [other.y, other.height])), reach.y)
  const guides = [
    ...(x.at === null ? [] : [{ across: false, at: x.at }]),
    ...(y.at === null ? [] : [{ across: true, at: y.at }]),
  ]
  return { x: x.start, y: y.start, guides }
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
  return { start: start + best.by, at: best.at }
}

/** No field leaves the page: the service would refuse the layout. */
export function insidePage({ x, y }: { x: number; y: number }, { width, height }: Pick<Box, 'width' | 'height'>) {
  return { x: bounded(x, 1 - width), y: bounded(y, 1 - height) }
}

/** Rounded, so that what is saved has no dust behind the point. */
const bounded = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)) * 1e5) / 1e5

/** The box with one of its corners or edges moved, no smaller than can be seen. */
export function resizeBox(box: Box, by: { width: number; height: number }): Pick<Box, 'width' | 'height'> {
  return {
    width: Math.max(0.01, bounded(box.width + by.width, 1 - box.x)),
    height: Math.max(0.01, bounded(box.height + by.height, 1 - box.y)),
  }
}
