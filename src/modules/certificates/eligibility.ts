export type Rules = {
  certificate_eligibility: 'registered' | 'attended'
  certificate_min_attendance_percent: number | null
  certificate_tiers: { name: string; min_attendance_percent: number }[]
}

export type Attendance = {
  status: 'registered' | 'cancelled'
  checked_in_at: Date | null
  sessions_attended: number
  session_count: number
}

export type Ineligible = 'registration_cancelled' | 'not_attended' | 'attendance_too_low'

/** Whoever was checked in attended the event. */
function attendancePercent({ checked_in_at }: Attendance): number {
  return checked_in_at === null ? 0 : 100
}

/** Why someone gets no certificate, or null when they do. */
export function whyIneligible(rules: Rules, attendance: Attendance): Ineligible | null {
  if (attendance.status === 'cancelled') return 'registration_cancelled'
  if (rules.certificate_eligibility === 'registered') return null
  if (attendance.checked_in_at === null) return 'not_attended'
  return attendancePercent(attendance) < (rules.certificate_min_attendance_percent ?? 0) ? 'attendance_too_low' : null
}

/** The highest tier that the attendance reaches, or null. */
export function tierFor(rules: Rules, attendance: Attendance): string | null {
  const percent = attendancePercent(attendance)
  const reached = rules.certificate_tiers.filter((tier) => tier.min_attendance_percent <= percent)
  const best = reached.reduce<Rules['certificate_tiers'][number] | null>(
    (highest, tier) =>
      highest === null || tier.min_attendance_percent > highest.min_attendance_percent ? tier : highest,
    null,
  )
  return best?.name ?? null
}
