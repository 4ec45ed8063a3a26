import { type Sql, sql } from '../../../platform/db/sql.ts'

/** Organisations considered in one claim; the next claim continues after them. */
export const MAX_ORGS = 100

/**
 * SQL tables `org` (organisations with waiting emails after a given one) and `in_turn` (their due emails: transactional
 * first, then alternating between organisations). Organisations and their first emails are found in indexes, so the
 * cost does not depend on the number of waiting emails.
 */
export function emailsInTurn({ from, max, now }: { from: number; max: number; now: Date }): Sql {
  const share = sql`(select greatest(2, ceil(${max}::numeric / count(*)))::bigint from org)`
  const first = (condition: Sql) => sql`(
    select id, org_id, transactional, next_attempt_at from email
    where org_id = org.org_id and status = 'queued' and ${condition} and next_attempt_at <= ${now}
    order by next_attempt_at, id limit ${share})`
  return sql`
    org as (
      (select org_id, 1 as nth from email where status = 'queued' and org_id > ${from} order by org_id limit 1)
      union all
      select further.org_id, org.nth + 1 from org, lateral (
        select e.org_id from email e where e.status = 'queued' and e.org_id > org.org_id order by e.org_id limit 1
      ) further where org.nth < ${MAX_ORGS}
    ), due as (
      select d.*, row_number() over (partition by d.org_id order by d.transactional desc, d.next_attempt_at, d.id) as turn
      from org, lateral (${first(sql`transactional`)} union all ${first(sql`not transactional`)}) d
    ), in_turn as (
      select id, turn from due order by transactional desc, turn, org_id limit ${max}
    )`
}
