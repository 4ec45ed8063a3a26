import type { Sample } from './samples.ts'
import type { LayoutField } from './scene-types.ts'

/** Values of one certificate by name, as printed. */
export type PrintedRecord = Readonly<Record<string, string>>

/** As long as a real code, so that the preview has the same width. */
const CODE = '7KQ2-M9XF-3TBA-V'

/**
 * The values of a certificate as the service writes them: dates in the language of the layout and the zone of the event.
 * @param verifyAt where codes are checked, without the scheme: `events.example.org/verify`
 */
export function printedRecord(sample: Sample, language: string, verifyAt = 'events.example.org/verify'): PrintedRecord {
  const date = (time: string | null) => (time === null ? '' : longDate(time, language, sample.event_timezone))
  return {
    name: sample.attendee_name,
    event: sample.event_name,
    date: date(sample.event_date),
    issuer: sample.issuer_name,
    tier: sample.tier ?? '',
    code: CODE,
    verify_at: verifyAt,
    issued_at: date(sample.issued_at),
    expires_at: date(sample.expires_at),
    ...Object.fromEntries(Object.entries(sample.values ?? {}).map(([key, value]) => [`values.${key}`, value])),
  }
}

function longDate(time: string, language: string, timeZone: string): string {
  return new Date(time).toLocaleDateString(usableLanguage(language), { dateStyle: 'long', timeZone })
}

/** The language, or English if it only looks like a language tag: `Intl` throws a RangeError for it. */
function usableLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** Text of a field by the rule of the service: a text without any of its values prints nothing. */
export function printedText(field: LayoutField, values: PrintedRecord): string {
  const text = fieldText(field)
  const names = placeholdersOf(text)
  if (names.length > 0 && names.every((name) => !values[name])) return ''
  return text.replace(PLACEHOLDER, (_, name: string) => values[name] ?? '')
}

/** Keys of the values that a layout shows, each once. */
export function valueKeys(fields: readonly LayoutField[]): string[] {
  const names = fields.flatMap((field) => (isText(field) ? placeholdersOf(fieldText(field)) : []))
  return [...new Set(names.filter((name) => name.startsWith(VALUE)).map((name) => name.slice(VALUE.length)))]
}

const VALUE = 'values.'
const PLACEHOLDER = /\{\{\s*(\w+|values\.[a-z][a-z0-9_]*)\s*\}\}/g

const isText = ({ type }: LayoutField) => type !== 'qr' && type !== 'image'
const placeholdersOf = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)

function fieldText({ type, text = '', value_key }: LayoutField): string {
  if (type === 'value') return value_key === undefined ? '' : `{{${VALUE}${value_key}}}`
  return type === 'text' ? text : `{{${type}}}`
}
