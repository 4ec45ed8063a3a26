import type { Context } from '../../../platform/context/context.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

/** SQL for the name by which a person is already known, as a text. */
export const existingName = ({ orgId }: Pick<Context, 'orgId'>, key: Sql): Sql => sql`coalesce(
  (select name from training_assignment where org_id = ${orgId} and email_key = ${key} and name <> '' order by id desc limit 1),
  (select trim(first_name || ' ' || last_name) from attendee where org_id = ${orgId} and email_key = ${key} order by id desc limit 1),
  '')`

/**
 * SQL for the history of a person with the programme `p`: number of cycles, last completion, and the time after which
 * achievements count. With a renewal period, anything older is out of date.
 */
export const earlierCycles = ({ now }: Pick<Context, 'now'>, key: Sql): Sql => sql`
  select coalesce(max(cycle), 0) as cycles, max(completed_at) as completed_at,
    greatest(max(completed_at), ${now()}::timestamptz - make_interval(months => p.renew_months)) as counts_after
  from training_assignment where programme_id = p.id and email_key = ${key}`
