import type { Attendee, Event } from '@laurel/client'
import type { Sample } from './samples.ts'

type Facts = {
  event: Pick<Event, 'name' | 'event_date' | 'event_timezone' | 'certificate_tiers' | 'certificate_validity_days'>
  attendee: Pick<Attendee, 'first_name' | 'last_name' | 'checked_in' | 'sessions_attended'>
  sessionCount: number
  issuer: string
  /** When the certificate would be issued. */
  now: number
}

const DAY_MS = 86_400_000

/** Returns the values that a certificate of the attendee would have if issued now. */
export function sampleOfAttendee({ event, attendee, sessionCount, issuer, now }: Facts): Sample {
  const validity = event.certificate_validity_days
  return {
    attendee_name: `${attendee.first_name} ${attendee.last_name}`.trim(),
    event_name: event.name,
    event_date: event.event_date,
    event_timezone: event.event_timezone,
    issuer_name: issuer,
    tier: tierOf(event.certificate_tiers, attendedPercent(attendee, sessionCount)),
    issued_at: new Date(now).toISOString(),
    expires_at: validity === null ? null : new Date(now + validity * DAY_MS).toISOString(),
  }
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
