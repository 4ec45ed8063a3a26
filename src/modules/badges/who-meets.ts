import type { TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Criterion, CriterionType } from './records/badge-criteria.ts'

/** A person who meets all criteria of a badge they never had. */
export type Candidate = {
  template_id: number
  /** The criteria met. */
  criteria: Criterion[]
  email_key: string
  email: string
  name: string
  event_id: number | null
  attendee_id: number | null
}

/** Badges with a criterion of one of these types, or a single badge. */
type Sought = { types: readonly CriterionType[]; templateId?: number; eventId: number | null }

/**
 * Achievements of people in the organisation, counted once for all criteria. Attendance counts even if the person
 * cancelled later; certificates count unless revoked.
 */
const peopleWithDeeds = (orgId: number, keys: readonly string[]) => sql`
  select k.email_key, came.sessions, came.events, (
      select count(*) from attendee a join certificate e on e.attendee_id = a.id
      where a.org_id = ${orgId} and a.email_key = k.email_key and e.status <> 'revoked') + (
      select count(*) from certificate e
      where e.org_id = ${orgId} and e.attendee_id is null and e.attendee_email is not null
        and lower(e.attendee_email) = k.email_key and e.status <> 'revoked') as certificates, exists (
      select from attendee a join survey_response r on r.attendee_id = a.id
      where a.org_id = ${orgId} and a.email_key = k.email_key) as answered
  from unnest(${keys}::text[]) k (email_key) cross join lateral (
    select coalesce(sum(a.sessions_attended), 0) as sessions, count(a.checked_in_at) as events
    from attendee a where a.org_id = ${orgId} and a.email_key = k.email_key) came`

/** SQL condition: person `p` meets criterion `c` of template `t`. */
const isMet = sql`case c ->> 'type'
  when 'sessions_attended' then (c ->> 'min')::bigint <= p.sessions
  when 'events_attended' then (c ->> 'min')::bigint <= p.events
  when 'event_attended' then exists (
    select from attendee a
    where a.org_id = t.org_id and a.event_id = (c ->> 'event_id')::bigint and a.email_key = p.email_key
      and a.checked_in_at is not null)
  when 'certificates_earned' then (c ->> 'min')::bigint <= p.certificates
  when 'survey_completed' then case when c ? 'event_id' then exists (
    select from attendee a join survey_response r on r.attendee_id = a.id
    where a.org_id = t.org_id and a.event_id = (c ->> 'event_id')::bigint and a.email_key = p.email_key) else p.answered end
  when 'programme_completed' then exists (
    select from training_assignment s
    where s.org_id = t.org_id and s.programme_id = (c ->> 'programme_id')::bigint and s.email_key = p.email_key and s.completed_at is not null)
  end`

/**
 * Returns those of these people who meet all criteria of a badge and never had it, not even by hand or revoked. The
 * statement is the same for all criteria, so that the database keeps one plan; `offset 0` makes it look awards up one
 * by one, even in a plan made when there were none.
 * @param keys normalised email addresses
 * @returns each with their latest name; the event is the one asked for, else the one named in the criteria
 */
export async function whoMeets(ctx: TxContext, keys: readonly string[], sought: Sought): Promise<Candidate[]> {
  const { types, templateId = null, eventId } = sought
  if (keys.length === 0) return []
  return many<Candidate>(ctx)`
    with people as materialized (${peopleWithDeeds(ctx.orgId, keys)}), met as materialized (
      select t.org_id, t.id as template_id, t.criteria, p.email_key, (
        select id from event where org_id = t.org_id and id = coalesce(${eventId}::bigint, (
          select (c ->> 'event_id')::bigint from jsonb_array_elements(t.criteria) c where c ? 'event_id' limit 1))) as event_id
      from badge_template t cross join people p
      where t.org_id = ${ctx.orgId} and t.active and (${templateId}::bigint is null or t.id = ${templateId})
        and exists (select from jsonb_array_elements(t.criteria) c where c ->> 'type' = any(${types}::text[]))
        and not exists (select from badge_award w where w.template_id = t.id and w.email_key = p.email_key offset 0)
        and not exists (select from jsonb_array_elements(t.criteria) c where (${isMet}) is not true)
    )
    select m.template_id, m.criteria, m.email_key, known.email, known.name, m.event_id, (
      select a.id from attendee a where a.event_id = m.event_id and a.email_key = m.email_key) as attendee_id
    from met m cross join lateral (
      (select 1 as rank, a.email, trim(a.first_name || ' ' || a.last_name) as name from attendee a
        where a.org_id = m.org_id and a.email_key = m.email_key
        order by (a.event_id = m.event_id) is true desc, a.id desc limit 1)
      union all
      (select 2, e.attendee_email, e.attendee_name from certificate e
        where e.org_id = m.org_id and e.attendee_id is null and e.attendee_email is not null
          and lower(e.attendee_email) = m.email_key order by e.id desc limit 1)
      union all
      (select 3, s.email, s.name from training_assignment s
        where s.org_id = m.org_id and s.email_key = m.email_key order by s.id desc limit 1)
      order by rank limit 1) known
    order by m.template_id, m.email_key`
}
