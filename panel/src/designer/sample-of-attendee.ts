import type { Attendee, Event } from '@laurel/client'
import type { Sample } from './samples.ts'

type Validity = Pick<
  Event,
  'certificate_validity_days' | 'certificate_validity_months' | 'certificate_validity_years' | 'certificate_valid_until'
>

type Facts = {
  event: Pick<
    Event,
    'name' | 'event_date' | 'event_timezone' | 'event_language' | 'certificate_tiers' | 'certificate_values'
  > &
    Validity
  attendee: Pick<Attendee, 'first_name' | 'last_name' | 'checked_in' | 'sessions_attended' | 'values' | 'answers'>
  sessionCount: number
  issuer: string
  /** When the certificate would be issued. */
  now: number
}

const DAY_MS = 86_400_000

/** Returns the values that a certificate of the attendee would have if issued now. */
export function sampleOfAttendee({ event, attendee, sessionCount, issuer, now }: Facts): Sample {
  return {
    attendee_name: printedName(attendee),
    event_name: event.name,
    event_date: event.event_date,
    event_timezone: event.event_timezone,
    issuer_name: issuer,
    tier: tierOf(event.certificate_tiers, attendedPercent(attendee, sessionCount)),
    issued_at: new Date(now).toISOString(),
    expires_at: expiryOf(event, now),
    values: ownValues(event, attendee),
  }
}

const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u

/** The service's rule: in the scripts of China, Japan and Korea the surname is first, without a space. */
function printedName({ first_name: first, last_name: last }: Pick<Attendee, 'first_name' | 'last_name'>): string {
  return FAMILY_FIRST.test(first) && FAMILY_FIRST.test(last) ? last + first : `${first} ${last}`.trim()
}

/** Months and years may be off by a day here, since the service counts them in the zone of the event. */
function expiryOf(event: Validity, now: number): string | null {
  const { certificate_validity_days: days, certificate_validity_months: months } = event
  if (days !== null) return new Date(now + days * DAY_MS).toISOString()
  const added = months ?? 12 * (event.certificate_validity_years ?? 0)
  if (added === 0) return event.certificate_valid_until
  const moment = new Date(now)
  moment.setUTCMonth(moment.getUTCMonth() + added)
  return moment.toISOString()
}

/** Rule of the service: the attendee's own value, their answer, or that of the event. */
function ownValues(event: Facts['event'], { values, answers }: Facts['attendee']): Record<string, string> {
  const found = event.certificate_values.map(({ key, value, question_id }) => {
    const answer = question_id ? answerText(answers[question_id], event.event_language) : ''
    return [key, values[key] ?? (answer || (value ?? ''))] as const
  })
  return Object.fromEntries(found.filter(([, value]) => value !== ''))
}

/** Rule of the service: answers are printed in the language of the event. */
const YES_AND_NO: Partial<Record<string, readonly [string, string]>> = {
  tr: ['Evet', 'Hayır'],
  de: ['Ja', 'Nein'],
  es: ['Sí', 'No'],
  fr: ['Oui', 'Non'],
  ar: ['نعم', 'لا'],
}

function answerText(answer: unknown, language: string): string {
  if (Array.isArray(answer)) return answer.join('; ')
  if (typeof answer !== 'boolean') return answer == null ? '' : String(answer)
  const [yes, no] = YES_AND_NO[language.split('-')[0]!] ?? ['Yes', 'No']
  return answer ? yes : no
}

/** Rule of the service: without sessions, a checked-in attendee attended the whole event. */
function attendedPercent(attendee: Facts['attendee'], sessionCount: number): number {
  if (sessionCount === 0) return attendee.checked_in ? 100 : 0
  return (100 * attendee.sessions_attended) / sessionCount
}

/** The highest tier that is reached, or null. */
function tierOf(tiers: Event['certificate_tiers'], percent: number): string | null {
  const reached = tiers.filter(({ min_attendance_percent: least }) => least <= percent)
  return reached.toSorted((a, b) => b.min_attendance_percent - a.min_attendance_percent)[0]?.name ?? null
}
