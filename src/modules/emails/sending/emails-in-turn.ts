import { type Sql, sql } from '../../../platform/db/sql.ts'

/** Organisations considered in one claim; the next claim continues after them. */
export const MAX_ORGS = 100

/** How many emails the senders of organisations can take now. */
export type OwnRoom = {
  /** Organisations whose sender is in use, and how many emails each can take. */
  orgIds: number[]
  room: number[]
  /** How many any other sender can take. */
  usual: number
  /** How many all together can take. */
  total: number
}

type Room = { from: number; max: number; own: OwnRoom; now: Date }

/**
 * SQL tables `org` (organisations with waiting emails after a given one) and `in_turn` (their due emails: transactional
 * first, then alternating between organisations; `sender` is the version of the organisation's own sender, or null).
 * Emails for senders without room are left out, so none waits for a server that is slow or away. Organisations and
 * their first emails are found in indexes, so the cost does not depend on the number of waiting emails.
 * @param max how many emails the installation's sender can take
 */
export function emailsInTurn({ from, max, own, now }: Room): Sql {
  const share = sql`(select greatest(2, ceil(${max}::numeric / greatest(count(*) filter (where sender is null), 1)))::bigint from org_sender)`
  const first = (condition: Sql, most: Sql) => sql`(
    select id, org_id, transactional, next_attempt_at, from_installation from email
    where org_id = o.org_id and status = 'queued' and ${condition} and next_attempt_at <= ${now}
    order by next_attempt_at, id limit ${most})`
  return sql`
    org as (
      (select org_id, 1 as nth from email where status = 'queued' and org_id > ${from} order by org_id limit 1)
      union all
      select further.org_id, org.nth + 1 from org, lateral (
        select e.org_id from email e where e.status = 'queued' and e.org_id > org.org_id order by e.org_id limit 1
      ) further where org.nth < ${MAX_ORGS}
    ), org_sender as (
      select org.org_id, s.version as sender, case when s.org_id is not null then coalesce(r.room, ${own.usual}::int) end as room
      from org left join organisation_sender s on s.org_id = org.org_id
      left join unnest(${own.orgIds}::bigint[], ${own.room}::int[]) as r (org_id, room) on r.org_id = org.org_id
    ), due as (
      select d.*, case when not d.from_installation then o.sender end as sender, o.room, row_number() over (
        partition by d.org_id, d.from_installation order by d.transactional desc, d.next_attempt_at, d.id) as turn
      from org_sender o, lateral (
        ${first(sql`transactional and not from_installation`, sql`coalesce(o.room, ${share})`)}
        union all ${first(sql`not transactional and not from_installation`, sql`coalesce(o.room, ${share})`)}
        union all ${first(sql`from_installation`, share)}
      ) d
    ), in_turn as (
      (select id, turn, sender from due where sender is null order by transactional desc, turn, org_id limit ${max})
      union all
      (select id, turn, sender from due where sender is not null and turn <= room
       order by transactional desc, turn, org_id limit ${own.total})
    )`
}
