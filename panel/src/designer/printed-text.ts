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
  const text = field.type === 'text' ? (field.text ?? '') : `{{${field.type}}}`
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)
  if (names.length > 0 && names.every((name) => !values[name])) return ''
  return text.replace(PLACEHOLDER, (_, name: string) => values[name] ?? '')
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g
