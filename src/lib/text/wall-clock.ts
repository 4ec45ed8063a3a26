const MINUTE = 60_000
const DAY = 1_440 * MINUTE

/** Returns the minutes that a time zone is east of UTC at a moment in milliseconds since the epoch. */
type OffsetAt = (moment: number) => number

async function offsetsOf(zone: string): Promise<OffsetAt> {
  const { tzOffset } = await import('@date-fns/tz')
  return (moment) => tzOffset(zone, new Date(moment))
}

/** Returns the local time of the zone at a moment, encoded as if it were UTC. */
function shownAt(offsetAt: OffsetAt, moment: number): number {
  return moment + offsetAt(moment) * MINUTE
}

/**
 * Returns the moment of a local time: the first one if it occurs twice, and shifted by the gap if the clocks skip it.
 */
function momentOf(offsetAt: OffsetAt, shown: number): number {
  const [before, after] = [offsetAt(shown - DAY), offsetAt(shown + DAY)]
  const [first, second] = [shown - before * MINUTE, shown - after * MINUTE]
  return offsetAt(first) !== before && offsetAt(second) === after ? second : first
}

/**
 * Returns the moment of a local time such as `2026-12-01T09:00` in a time zone: the first one if it occurs twice, and
 * shifted by the gap if the clocks skip it.
 */
export async function momentOfLocal(zone: string, local: string): Promise<Date> {
  return new Date(momentOf(await offsetsOf(zone), Date.parse(`${local}Z`)))
}

type Span = { start: number; end: number }

/**
 * Returns a function that moves spans from one date of a time zone to another and keeps their local times: 09:00 stays
 * 09:00. If a date is unknown, nothing moves.
 */
export async function clockMove(zone: string, from: string | null, to: string | null): Promise<(span: Span) => Span> {
  const offsetAt = await offsetsOf(zone)
  const by = from === null || to === null ? 0 : shownAt(offsetAt, Date.parse(to)) - shownAt(offsetAt, Date.parse(from))
  return (span) => moveByClock(offsetAt, span, by)
}

/**
 * Moves a span by `by` milliseconds of local time. If its end would then come before its start, because the clocks go
 * back in between, it keeps its duration.
 */
export function moveByClock(offsetAt: OffsetAt, { start, end }: Span, by: number): Span {
  if (by === 0) return { start, end }
  const moved = (moment: number) => momentOf(offsetAt, shownAt(offsetAt, moment) + by)
  const [begin, finish] = [moved(start), moved(end)]
  return { start: begin, end: finish > begin ? finish : begin + end - start }
}

/**
 * Adds calendar months in a time zone and keeps the local time. A day that the month lacks becomes its last one: 31
 * January and one month is 28 or 29 February.
 */
export async function addMonths(zone: string, from: Date, months: number): Promise<Date> {
  const offsetAt = await offsetsOf(zone)
  const shown = new Date(shownAt(offsetAt, from.getTime()))
  const day = shown.getUTCDate()
  shown.setUTCDate(1)
  shown.setUTCMonth(shown.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth() + 1, 0)).getUTCDate()
  shown.setUTCDate(Math.min(day, lastDay))
  return new Date(momentOf(offsetAt, shown.getTime()))
}
