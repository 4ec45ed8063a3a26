import type { Context } from '../../../platform/context/context.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

/**
 * Returns a query for the ids of an organisation's certificates of an address. Certificates of attendees follow
 * the current address. @param key the normalised address
 */
export function certificatesOfAddress({ orgId }: Pick<Context, 'orgId'>, key: string): Sql {
  return sql`
    select own.id from attendee a join certificate own on own.attendee_id = a.id
    where a.org_id = ${orgId} and a.email_key = ${key}
    union all
    select id from certificate
    where org_id = ${orgId} and attendee_id is null and attendee_email is not null and lower(attendee_email) = ${key}`
}
