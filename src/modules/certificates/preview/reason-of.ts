import { type Sql, sql } from '../../../platform/db/sql.ts'
import { isRevoked } from '../issuing/candidates.ts'
import type { Rules } from '../issuing/eligibility.ts'

/**
 * SQL value: why an `attendee` row gets no certificate, null when it does. It mirrors `sortOut`, so that the database
 * can filter.
 * @param named attendees are named, so a revoked certificate does not exclude them
 */
export function reasonOf(rules: Rules, now: Date, { named = false } = {}): Sql {
  const least = rules.certificate_min_attendance_percent ?? 0
  return sql`(case
    when exists (select from certificate c where c.attendee_id = attendee.id and c.status = 'active'
      and (c.expires_at is null or c.expires_at > ${now}::timestamptz)) then 'already_issued'
    ${named ? sql`` : sql`when ${isRevoked(sql`attendee`)} then 'revoked'`}
    when attendee.status = 'cancelled' then 'registration_cancelled'
    when attendee.status <> 'registered' then 'not_registered'
    when ${rules.certificate_eligibility}::text = 'registered' then null
    when attendee.checked_in_at is null then 'not_attended'
    when ${rules.session_count}::int > 0 and 100 * attendee.sessions_attended < ${least}::int * ${rules.session_count}::int
      then 'attendance_too_low'
  end)`
}
