import { SAMPLE_DOMAIN } from '../../../lib/text/sample-address.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { MADE_UP, STOPPED } from '../sending/validate-addresses.ts'

/** Reasons for which an address gets no email, with a sentence for each; `sample`: it belongs to sample data. */
export const STOPS = { ...STOPPED, sample: MADE_UP }
export type Stop = keyof typeof STOPS

/**
 * SQL text with the reason for which an address gets no email, a key of `STOPS`; null: it may get one.
 * @param key the `emailKey` of the address
 * @param transactional whether the email also goes to people who unsubscribed
 */
export function stoppedBy(orgId: number, key: Sql, transactional: boolean): Sql {
  return sql`case when ${key} like ${`%@${SAMPLE_DOMAIN}`} then 'sample' else (
    select s.reason from email_suppression s
    where s.org_id = ${orgId} and s.address_key = any(suppression_keys(${orgId}, ${key}))
      and (s.reason <> 'unsubscribed' or not ${transactional}::boolean)
    order by s.reason = 'unsubscribed' limit 1) end`
}
