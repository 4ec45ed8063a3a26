import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf, Page, Timestamp, Title } from '../../platform/http/validation/schema.ts'
import { TRIGGERS } from '../emails/index.ts'
import { Condition, NewConditions } from './condition-schema.ts'

/** Types of actions. */
const ACTION_TYPES = ['send_email', 'award_badge', 'issue_certificate', 'send_webhook', 'add_crm_tag'] as const

export const SUBJECT_TYPES = [
  'attendee',
  'certificate',
  'badge_award',
  'training_completion',
  'training_assignment',
  'form_submission',
] as const

const RUN_STATUSES = ['waiting', 'queued', 'done', 'failed', 'skipped', 'cancelled'] as const

/** Limit per event, because every occurrence there is matched against all rules. */
export const MAX_RULES = 100
/** Limit per organisation: each is copied to every new event, besides the event's own rules. */
export const MAX_ORGANISATION_RULES = 50
const MAX_ACTIONS = 10
const MAX_HOURS = 8_760

const name = Title(200, 'Name of the rule')
const trigger = oneOf(TRIGGERS, { description: 'Trigger of the rule; docs/automations.md describes when each fires' })
const enabled = Type.Boolean({
  default: true,
  description:
    'Whether the rule fires. Disabling it cancels its waiting runs; enabling it applies to anything that happens from then on',
})

const triggerHours = Type.Integer({
  minimum: 0,
  maximum: MAX_HOURS,
  description:
    'Elapsed hours before the event or session begins (before_event, before_session; required), or after the event is over (after_event; default 0)',
})
const sessionId = Type.Integer({ description: 'Session of before_session; null: every session of the event' })
const formId = Type.Integer({ description: 'Lead form of form_submitted, for which it is required' })

/** When a rule fires, besides its trigger; null where its trigger has no such setting. */
const settings = {
  trigger_hours: nullable(triggerHours),
  session_id: nullable(sessionId),
  form_id: nullable(formId),
}
const anywhere = {
  trigger_hours: Type.Optional(nullable(triggerHours)),
  form_id: Type.Optional(nullable(formId)),
  conditions: Type.Optional(NewConditions),
}
const newSettings = { ...anywhere, session_id: Type.Optional(nullable(sessionId)) }

const of = {
  type: oneOf(ACTION_TYPES, { description: 'Type of action' }),
  template_id: Type.Optional(Type.Integer({ description: 'Email template of `send_email`' })),
  badge_template_id: Type.Optional(Type.Integer({ description: 'Badge template of `award_badge`' })),
  endpoint_id: Type.Optional(Type.Integer({ description: 'Webhook endpoint of `send_webhook`' })),
  tag: Type.Optional(Title(50, 'Tag that `add_crm_tag` adds to the contact')),
}
const hours = {
  minimum: 0,
  maximum: MAX_HOURS,
  description: 'Delay in hours after the trigger, independent of clock changes',
}

const Action = Type.Object(
  {
    id: Type.Integer({ description: 'Number of the action within the rule' }),
    ...of,
    delay_hours: Type.Integer(hours),
  },
  { title: 'AutomationAction' },
)

const NewAction = Type.Object(
  {
    id: Type.Optional(
      Type.Integer({
        description:
          'In an update: number of the existing action. Without it, an action with the same type and target is kept',
      }),
    ),
    ...of,
    delay_hours: Type.Optional(Type.Integer({ ...hours, default: 0 })),
  },
  { title: 'NewAutomationAction' },
)

const actions = Type.Array(NewAction, {
  minItems: 1,
  maxItems: MAX_ACTIONS,
  description: 'Actions of the rule',
  examples: [[{ type: 'issue_certificate', delay_hours: 24 }]],
})

