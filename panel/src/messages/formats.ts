/** Formats numbers and times in a language. Times include their zone. */
export type Formats = {
  number: (value: number) => string
  percent: (share: number) => string
  /** An amount of a currency, such as `€1,200` or `€10.50`. */
  money: (amount: number, currency: string) => string
  /** The day of a time in a zone of the tz database: `23 Nov 2026`. */
  day: (time: string, zone: string) => string
  /** Day, time and zone: `23 Nov 2026, 14:05 GMT+3`. */
  moment: (time: string, zone?: string) => string
  /** The days from one time to another, or the first alone: `20–22 Nov 2026`. */
  days: (from: string, to: string | null, zone: string) => string
  /** Both times with their zone, or the first alone: `23 Nov 2026, 14:05 – 17:00 GMT+3`. */
  span: (from: string, to: string | null, zone: string) => string
  /** Relative time, such as `3 minutes ago`. */
  distance: (time: string, now: number) => string
  /** `40 seconds`, `3 minutes` */
  duration: (seconds: number) => string
  /** `3 days`, `1 hour` */
  length: (count: number, unit: 'hour' | 'day') => string
  /** `A, B and C` */
  list: (words: readonly string[]) => string
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
]

const MOMENT = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const

export function formatsOf(language: string): Formats {
  // Creating an Intl formatter takes milliseconds on a phone, and a list formats hundreds of values.
  const number = kept((style: 'decimal' | 'percent') => {
    return new Intl.NumberFormat(language, { style, ...(style === 'percent' && { maximumFractionDigits: 1 }) })
  })
  const money = kept((currency: string) => {
    return new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  })
  const unit = kept((of: 'second' | 'minute' | 'hour' | 'day') => {
    return new Intl.NumberFormat(language, { style: 'unit', unit: of, unitDisplay: 'long' })
  })
  const list = kept((_: 'and') => new Intl.ListFormat(language))
  const relative = kept((_: 'now') => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
  const day = kept((timeZone: string) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }))
  const moment = kept((timeZone: string | undefined) => {
    return new Intl.DateTimeFormat(language, { ...MOMENT, hour12: false, timeZoneName: 'short', timeZone })
  })
  return {
    number: (value) => number('decimal').format(value),
    percent: (share) => number('percent').format(share),
    money: (amount, currency) => money(currency).format(amount),
    day: (time, timeZone) => day(timeZone).format(new Date(time)),
    moment: (time, timeZone) => moment(timeZone).format(new Date(time)),
    days: (from, to, timeZone) => day(timeZone).formatRange(new Date(from), new Date(to ?? from)),
    span: (from, to, timeZone) => {
      const [start, end] = [new Date(from), new Date(to ?? from)]
      return end > start ? moment(timeZone).formatRange(start, end) : moment(timeZone).format(start)
    },
    distance: (time, now) => {
      let left = (Date.parse(time) - now) / 1000
      for (const [unit, size] of STEPS) {
        if (Math.abs(left) < size) return relative('now').format(Math.round(left), unit)
        left /= size
      }
      return ''
    },
    duration: (seconds) =>
      seconds < 90 ? unit('second').format(seconds) : unit('minute').format(Math.ceil(seconds / 60)),
    length: (count, of) => unit(of).format(count),
    list: (words) => list('and').format(words),
  }
}

/** Creates a value when it is first needed, and keeps it. */
function kept<Key, Thing>(make: (key: Key) => Thing): (key: Key) => Thing {
  const made = new Map<Key, Thing>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

/** An English count with its noun, from a number that is already formatted: `1 email`, `1,200 emails`. */
export const counted = (count: string, one: string, other: string) => `${count} ${count === '1' ? one : other}`
