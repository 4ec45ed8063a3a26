import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Question } from '../../platform/questions/question-schema.ts'
import type { Answers } from '../../platform/questions/validate-answers.ts'
import type { Attendee } from '../attendees/index.ts'
import type { ActionType, RunStatus, SubjectType, Trigger } from './automation-schema.ts'
import type { Condition } from './condition-schema.ts'
import { personColumns, subjectJoins } from './subject-person.ts'

/** A run with the current state of everything it depends on. Null next to an id means that the record was deleted. */
export type RunFacts = {
  id: number
  rule_id: number
  action_id: number
  type: ActionType
  status: RunStatus
  subject_type: SubjectType
  subject_id: number
  /** The session of before_session, otherwise 0. */
  occasion: number
  occurred_at: Date
  email_id: number | null
  name: string
  email: string
  rule: {
    event_id: number
    name: string
    trigger: Trigger
    enabled: boolean
    trigger_hours: number | null
    conditions: Condition[]
  }
  /** Null: it was removed from the rule. */
  action: {
    delay_hours: number
    template_id: number | null
    badge_template_id: number | null
    endpoint_id: number | null
    tag: string | null
  } | null
  started_at: Date | null
  ended_at: Date | null
  session_start: Date | null
  session_end: Date | null
  survey: Question[] | null
  survey_opens_at: Date | null
  survey_closes_at: Date | null
  answered: boolean
  /** The person at the event of the rule, whatever the run is about. */
  attendee_id: number | null
  attendee_status: Attendee['status'] | null
  checked_in_at: Date | null
  tags: string[] | null
  answers: Answers | null
  /** The certificate that the run is about, otherwise the active ones of the attendee. */
  certificates: { tier: string | null; kind: string }[]
  attendee_language: string | null
  event_language: string | null
  organisation_language: string
  certificate_status: 'active' | 'expired' | 'revoked' | null
  certificate_expires_at: Date | null
  submission_id: number | null
  award_id: number | null
  award_revoked_at: Date | null
  award_expires_at: Date | null
  completion_id: number | null
  assignment_id: number | null
  assignment_completed_at: Date | null
  /** When it becomes overdue; null without a due date. */
  overdue_since: Date | null
}

/** Returns runs of the organisation in order of their ids; deleted ones are left out. */
export function readRuns(ctx: Pick<Context, 'db' | 'orgId'>, ids: number[]): Promise<RunFacts[]> {
  return many<RunFacts>(ctx)`
    with wanted as materialized (
      select u.*, r.event_id from automation_run u join automation_rule r on r.id = u.rule_id
      where u.org_id = ${ctx.orgId} and u.id = any(${ids}::bigint[])
    ), ended as materialized (
      select e.event_id, event_end(e.event_id) as at, event_start(e.event_id) as started_at from (select distinct event_id from wanted) e
    )
    select run.id, run.rule_id, run.action_id, run.type, run.status, run.subject_type, run.subject_id, run.occasion, run.occurred_at, run.email_id,
      ${personColumns}, json_build_object('event_id', r.event_id, 'name', r.name, 'trigger', r.trigger, 'enabled', r.enabled,
        'trigger_hours', r.trigger_hours, 'conditions', r.conditions) as rule,
      case when a.id is not null then json_build_object('delay_hours', a.delay_hours, 'template_id', a.template_id,
        'badge_template_id', a.badge_template_id, 'endpoint_id', a.endpoint_id, 'tag', a.tag) end as action,
      ended.at as ended_at, ended.started_at, held.start_time as session_start, held.end_time as session_end, e.survey, e.survey_opens_at, e.survey_closes_at, e.event_language, o.language as organisation_language,
      exists (select from survey_response s where s.attendee_id = person.id) as answered,
      person.id as attendee_id, person.status as attendee_status, person.checked_in_at, person.language as attendee_language,
      person.tags, person.answers, ${certificatesOfRun} as certificates, form_submission.id as submission_id,
      certificate.status as certificate_status, certificate.expires_at as certificate_expires_at,
      badge_award.id as award_id, badge_award.revoked_at as award_revoked_at, badge_award.expires_at as award_expires_at, training_completion.id as completion_id,
      training_assignment.id as assignment_id, training_assignment.completed_at as assignment_completed_at,
      case when training_assignment.due_date is not null then
        greatest(day_after(training_assignment.due_date, o.time_zone), training_assignment.assigned_at) end as overdue_since
    from wanted run ${subjectJoins}
    join automation_rule r on r.id = run.rule_id join event e on e.id = r.event_id join organisation o on o.id = run.org_id
    join ended on ended.event_id = r.event_id
    left join session held on held.org_id = run.org_id and held.event_id = r.event_id and held.id = run.occasion
    left join automation_action a on a.rule_id = run.rule_id and a.id = run.action_id
    left join attendee by_key on by_key.event_id = r.event_id and by_key.email_key = ${keyOfPerson}
    left join attendee person on person.id = coalesce(attendee.id, certificate.attendee_id, by_key.id)
    order by run.id`
}

/** In the form in which addresses of attendees are unique. */
const keyOfPerson = sql`coalesce(badge_award.email_key, training_completion.email_key, training_assignment.email_key,
  form_submission.email_key)`

const certificatesOfRun = sql`
  case when certificate.id is not null then json_build_array(json_build_object('tier', certificate.tier, 'kind', certificate.kind))
    when r.conditions = '[]' then '[]'
    else (select coalesce(json_agg(json_build_object('tier', c.tier, 'kind', c.kind)), '[]') from certificate c
      where c.attendee_id = person.id and c.status = 'active') end`