export const AutomationRule = Type.Object(
  {
    id: Type.Integer(),
    event_id: Type.Integer(),
    name,
    trigger,
    ...settings,
    conditions: Type.Array(Condition, { description: 'Conditions that must all hold when an action is due' }),
    actions: Type.Array(Action),
    enabled: Type.Boolean(),
    organisation_rule_id: nullable(
      Type.Integer({
        description:
          'Rule of the organisation that this one is a copy of; only `enabled` can be changed here. null: own rule',
      }),
    ),
    stats: Type.Object({
      pending: Type.Integer({ description: 'Number of runs that wait for their time or for an email to be sent' }),
      sent: Type.Integer({ description: 'Number of completed runs' }),
      failed: Type.Integer({ description: 'Number of failed runs' }),
    }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'AutomationRule' },
)

export const CreateRuleBody = Type.Object(
  { name, trigger, ...newSettings, actions, enabled: Type.Optional(enabled) },
  { title: 'NewAutomationRule' },
)
export const UpdateRuleBody = Type.Partial(
  Type.Object({ name, trigger, ...newSettings, actions, enabled: Type.Boolean() }),
  { title: 'AutomationRuleChange' },
)

const { event_id: _, session_id: __, organisation_rule_id: ___, ...ofBoth } = AutomationRule.properties

export const OrganisationRule = Type.Object(
  {
    ...ofBoth,
    event_count: Type.Integer({ description: 'Number of events that have a copy of the rule' }),
    stats: { ...AutomationRule.properties.stats, description: 'Runs of all copies' },
  },
  { title: 'OrganisationAutomationRule' },
)
export const CreateOrganisationRuleBody = Type.Object(
  { name, trigger, ...anywhere, actions, enabled: Type.Optional(enabled) },
  { title: 'NewOrganisationAutomationRule' },
)
export const UpdateOrganisationRuleBody = Type.Partial(
  Type.Object({ name, trigger, ...anywhere, actions, enabled: Type.Boolean() }),
  { title: 'OrganisationAutomationRuleChange' },
)

/** The person or record that a run is for. */
const subject = {
  subject_type: oneOf(SUBJECT_TYPES),
  subject_id: Type.Integer(),
  name: Type.Optional(
    Type.String({ description: 'Name of the person; empty when deleted; absent without the scope attendees:read' }),
  ),
  email: Type.Optional(
    Type.String({
      description: 'Email address of the person; empty when unknown; absent without the scope attendees:read',
    }),
  ),
  occurred_at: { ...Timestamp, description: 'When the trigger occurred' },
}

export const AutomationRun = Type.Object(
  {
    id: Type.Integer(),
    rule_id: Type.Integer(),
    action_id: Type.Integer(),
    type: oneOf(ACTION_TYPES),
    ...subject,
    session_id: nullable(Type.Integer({ description: 'Session that before_session fired for; null: another trigger' })),
    due_at: { ...Timestamp, description: 'When the action is due' },
    status: oneOf(RUN_STATUSES, {
      description:
        'waiting: not due yet. queued: waiting for its email to be sent. skipped: not done, for the reason given. cancelled: the rule was disabled or changed',
    }),
    reason: nullable(Type.String({ description: 'Why the action was not done; null: it was, or is still due' })),
    email_id: nullable(Type.Integer({ description: 'Id of the email of the run; null: none' })),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'AutomationRun' },
)

export const RunsQuery = Type.Object({ ...Page, status: Type.Optional(oneOf(RUN_STATUSES)) })

export const CatchUp = Type.Object(
  {
    count: Type.Integer({ description: 'Number of records that the rule has not handled yet' }),
    subjects: Type.Array(Type.Object(subject), { description: 'The first of these records' }),
  },
  { title: 'AutomationCatchUp' },
)

/** The settings of a trigger as they are stored. */
export type TriggerSettings = Pick<AutomationRule, keyof typeof settings>
export type Trigger = (typeof TRIGGERS)[number]
export type ActionType = (typeof ACTION_TYPES)[number]
export type SubjectType = (typeof SUBJECT_TYPES)[number]
export type NewAction = Static<typeof NewAction>
export type AutomationRule = Static<typeof AutomationRule>
export type CreateRule = Static<typeof CreateRuleBody>
export type UpdateRule = Static<typeof UpdateRuleBody>
export type OrganisationRule = Static<typeof OrganisationRule>
export type CreateOrganisationRule = Static<typeof CreateOrganisationRuleBody>
export type UpdateOrganisationRule = Static<typeof UpdateOrganisationRuleBody>
export type AutomationRun = Static<typeof AutomationRun>
export type RunsQuery = Static<typeof RunsQuery>
export type CatchUp = Static<typeof CatchUp>
export type RunStatus = (typeof RUN_STATUSES)[number]
