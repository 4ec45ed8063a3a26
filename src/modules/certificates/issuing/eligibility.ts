import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { Attendee } from '../../attendees/index.ts'

export type Rules = {
  certificate_eligibility: 'registered' | 'attended'
  certificate_min_attendance_percent: number | null
  certificate_min_minutes: number | null
  certificate_tiers: { name: string; min_attendance_percent: number }[]
  certificate_requires_survey: boolean
  /** Number of sessions of the event. */
  session_count: number
  /** Number of its sessions that a certificate requires. */
  required_sessions: number
}

export type Attendance = {
  status: Attendee['status']
  checked_in_at: Date | null
  sessions_attended: number
  /** Minutes they were inside; left out if they do not count. */
  minutes_inside?: number | null
  /** Number of required sessions attended; left out if there are none. */
  required_attended?: number | null
  /** Whether they answered the survey; left out if that is not required. */
  survey_answered?: boolean | null
}

export type Ineligible =
  | 'registration_cancelled'
  | 'not_registered'
  | 'not_attended'
  | 'attendance_too_low'
  | 'session_missed'
  | 'stay_too_short'
  | 'survey_not_answered'

/** Share of the sessions attended, in percent. Without sessions, check-in to the event counts as all of it. */
function attendancePercent({ session_count }: Rules, { checked_in_at, sessions_attended }: Attendance): number {
  if (session_count === 0) return checked_in_at === null ? 0 : 100
  return (100 * sessions_attended) / session_count
}

/** Returns why an attendee gets no certificate; null when they do. */
export function whyIneligible(rules: Rules, attendance: Attendance): Ineligible | null {
  if (attendance.status === 'cancelled') return 'registration_cancelled'
  if (attendance.status !== 'registered') return 'not_registered'
  if (rules.certificate_eligibility === 'attended') {
    if (attendance.checked_in_at === null) return 'not_attended'
    const least = rules.certificate_min_attendance_percent ?? 0
    if (attendancePercent(rules, attendance) < least) return 'attendance_too_low'
  }
  if ((attendance.required_attended ?? 0) < rules.required_sessions) return 'session_missed'
  if ((attendance.minutes_inside ?? 0) < (rules.certificate_min_minutes ?? 0)) return 'stay_too_short'
  return rules.certificate_requires_survey && !attendance.survey_answered ? 'survey_not_answered' : null
}

/** Returns the highest tier reached by the attendance; null for none. */
export function tierFor(rules: Rules, attendance: Attendance): string | null {
  const percent = attendancePercent(rules, attendance)
  const reached = rules.certificate_tiers.filter((tier) => tier.min_attendance_percent <= percent)
  const best = reached.reduce<Rules['certificate_tiers'][number] | null>(
    (highest, tier) =>
      highest === null || tier.min_attendance_percent > highest.min_attendance_percent ? tier : highest,
    null,
  )
  return best?.name ?? null
}

/** SQL value: how many required sessions an attendee attended; null when the event has none. */
export function requiredAttended({ required_sessions }: Pick<Rules, 'required_sessions'>, attendee: Sql): Sql {
  if (required_sessions === 0) return sql`null::int`
  return sql`(select count(*)::int from check_in i join session s on s.id = i.session_id
    where i.attendee_id = ${attendee}.id and s.required_for_certificate)`
}

/** SQL value: how many minutes an attendee was inside until now; null when that does not count. */
export function minutesInside(
  { certificate_min_minutes }: Pick<Rules, 'certificate_min_minutes'>,
  attendee: Sql,
  now: Date,
): Sql {
  if (certificate_min_minutes === null) return sql`null::int`
  return sql`attendee_minutes(${attendee}.id, ${now}::timestamptz)`
}

/** SQL value: whether an attendee answered the survey; null when that is not required. */
export function surveyAnswered(
  { certificate_requires_survey }: Pick<Rules, 'certificate_requires_survey'>,
  attendee: Sql,
): Sql {
  if (!certificate_requires_survey) return sql`null::boolean`
  return sql`exists (select from survey_response r where r.attendee_id = ${attendee}.id)`
}
