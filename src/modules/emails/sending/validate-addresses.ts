import { SAMPLE_DOMAIN } from '../../../lib/text/sample-address.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { CLOCK_STEP_MS } from '../../../platform/jobs/clock-steps.ts'

/** Maximum emails to an address in an hour, across all organisations; further emails wait. */
const MAX_AN_HOUR = 20
const HOUR_MS = 3_600_000

/** The reason for a suppressed email, by the reason in the suppression list. */
export const STOPPED = {
  unsubscribed: 'The person has unsubscribed from emails that are not about their own registration or certificates.',
  rejected: 'A mail server permanently rejected this address.',
  complained: 'The person reported an email as spam.',
  manual: 'The organisation has suppressed this address.',
}

/** The reason for not emailing fictional people. */
export const MADE_UP = 'The address belongs to sample data, whose people do not exist.'

/**
 * SQL table `judged` of the emails in `chosen`: `stopped`, the reason why the address is suppressed, and `wait_until`,
 * when the hourly limit of the address is reached.
 * @param limited whether the hourly limit applies to emails of the installation's sender; it applies to all others
 */
export function judgedAddresses(limited: boolean, now: Date): Sql {
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  // Emails sent while the clock was ahead would otherwise block their addresses until then.
  const soon = new Date(now.getTime() + CLOCK_STEP_MS)
  const hadLately = sql`(
    select count(*) from (select from email r where r.to_key = c.to_key and r.to_key <> '' and r.handed_over_at between ${hourAgo} and ${soon} limit ${MAX_AN_HOUR}) r)`
  const getsNow = sql`(
    select count(*) from email r where r.status = 'sending' and r.to_key = c.to_key and r.handed_over_at is null)
    + row_number() over (partition by c.to_key order by c.transactional desc, c.turn, c.id)`
  const lastAt = sql`(select max(r.handed_over_at) from email r where r.to_key = c.to_key and r.to_key <> '' and r.handed_over_at <= ${soon})`
  return sql`
    judged as (
      select c.id,
        case when c.to_key like ${`%@${SAMPLE_DOMAIN}`} then ${MADE_UP} else (select ${JSON.stringify(STOPPED)}::jsonb ->> s.reason from email_suppression s
         where s.org_id = c.org_id and s.address_key = any(suppression_keys(c.org_id, c.to_key)) and (s.reason <> 'unsubscribed' or not c.transactional)
         order by s.reason = 'unsubscribed' limit 1) end as stopped,
        case when (${limited} or c.sender is not null) and ${hadLately} + ${getsNow} > ${MAX_AN_HOUR}
          then coalesce(${lastAt}, ${now}) + interval '1 hour' end as wait_until
      from chosen c
    )`
}
