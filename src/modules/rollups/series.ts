import { addDays, beginningOf, nextBeginning } from './days.ts'
import type { Range } from './read-range.ts'

/**
 * Returns the first day of each interval of a range. The first interval may begin before the range, but counts only
 * what is in the range.
 */
export function beginnings({ from, to, interval }: Pick<Range, 'from' | 'to' | 'interval'>): string[] {
  const found: string[] = []
  for (let day = beginningOf(from, interval); day <= to; day = nextBeginning(day, interval)) found.push(day)
  return found
}

/** Returns the last day of each interval within the range; for the current interval this is today. */
export function lastDays(
  range: Pick<Range, 'from' | 'to' | 'interval'>,
  today: string,
): { date: string; day: string }[] {
  return beginnings(range).map((date) => {
    const end = addDays(nextBeginning(date, range.interval), -1)
    const day = [end, range.to].toSorted()[0]!
    return { date, day: date <= today && range.from <= today && today < day ? today : day }
  })
}

type Series<Name extends string> = ({ date: string } & Record<Name, number>)[]

/** Returns every interval of a range in order, with the sum for each name and 0 where there is none. */
export function seriesOf<Name extends string>(
  range: Pick<Range, 'from' | 'to' | 'interval'>,
  names: readonly Name[],
  figures: Iterable<{ bucket: string; name: Name; n: number }>,
): Series<Name> {
  const empty = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
  const all = new Map(beginnings(range).map((date) => [date, { date, ...empty }]))
  for (const { bucket, name, n } of figures) {
    const entry: Record<Name, number> = all.get(bucket)!
    entry[name] += n
  }
  return [...all.values()]
}
