import { searchKey } from '../../../lib/text/search-key.ts'
import { dayNames } from './day-names.ts'

const DAY = 86_400_000
const MAX_LENGTH = 120

/**
 * Reads a day such as `2026-12-01`, `1.12.2026`, `Tuesday, 1 December`, `1 Aralık Salı`, `Day 2` or `2. gün`, with
 * names in any language of Laurel.
 * @param first the first day of the event, `YYYY-MM-DD`: it gives a missing year and the day that `Day 1` is
 * @returns `YYYY-MM-DD`; null when the text is anything else or the day does not exist
 */
export function readDay(text: string, first: string | null): string | null {
  if (text.length > MAX_LENGTH) return null
  const line = text.replace(/^[\s#*_>•-]+|[\s*_:]+$/gu, '')
  const parts = line.split(/\s[–—|-]\s|:\s/u)
  return (
    readWhole(line, first) ??
    (parts.length > 1 ? (readWhole(parts[0]!, first) ?? readWhole(parts.at(-1)!, first)) : null)
  )
}

function readWhole(text: string, first: string | null): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim())
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const { months: monthOf, weekdays: weekdayOf, days, fillers } = dayNames()
  const tokens: string[] = withLatinDigits(searchKey(text)).match(/\p{L}+|\d+|[./]/gu) ?? []
  const words = tokens.filter((token) => /\p{L}/u.test(token) && !fillers.has(token))
  const numbers = tokens.filter((token) => /^\d+$/.test(token))
  const names = words.filter((word) => monthOf.has(word))
  // `mar` is March, and short for Tuesday beside another month.
  const months = names.length > 1 ? names.filter((word) => !weekdayOf.has(word)) : names
  const weekdays = words.filter((word) => weekdayOf.has(word) && !months.includes(word))
  const isCount = words.length === 1 && numbers.length === 1 && days.has(words[0]!)
  if (isCount && first !== null) return addDays(first, Number(numbers[0]) - 1)
  if (words.length > months.length + weekdays.length || months.length > 1 || weekdays.length > 1) return null
  if (months.length === 1) return named(monthOf.get(months[0]!)!, numbers.map(Number), first)
  if (numbers.length >= 2) return numeric(numbers, tokens.includes('/'), first)
  // Short names alone are other words too, such as Sam and so.
  const [weekday = ''] = weekdays
  return numbers.length === 0 && weekday.length > 3 && first !== null ? next(weekdayOf.get(weekday)!, first) : null
}

/** Writes Arabic digits as Latin ones; the last four bits of both are their value. */
function withLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.codePointAt(0)! & 0xf))
}

function named(month: number, numbers: number[], first: string | null): string | null {
  const year = numbers.find((number) => number > 999)
  const days = numbers.filter((number) => number <= 31)
  if (days.length !== 1 || numbers.length > (year === undefined ? 1 : 2)) return null
  return year === undefined ? nearest([[month, days[0]!]], first) : dayOf(year, month, days[0]!)
}

/** With slashes either part can be the month: the date nearer to the event is meant. */
function numeric(numbers: string[], hasSlashes: boolean, first: string | null): string | null {
  const [a, b, c] = numbers.map(Number) as [number, number, number?]
  if (numbers.length > 3 || (c === undefined && first === null)) return null
  if (numbers[0]!.length === 4) return c === undefined ? null : dayOf(a, b, c)
  const orders: [number, number][] = hasSlashes
    ? [
        [b, a],
        [a, b],
      ]
    : [[b, a]]
  if (c === undefined) return nearest(orders, first)
  const year = c < 100 ? 2_000 + c : c
  const days = orders.map(([month, day]) => dayOf(year, month, day)).filter((day) => day !== null)
  return closest(days, first)
}

/** Returns the day of a month in the year in which it is nearest to the event. */
function nearest(orders: [number, number][], first: string | null): string | null {
  if (first === null) return null
  const year = Number(first.slice(0, 4))
  const years = [year, year + 1, year - 1]
  const days = orders.flatMap(([month, day]) => years.map((year) => dayOf(year, month, day)))
  return closest(
    days.filter((day) => day !== null),
    first,
  )
}

function closest(days: string[], first: string | null): string | null {
  const from = first === null ? 0 : Date.parse(first)
  const distance = (day: string) => (first === null ? 0 : Math.abs(Date.parse(day) - from))
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

function next(weekday: number, first: string): string | null {
  const is = new Date(first).getUTCDay() || 7
  return addDays(first, (weekday - is + 7) % 7)
}

/** Returns the day so many days later; null beyond a year. */
export function addDays(day: string, days: number): string | null {
  if (days < 0 || days > 366) return null
  const moved = new Date(Date.parse(day) + days * DAY)
  return moved.getUTCFullYear() > 9_999 ? null : moved.toISOString().slice(0, 10)
}

function dayOf(year: number, month: number, day: number): string | null {
  if (year < 1_000 || year > 9_998 || month < 1 || month > 12 || day < 1) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null
}
