import { type Sql, sql } from '../../platform/db/sql.ts'
import { overdueAssignments } from '../training/index.ts'
import type { SubjectType, Trigger } from './automation-schema.ts'

/** Restricts subjects, as a condition on their id and, for before_session, on the session. */
export type Only = (id: Sql, session: Sql) => Sql

type Subjects = {
  subjectType: SubjectType
  /**
   * Query for the subjects of a rule `r`, as `id`, `at`, the time it happened, and `occasion`, which distinguishes
   * several firings for one subject.
   */
  of: (only: Only, now: Date) => Sql
  /**
   * Condition that a row `s` of the query happened while the rule and its action were on (`on_since`); by default, this
   * is derived from `at`.
   */
  isNew?: Sql
}

/** Condition that the person of a row `x` is registered for the event of the rule. */
const isRegistered = sql`exists (select from attendee p
  where p.event_id = r.event_id and p.email_key = x.email_key and p.status = 'registered')`

/** Records without an event concern the events that the person is registered for. */
const concerns = (events: Sql, event: Sql) => sql`(exists (select ${events} and ${event} = r.event_id)
  or not exists (select ${events} and ${event} is not null) and ${isRegistered})`

/**
 * Events that are required together with the course of a completion `x`, and events of the programme of an assignment
 * `x`.
 */
const besideCourse = sql`from training_requirement c join training_requirement e on e.programme_id = c.programme_id
  where c.course_id = x.course_id`
const ofProgramme = sql`from training_requirement e where e.programme_id = x.programme_id`

/** The moment `m` that is some elapsed hours from another. */
const hours = (from: Sql, by: Sql) => sql`(select ${from} + make_interval(hours => ${by}) as at) m`

/** Condition that an attendee `x` is registered and was there at the moment `m`. */
const wasRegistered = (only: Sql) => sql`x.status = 'registered' and x.created_at <= m.at and ${only}`

