import { LANGUAGES } from '../../../lib/text/languages.ts'
import { searchKey } from '../../../lib/text/search-key.ts'

/** Short forms beside those of CLDR. */
const MORE_WEEKDAYS: [name: string, weekday: number][] = [
  ['tues', 2],
  ['crs', 3],
  ['thurs', 4],
  ['prs', 4],
]

/** 2024 begins on a Monday. */
const MONTH_STARTS = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1))
const WEEKDAY_STARTS = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day))

/** Words beside a date that say nothing of their own, such as `am` in `am 1. Dezember`. */
const FILLERS = [
  ...['the', 'of', 'on', 'st', 'nd', 'rd', 'th', 'gunu', 'am', 'den', 'der', 'dem', 'de', 'del', 'el', 'le', 'er'],
  ...['في', 'من'],
]

type DayNames = {
  /** Numbers of the months from January, 1, by their names in every language. */
  months: ReadonlyMap<string, number>
  /** Numbers of the weekdays from Monday, 1. */
  weekdays: ReadonlyMap<string, number>
  /** Words for a day that is counted, as in `Day 2`. */
  days: ReadonlySet<string>
  fillers: ReadonlySet<string>
}

let names: DayNames | null = null

/** Returns the names of days, made for the first agenda: creating their formats would slow down every start. */
export function dayNames(): DayNames {
  names ??= {
    months: new Map(numbered(MONTH_STARTS, 'month')),
    weekdays: new Map([...numbered(WEEKDAY_STARTS, 'weekday'), ...MORE_WEEKDAYS]),
    days: new Set(['day', 'gun', 'tag', 'dia', 'jour', 'اليوم', 'يوم'].map(searchKey)),
    fillers: new Set(FILLERS.map(searchKey)),
  }
  return names
}

function numbered(starts: readonly number[], part: 'month' | 'weekday'): [name: string, number: number][] {
  const formats = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map((width) => new Intl.DateTimeFormat(language, { [part]: width, timeZone: 'UTC' })),
  )
  return starts.flatMap((start, nth) =>
    // Formats abbreviate with a full stop in some languages.
    formats.map((format): [string, number] => [searchKey(format.format(start)).replaceAll('.', ''), nth + 1]),
  )
}
