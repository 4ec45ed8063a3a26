const MINUTE = 60_000
const DAY = 1_440 * MINUTE

/** Minutes that a time zone is east of UTC at a moment. Moments are milliseconds, as `Date` has them. */
export type OffsetAt = (moment: number) => number

/** What the clocks of the zone show at a moment, written as if they showed UTC. */
export function shownAt(offsetAt: OffsetAt, moment: number): number {
  return moment + offsetAt(moment) * MINUTE
}

/** The moment at which they show it: the first of two, and as much later as they skip where they never do. */
function momentOf(offsetAt: OffsetAt, shown: number): number {
  const [before, after] = [offsetAt(shown - DAY), offsetAt(shown + DAY)]
  const [first, second] = [shown - before * MINUTE, shown - after * MINUTE]
  return offsetAt(first) !== before && offsetAt(second) === after ? second : first
}

/**
 * A session later or earlier by so many milliseconds of what the clocks show. One whose end would then come before its
 * start, since the clocks are put back meanwhile, lasts as long as it did.
 */
export function moveByClock(
  offsetAt: OffsetAt,
  { start, end }: { start: number; end: number },
  by: number,
): { start: number; end: number } {
  if (by === 0) return { start, end }
  const moved = (moment: number) => momentOf(offsetAt, shownAt(offsetAt, moment) + by)
  const [begin, finish] = [moved(start), moved(end)]
  return { start: begin, end: finish > begin ? finish : begin + end - start }
}
