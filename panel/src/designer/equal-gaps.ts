import type { Box } from './scene-types.ts'

type Span = readonly [start: number, size: number]

/** Where something begins that leaves as much room as there is between two others, and both of these rooms. */
export type GapStop = { start: number; gaps: readonly (readonly [from: number, to: number])[] }

/** Where something of a size leaves equal gaps with two neighbours of a row: between them, before or behind both. */
export function gapStops(size: number, row: readonly Span[]): GapStop[] {
  const inOrder = row.toSorted(([one], [other]) => one - other)
  return inOrder.slice(1).flatMap(([start, length], nth): GapStop[] => {
    const [first, firstLength] = inOrder[nth]!
    const [from, end] = [first + firstLength, start + length]
    const room = start - from
    if (room <= 0) return []
    const half = (room - size) / 2
    const between: GapStop = {
      start: from + half,
      gaps: [
        [from, from + half],
        [start - half, start],
      ],
    }
    const own = [from, start] as const
    return [
      { start: end + room, gaps: [own, [end, end + room]] },
      { start: first - room - size, gaps: [[first - room, first], own] },
      ...(half > 0 ? [between] : []),
    ]
  })
}

/** Those that a box stands beside (or above and below) when it is moved along one axis. */
export function inRow(box: Box, others: readonly Box[], along: 'x' | 'y'): Span[] {
  const [start, size, from, length] =
    along === 'x' ? (['x', 'width', 'y', 'height'] as const) : (['y', 'height', 'x', 'width'] as const)
  return others
    .filter((other) => other[from] < box[from] + box[length] && box[from] < other[from] + other[length])
    .map((other) => [other[start], other[size]])
}
