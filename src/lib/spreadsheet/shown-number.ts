import type { NumberStyle } from './read-number-styles.ts'

const DAY_SECONDS = 86_400
/** The day after 9999-12-31, the last date of a spreadsheet. */
const END_OF_DATES = 2_958_466
/** Days from the epoch of a workbook to 1970-01-01. */
const EPOCH_1900 = 25_569
const EPOCH_1904 = 24_107
/** Workbooks count 1900-02-29, which never was, so earlier days are one off. */
const FIRST_RIGHT_DAY = 61
/** Programs show 15 significant digits of the 17 that they store. */
const SHOWN_DIGITS = 15
const LONG_FRACTION = /^-?\d+\.\d{12,}$/

/**
 * Returns the text of a number as a reader sees it, in the forms of ISO 8601: `2026-05-01`, `2026-05-01 09:30`, `09:30`;
 * a share becomes a percentage. Numbers without such a style stay as they are stored.
 */
export function shownNumber(text: string, style: NumberStyle, is1904 = false): string {
  if (style === null) return LONG_FRACTION.test(text) ? shortest(Number(text)) : text
  const value = Number(text)
  if (!Number.isFinite(value)) return text
  if (style === 'percent') return `${shortest(value * 100)}%`
  if (value < 0 || value >= END_OF_DATES) return text
  const seconds = Math.round(value * DAY_SECONDS)
  if (style === 'elapsed') return timeOf(seconds)
  const days = Math.floor(seconds / DAY_SECONDS)
  const time = seconds % DAY_SECONDS
  if (style === 'time' && days === 0) return timeOf(time)
  const date = dateOf(days, is1904)
  return style === 'date' || time === 0 ? date : `${date} ${timeOf(time)}`
}

function dateOf(days: number, is1904: boolean): string {
  const epoch = is1904 ? EPOCH_1904 : days < FIRST_RIGHT_DAY ? EPOCH_1900 - 1 : EPOCH_1900
  return new Date((days - epoch) * DAY_SECONDS * 1000).toISOString().slice(0, 10)
}

/** Hours may exceed 24; seconds are shown unless they are 0. */
function timeOf(seconds: number): string {
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    `${Math.floor(part)}`.padStart(2, '0'),
  )
  return (parts[2] === '00' ? parts.slice(0, 2) : parts).join(':')
}

function shortest(value: number): string {
  return `${Number(value.toPrecision(SHOWN_DIGITS))}`
}
