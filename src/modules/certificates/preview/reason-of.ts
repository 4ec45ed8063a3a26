import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type Deciding, isRevoked } from '../issuing/candidates.ts'
import { minutesInside, requiredAttended, surveyAnswered } from '../issuing/eligibility.ts'
import type { ValueRules } from '../issuing/resolve-values.ts'

/**
 * SQL value: why an `attendee` row gets no certificate, null when it does. It mirrors `sortOut`, so that the database
 * can filter.
 * @param named attendees are named, so a revoked certificate does not exclude them
 */
export function reasonOf(
  { rules, values, skipMissing, kind }: Deciding & { kind: string },
  now: Date,
  { named = false } = {},
): Sql {
  const attendee = sql`attendee`
  const least = rules.certificate_min_attendance_percent ?? 0
  return sql`(case
    when exists (select from certificate c where c.attendee_id = attendee.id and c.kind = ${kind}::text and c.status = 'active'
      and (c.expires_at is null or c.expires_at > ${now}::timestamptz)) then 'already_issued'
    ${named ? sql`` : sql`when ${isRevoked(attendee, kind)} then 'revoked'`}
    when attendee.status = 'cancelled' then 'registration_cancelled'
    when attendee.status <> 'registered' then 'not_registered'
    when ${rules.certificate_eligibility}::text = 'attended' and attendee.checked_in_at is null then 'not_attended'
    when ${rules.certificate_eligibility}::text = 'attended' and ${rules.session_count}::int > 0
      and 100 * attendee.sessions_attended < ${least}::int * ${rules.session_count}::int then 'attendance_too_low'
    when ${requiredAttended(rules, attendee)} < ${rules.required_sessions}::int then 'session_missed'
    when ${minutesInside(rules, attendee, now)} < ${rules.certificate_min_minutes}::int then 'stay_too_short'
    when not ${surveyAnswered(rules, attendee)} then 'survey_not_answered'
    ${skipMissing ? sql`when ${lacksValue(values)} then 'missing_values'` : sql``}
  end)`
}

/** SQL condition: an `attendee` row has no value for some key. It mirrors `missingKeys`. */
export const lacksValue = (rules: ValueRules): Sql => sql`(cardinality(${missingOf(rules)}) > 0)`

/** SQL value: the keys for which an `attendee` row has no value, as an array. */
export function missingOf({ definitions }: ValueRules): Sql {
  const needed = definitions.filter(({ value }) => !value)
  if (needed.length === 0) return sql`'{}'::text[]`
  return sql`array(
    select needed.key from unnest(${needed.map(({ key }) => key)}::text[], ${needed.map((each) => each.question_id ?? null)}::text[]) as needed (key, question_id)
    where not attendee.certificate_values ? needed.key
      and coalesce(attendee.answers -> needed.question_id, 'null') in ('null', '""', '[]'))`
}