/** Subjects of a rule, by its trigger. */
export const triggerSubjects: Record<Trigger, Subjects> = {
  attended_event: {
    subjectType: 'attendee',
    of: (only) => sql`
      select x.id, x.checked_in_at as at, 0::bigint as occasion from attendee x
      where x.event_id = r.event_id and x.status = 'registered' and x.checked_in_at is not null and ${only(sql`x.id`, sql`0`)}`,
  },
  registered_no_show: {
    subjectType: 'attendee',
    of: (only, now) => sql`
      select x.id, ended.at, 0::bigint as occasion from event_end(r.event_id) ended (at) join attendee x on x.event_id = r.event_id
      where ended.at <= ${now} and x.status = 'registered' and x.checked_in_at is null and ${only(sql`x.id`, sql`0`)}`,
  },
  certificate_issued: {
    subjectType: 'certificate',
    of: (only) => sql`
      select x.id, x.issued_at as at, 0::bigint as occasion from certificate x
      where x.event_id = r.event_id and x.status = 'active' and ${only(sql`x.id`, sql`0`)}`,
  },
  survey_not_completed: {
    subjectType: 'attendee',
    of: (only, now) => sql`
      select x.id, ended.at, 0::bigint as occasion from event_end(r.event_id) ended (at)
      join event e on e.id = r.event_id and jsonb_array_length(e.survey) > 0
        and (e.survey_closes_at is null or e.survey_closes_at > ${now})
      join attendee x on x.event_id = r.event_id
      where ended.at <= ${now} and x.status = 'registered' and x.checked_in_at is not null and ${only(sql`x.id`, sql`0`)}
        and not exists (select from survey_response a where a.attendee_id = x.id)`,
  },
  badge_earned: {
    subjectType: 'badge_award',
    of: (only, now) => sql`
      select x.id, x.awarded_at as at, 0::bigint as occasion from badge_award x
      where x.org_id = r.org_id and x.revoked_at is null and (x.expires_at is null or x.expires_at > ${now}) and ${only(sql`x.id`, sql`0`)}
        and (x.event_id = r.event_id or x.event_id is null and ${isRegistered})`,
  },
  lms_course_completed: {
    subjectType: 'training_completion',
    of: (only) => sql`
      select x.id, x.completed_at as at, x.created_at as told_at, 0::bigint as occasion from training_completion x
      where x.org_id = r.org_id and ${only(sql`x.id`, sql`0`)} and ${concerns(besideCourse, sql`e.event_id`)}`,
    // Other systems report some completions late, and often without a time.
    isNew: sql`s.told_at >= on_since and s.at >= date_trunc('day', on_since, 'UTC')`,
  },
  compliance_overdue: {
    subjectType: 'training_assignment',
    of: (only, now) => sql`
      select x.id, x.overdue_since as at, 0::bigint as occasion from (${overdueAssignments(now)}) x
      where x.org_id = r.org_id and ${only(sql`x.id`, sql`0`)} and ${concerns(ofProgramme, sql`e.event_id`)}`,
  },
  before_event: {
    subjectType: 'attendee',
    of: (only, now) => sql`
      select x.id, m.at, 0::bigint as occasion from ${hours(sql`event_start(r.event_id)`, sql`-r.trigger_hours`)}
      join attendee x on x.event_id = r.event_id
      where m.at <= ${now} and event_end(r.event_id) > ${now} and ${wasRegistered(only(sql`x.id`, sql`0`))}`,
  },
  after_event: {
    subjectType: 'attendee',
    of: (only, now) => sql`
      select x.id, m.at, 0::bigint as occasion from ${hours(sql`event_end(r.event_id)`, sql`r.trigger_hours`)}
      join attendee x on x.event_id = r.event_id
      where m.at <= ${now} and ${wasRegistered(only(sql`x.id`, sql`0`))}`,
  },
  before_session: {
    subjectType: 'attendee',
    of: (only, now) => sql`
      select x.id, m.at, s.id as occasion from session s
      cross join lateral ${hours(sql`s.start_time`, sql`-r.trigger_hours`)}
      join attendee x on x.event_id = s.event_id
      where s.event_id = r.event_id and (r.session_id is null or s.id = r.session_id) and m.at <= ${now}
        and s.end_time > ${now} and ${wasRegistered(only(sql`x.id`, sql`s.id`))}`,
  },
  registered: {
    subjectType: 'attendee',
    of: (only) => sql`
      select x.id, x.created_at as at, 0::bigint as occasion from attendee x
      where x.event_id = r.event_id and x.status = 'registered' and ${only(sql`x.id`, sql`0`)}`,
  },
  waitlisted: {
    subjectType: 'attendee',
    of: (only) => sql`
      select x.id, x.waitlisted_at as at, 0::bigint as occasion from attendee x
      where x.event_id = r.event_id and x.status in ('waitlisted', 'offered') and x.waitlisted_at is not null
        and ${only(sql`x.id`, sql`0`)}`,
  },
  cancelled: {
    subjectType: 'attendee',
    of: (only) => sql`
      select x.id, coalesce(x.cancelled_at, x.updated_at) as at, 0::bigint as occasion from attendee x
      where x.event_id = r.event_id and x.status = 'cancelled' and ${only(sql`x.id`, sql`0`)}`,
  },
  survey_answered: {
    subjectType: 'attendee',
    of: (only) => sql`
      select x.id, a.submitted_at as at, 0::bigint as occasion from attendee x join survey_response a on a.attendee_id = x.id
      where x.event_id = r.event_id and ${only(sql`x.id`, sql`0`)}`,
  },
  form_submitted: {
    subjectType: 'form_submission',
    of: (only) => sql`
      select x.id, x.submitted_at as at, 0::bigint as occasion from form_submission x
      where x.org_id = r.org_id and x.form_id = r.form_id and ${only(sql`x.id`, sql`0`)}`,
  },
  certificate_expiring: {
    subjectType: 'certificate',
    of: (only, now) => sql`
      select x.id, x.expires_at - make_interval(days => e.expiry_notice_days) as at, 0::bigint as occasion
      from certificate x join event e on e.id = x.event_id
      where x.event_id = r.event_id and x.status = 'active' and x.expires_at > ${now}
        and x.expires_at - make_interval(days => e.expiry_notice_days) <= ${now} and ${only(sql`x.id`, sql`0`)}`,
  },
}
