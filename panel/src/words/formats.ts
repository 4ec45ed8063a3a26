/** How numbers and times are written in a language. Times name their zone. */
export type Formats = {
  number: (value: number) => string
  percent: (share: number) => string
  /** The day of a time in a zone of the tz database: `23 Nov 2026`. */
  day: (time: string, zone: string) => string
  /** Day, time and zone: `23 Nov 2026, 14:05 GMT+3`. */
  moment: (time: string, zone?: string) => string
  /** How long ago or from now: `3 minutes ago`. */
  distance: (time: string, now: number) => string
  /** `40 seconds`, `3 minutes` */
  duration: (seconds: number) => string
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

export function formatsOf(language: string): Formats {
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const list = new Intl.ListFormat(language)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const moment = {
    dateStyle: undefined,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  return {
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    day: (time, timeZone) => new Date(time).toLocaleDateString(language, { dateStyle: 'medium', timeZone }),
    moment: (time, timeZone) =>
      new Date(time).toLocaleString(language, {
        ...moment,
        hour12: false,
        timeZoneName: 'short',
        ...(timeZone && { timeZone }),
      }),
    distance: (time, now) => {
      let left = (Date.parse(time) - now) / 1000
      for (const [unit, size] of STEPS) {
        if (Math.abs(left) < size) return relative.format(Math.round(left), unit)
        left /= size
      }
      return ''
    },
    duration: (seconds) => {
      const unit = (of: 'second' | 'minute') =>
        new Intl.NumberFormat(language, { style: 'unit', unit: of, unitDisplay: 'long' })
      return seconds < 90 ? unit('second').format(seconds) : unit('minute').format(Math.ceil(seconds / 60))
    },
    list: (words) => list.format(words),
  }
}

/** The word for a number: `plural('en', 1, {one: 'person', other: 'people'})`. */
export function plural(language: string, count: number, forms: { one?: string; other: string }): string {
  const rule = new Intl.PluralRules(language).select(count)
  return rule === 'one' ? (forms.one ?? forms.other) : forms.other
}
