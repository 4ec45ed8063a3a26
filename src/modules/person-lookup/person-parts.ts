import type { Context } from '../../platform/context/context.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { badgeLinks } from '../badges/index.ts'
import { certificateLinks, certificatesOfAddress } from '../certificates/index.ts'

type Row = Record<string, unknown>

/** A kind of records about a person: the scope to read them, and the rows with `id`, and `event_id` if `ofEvents`. */
export type PersonPart = {
  needs: string
  ofEvents: boolean
  /** @param key the normalised address */
  records: (ctx: Context, key: string) => Sql
  toWire?: (row: Row, ctx: Context) => Row
}

const MAX_ANSWER_BYTES = 1_000_000

/** The name of the event `e`, or null. */
const eventName = sql`(select e.name from event e where e.id = t.event_id) as event_name`

export const PERSON_PARTS: Record<string, PersonPart> = {
  registrations: {
    needs: 'attendees:read',
    ofEvents: true,
    records: ({ orgId }, key) => sql`
      select a.id, a.event_id, e.name as event_name, e.event_date, trim(a.first_name || ' ' || a.last_name) as name,
        a.status, a.checked_in_at, a.sessions_attended, a.created_at
      from attendee a join event e on e.id = a.event_id where a.org_id = ${orgId} and a.email_key = ${key}`,
    toWire: ({ id, ...row }) => ({ attendee_id: id, ...row }),
  },
  // Certificates of attendees follow the current address, as badges count them.
  certificates: {
    needs: 'certificates:read',
    ofEvents: true,
    records: ({ orgId, now }, key) => sql`
      select c.id, c.event_id, c.event_name, c.attendee_name as name, c.kind, c.tier,
        case when c.status = 'active' and c.expires_at <= ${now()} then 'expired' else c.status end as status,
        c.issued_at, c.expires_at, c.public_id
      from certificate c where c.org_id = ${orgId} and c.id = any(array(${certificatesOfAddress({ orgId }, key)}))`,
    toWire: ({ public_id, ...row }, ctx) => ({ ...row, cert_url: certificateLinks(ctx, `${public_id}`).cert_url }),
  },
  badges: {
    needs: 'badges:read',
    ofEvents: true,
    records: ({ orgId, now }, key) => sql`
      select t.id, t.template_id as badge_template_id, t.event_id, ${eventName}, v.name as badge_name,
        t.recipient_name as name, case when t.revoked_at is not null then 'revoked' when t.expires_at <= ${now()} then 'expired' else 'active' end as status,
        t.awarded_at, t.expires_at, t.public_id
      from badge_award t
      join badge_template_version v on v.template_id = t.template_id and v.version = t.template_version
      where t.org_id = ${orgId} and t.email_key = ${key}`,
    toWire: ({ public_id, ...row }, ctx) => ({ ...row, badge_url: badgeLinks(ctx, `${public_id}`).url }),
  },
  survey_responses: {
    needs: 'surveys:read',
    ofEvents: true,
    records: ({ orgId }, key) => sql`
      select t.id, t.event_id, ${eventName}, t.attendee_id, t.submitted_at,
        case when sum(octet_length(t.answers::text)) over (order by t.id desc) <= ${MAX_ANSWER_BYTES}::int then t.answers end as answers
      from attendee a join survey_response t on t.attendee_id = a.id
      where a.org_id = ${orgId} and a.email_key = ${key}`,
  },
  emails: {
    needs: 'emails:read',
    ofEvents: true,
    records: ({ orgId }, key) => sql`
      select t.id, t.event_id, ${eventName}, t.kind, t.subject, t.status, t.reason, t.bounce, t.created_at, t.sent_at
      from email t where t.org_id = ${orgId} and t.to_key = ${key} and t.to_key <> ''`,
  },
  training: {
    needs: 'training:read',
    ofEvents: false,
    records: ({ orgId, now }, key) => sql`
      select s.id, s.programme_id, p.name as programme_name, s.cycle, s.due_date::text, s.assigned_at, s.completed_at,
        case when s.completed_at is not null then 'compliant'
          when s.due_date < (select local_day(${now()}, time_zone) from organisation where id = ${orgId}) then 'overdue'
          else 'due' end as status
      from training_assignment s join training_programme p on p.id = s.programme_id
      where s.org_id = ${orgId} and s.email_key = ${key}`,
  },
  completions: {
    needs: 'training:read',
    ofEvents: false,
    records: ({ orgId }, key) => sql`
      select c.id, c.course_id, k.name as course_name, c.completed_at
      from training_completion c join training_course k on k.id = c.course_id
      where c.org_id = ${orgId} and c.email_key = ${key}`,
  },
  contacts: {
    needs: 'crm:read',
    ofEvents: false,
    records: ({ orgId }, key) => sql`
      select c.id, trim(c.first_name || ' ' || c.last_name) as name, c.phone, c.title, o.name as account_name, c.owner,
        c.tags, c.lifecycle_stage, c.lead_score, c.last_activity_at, c.created_at
      from contact k join contact c on c.id = coalesce(k.merged_into, k.id) left join account o on o.id = c.account_id
      where k.org_id = ${orgId} and k.email_key = ${key}`,
  },
  suppressions: {
    needs: 'emails:read',
    ofEvents: false,
    records: ({ orgId }, key) => sql`
      select id, reason, created_at from email_suppression where org_id = ${orgId} and address_key = ${key}`,
  },
}
