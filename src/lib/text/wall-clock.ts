const MINUTE = 60_000
const DAY = 1_440 * MINUTE

/** Minutes that a time zone is east of UTC at a moment. Moments are milliseconds, as `Date` has them. */
type OffsetAt = (moment: number) => number

/** What the clocks of the zone show at a moment, written as if they showed UTC. */
function shownAt(offsetAt: OffsetAt, moment: number): number {
  return moment + offsetAt(moment) * MINUTE
}

/** The moment at which they show it: the first of two, and as much later as they skip where they never do. */
function momentOf(offsetAt: OffsetAt, shown: number): number {
  const [before, after] = [offsetAt(shown - DAY), offsetAt(shown + DAY)]
  const [first, second] = [shown - before * MINUTE, shown - after * MINUTE]
  return offsetAt(first) !== before && offsetAt(second) === after ? second : first
}

type Span = { start: number; end: number }

/**
 * Moves what takes place on one date of a time zone to another: what was at 09:00 is at 09:00 again. Nothing is moved
 * where one of the dates is not known.
 */
export async function clockMove(zone: string, from: string | null, to: string | null): Promise<(span: Span) => Span> {
  const { tzOffset } = await import('@date-fns/tz')
  const offsetAt = (moment: number) => tzOffset(zone, new Date(moment))
  const by = from === null || to === null ? 0 : shownAt(offsetAt, Date.parse(to)) - shownAt(offsetAt, Date.parse(from))
  return (span) => moveByClock(offsetAt, span, by)
}

/**
 * A session later or earlier by so many milliseconds of what the clocks show. One whose end would then come before its
 * start, since the clocks are put back meanwhile, lasts as long as it did.
 */
export function moveByClock(offsetAt: OffsetAt, { start, end }: Span, by: number): Span {
  if (by === 0) return { start, end }
  const moved = (moment: number) => momentOf(offsetAt, shownAt(offsetAt, moment) + by)
  const [begin, finish] = [moved(start), moved(end)]
  return { start: begin, end: finish > begin ? finish : begin + end - start }
}
