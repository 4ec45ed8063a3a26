import { AppError, type ErrorCode } from '../../../lib/errors.ts'
import { isMidnight } from '../../../lib/text/written-time.ts'
import type { RegistrationEvent, TypeOfEvent } from '../records/registration-event.ts'

/** Whether registration is open, or why not. */
export type RegistrationState = 'open' | 'disabled' | 'past' | 'closed' | 'not_open'

type RegistrationSettings = Pick<
  RegistrationEvent,
  | 'registration_enabled'
  | 'registration_closed'
  | 'registration_opens_at'
  | 'registration_closes_at'
  | 'event_date'
  | 'event_end_date'
  | 'event_timezone'
  | 'sessions_end'
> &
  Partial<Pick<RegistrationEvent, 'registration_types'>>

export function registrationState(event: RegistrationSettings, now: Date): RegistrationState {
  if (!event.registration_enabled) return 'disabled'
  if (isPast(event, now)) return 'past'
  if (event.registration_closed) return 'closed'
  if (event.registration_closes_at !== null && event.registration_closes_at <= now) return 'closed'
  const { registration_types: types = [] } = event
  if (types.length > 0 && types.every((type) => isTypeClosed(type, now))) return 'closed'
  return event.registration_opens_at !== null && event.registration_opens_at > now ? 'not_open' : 'open'
}

/** Whether registration with a type has closed before that of its event. */
export function isTypeClosed({ closes_at }: Pick<TypeOfEvent, 'closes_at'>, now: Date): boolean {
  return closes_at !== null && new Date(closes_at) <= now
}

/** An event is past once its dates and its last session are over. Without either it never is. */
export function isPast(event: RegistrationSettings, now: Date): boolean {
  const { event_date, sessions_end } = event
  if (event_date === null && sessions_end === null) return false
  return (event_date === null || areDatesOver(event, event_date, now)) && (sessions_end === null || sessions_end < now)
}

/**
 * The dates of an event are over at its end or with their last day in its time zone; as `event_dates_over` in the
 * database.
 */
function areDatesOver(
  { event_end_date: end, event_timezone: zone }: RegistrationSettings,
  begins: Date,
  now: Date,
): boolean {
  const last = end ?? begins
  // No day has ended before its event starts, which spares most events the time zone arithmetic.
  if (now < last) return false
  const isOverAtEnd = end !== null && !(isMidnight(begins, zone) && isMidnight(end, zone))
  return isOverAtEnd || dayIn(zone, now) > dayIn(zone, last)
}

const REFUSALS: Record<Exclude<RegistrationState, 'open'>, [ErrorCode, string]> = {
  disabled: ['registration_disabled', 'This event takes no registrations here.'],
  past: ['event_past', 'This event is over.'],
  closed: ['registration_closed', 'Registration for this event is closed.'],
  not_open: ['registration_not_open', 'Registration for this event has not opened yet.'],
}

/** @throws AppError registration_disabled, event_past, registration_closed, registration_not_open */
export function requireOpen(event: RegistrationSettings, now: Date): void {
  const state = registrationState(event, now)
  if (state !== 'open') throw new AppError(...REFUSALS[state])
}

/** @throws AppError event_past */
export function requireNotPast(event: RegistrationSettings, now: Date): void {
  if (isPast(event, now)) throw new AppError(...REFUSALS.past)
}

/** Returns a date as `2026-11-20`, so that dates of any year compare correctly. */
function dayIn(zone: string, date: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(date)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)!.value
  return `${part('year').padStart(6, '0')}-${part('month')}-${part('day')}`
}
