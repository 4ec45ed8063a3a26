import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { Rules } from '../eligibility.ts'

/**
 * Why a row of `attendee` gets no certificate, null when it gets one: what `sortOut` decides, for the database to filter
 * and count by. preview-issue.test.ts holds the two to one another.
 */
export function reasonOf(rules: Rules, now: Date): Sql {
  const least = rules.certificate_min_attendance_percent ?? 0
  return sql`(case
    when exists (select from certificate c where c.attendee_id = attendee.id and c.status = 'active'
      and (c.expires_at is null or c.expires_at > ${now}::timestamptz)) then 'already_issued'
    when attendee.status = 'cancelled' then 'registration_cancelled'
    when attendee.status <> 'registered' then 'not_registered'
    when ${rules.certificate_eligibility}::text = 'registered' then null
    when attendee.checked_in_at is null then 'not_attended'
    when ${rules.session_count}::int > 0 and 100 * attendee.sessions_attended < ${least}::int * ${rules.session_count}::int
      then 'attendance_too_low'
  end)`
}
