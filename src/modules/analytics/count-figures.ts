import { type Figure, type FigureKind, type Range, seriesOf } from '../rollups/index.ts'

type Counts<Name extends string> = Record<Name, number>

/** Counts figures of a range under API names: totals, and one entry per interval. */
export function countFigures<Name extends string>(
  range: Range,
  names: Record<Name, FigureKind>,
  found: readonly (Figure & { bucket: string })[],
): { in_range: Counts<Name>; series: ({ date: string } & Counts<Name>)[] } {
  const nameOf = new Map(Object.entries<FigureKind>(names).map(([name, kind]) => [kind, name as Name]))
  const own = found.flatMap(({ kind, bucket, n }) => {
    const name = nameOf.get(kind)
    return name === undefined ? [] : [{ name, bucket, n }]
  })
  const all = [...nameOf.values()]
  const sums = Object.fromEntries(all.map((name) => [name, 0])) as Counts<Name>
  for (const { name, n } of own) sums[name] += n
  return { in_range: sums, series: seriesOf(range, all, own) }
}

/** Returns a function that gives the sum of each kind. */
export function sumByKind(found: readonly Figure[]): (kind: FigureKind) => number {
  const sums = new Map<FigureKind, number>()
  for (const { kind, n } of found) sums.set(kind, (sums.get(kind) ?? 0) + n)
  return (kind) => sums.get(kind) ?? 0
}
