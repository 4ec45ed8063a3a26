import { LANGUAGES } from '../../../lib/text/languages.ts'
import { searchKey } from '../../../lib/text/search-key.ts'

/** Common short forms that differ from those of CLDR. */
const MORE_MONTHS = [
  ['jan'],
  ['feb'],
  ['mar'],
  ['apr'],
  [],
  ['jun'],
  ['jul'],
  [],
  ['sept', 'sep'],
  ['okt'],
  [],
  ['dez'],
]
const MORE_WEEKDAYS = [['pzt'], ['tues'], ['crs'], ['thurs', 'prs'], [], ['cmt'], []]

/** 2024 begins on a Monday. */
const MONTH_STARTS = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1))
const WEEKDAY_STARTS = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day))

/** Words beside a date that say nothing of their own, such as `am` in `am 1. Dezember`. */
const FILLERS = [
  ...['the', 'of', 'on', 'st', 'nd', 'rd', 'th', 'gunu', 'am', 'den', 'der', 'dem', 'de', 'del', 'el', 'le', 'er'],
  ...['في', 'من'],
]

export type DayNames = {
  /** Numbers of the months from January, 1, by their names in every language. */
  months: ReadonlyMap<string, number>
  /** Numbers of the weekdays from Monday, 1. */
  weekdays: ReadonlyMap<string, number>
  /** Words for a day that is counted, as in `Day 2`. */
  days: ReadonlySet<string>
  fillers: ReadonlySet<string>
}

let names: DayNames | null = null

/** Returns the names of days, which the first agenda pays for: formats take a tenth of a second of a start. */
export function dayNames(): DayNames {
  names ??= {
    months: numbered(MONTH_STARTS, 'month', MORE_MONTHS),
    weekdays: numbered(WEEKDAY_STARTS, 'weekday', MORE_WEEKDAYS),
    days: new Set(['day', 'gun', 'tag', 'dia', 'jour', 'اليوم', 'يوم'].map(searchKey)),
    fillers: new Set(FILLERS.map(searchKey)),
  }
  return names
}

function numbered(
  starts: readonly number[],
  part: 'month' | 'weekday',
  more: readonly string[][],
): Map<string, number> {
  const formats = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map((width) => new Intl.DateTimeFormat(language, { [part]: width, timeZone: 'UTC' })),
  )
  const named = starts.flatMap((start, nth) => {
    // Formats abbreviate with a full stop in some languages.
    const names = formats.map((format) => searchKey(format.format(start)).replaceAll('.', ''))
    return [...names, ...more[nth]!].map((name): [string, number] => [name, nth + 1])
  })
  return new Map(named)
}
