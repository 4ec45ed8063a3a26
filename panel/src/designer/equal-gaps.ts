import type { Box } from './scene-types.ts'

type Span = readonly [start: number, size: number]

/** Position that leaves the same gap as two other boxes have, and both gaps. */
export type GapStop = { start: number; gaps: readonly (readonly [from: number, to: number])[] }

/** Positions of equal gaps with two neighbours in a row: between them, before both or after both. */
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

/** Boxes that a box is next to (or above and below) while it moves along one axis. */
export function inRow(box: Box, others: readonly Box[], along: 'x' | 'y'): Span[] {
  const [start, size, from, length] =
    along === 'x' ? (['x', 'width', 'y', 'height'] as const) : (['y', 'height', 'x', 'width'] as const)
  return others
    .filter((other) => other[from] < box[from] + box[length] && box[from] < other[from] + other[length])
    .map((other) => [other[start], other[size]])
}
