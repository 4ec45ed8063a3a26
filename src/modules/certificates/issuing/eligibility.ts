export type Rules = {
  certificate_eligibility: 'registered' | 'attended'
  certificate_min_attendance_percent: number | null
  certificate_tiers: { name: string; min_attendance_percent: number }[]
  /** Number of sessions of the event. */
  session_count: number
}

export type Attendance = {
  status: 'registered' | 'waitlisted' | 'offered' | 'cancelled'
  checked_in_at: Date | null
  sessions_attended: number
}

export type Ineligible = 'registration_cancelled' | 'not_registered' | 'not_attended' | 'attendance_too_low'

/** Share of the sessions attended, in percent. Without sessions, check-in to the event counts as all of it. */
function attendancePercent({ session_count }: Rules, { checked_in_at, sessions_attended }: Attendance): number {
  if (session_count === 0) return checked_in_at === null ? 0 : 100
  return (100 * sessions_attended) / session_count
}

/** Returns why an attendee gets no certificate; null when they do. */
export function whyIneligible(rules: Rules, attendance: Attendance): Ineligible | null {
  if (attendance.status === 'cancelled') return 'registration_cancelled'
  if (attendance.status !== 'registered') return 'not_registered'
  if (rules.certificate_eligibility === 'registered') return null
  if (attendance.checked_in_at === null) return 'not_attended'
  const least = rules.certificate_min_attendance_percent ?? 0
  return attendancePercent(rules, attendance) < least ? 'attendance_too_low' : null
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
