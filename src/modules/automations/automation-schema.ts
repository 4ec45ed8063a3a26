import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf, Page, Timestamp, Title } from '../../platform/http/validation/schema.ts'
import { TRIGGERS } from '../emails/index.ts'

/** What a rule can do. */
const ACTION_TYPES = ['send_email', 'award_badge', 'issue_certificate', 'send_webhook', 'add_crm_tag'] as const

export const SUBJECT_TYPES = [
  'attendee',
  'certificate',
  'badge_award',
  'training_completion',
  'training_assignment',
] as const

const RUN_STATUSES = ['waiting', 'queued', 'done', 'failed', 'skipped', 'cancelled'] as const

/** A rule of an event is looked for at each thing that happens there. */
export const MAX_RULES = 100
const MAX_ACTIONS = 10
const MAX_HOURS = 8_760

const name = Title(200, 'What it is called')
const trigger = oneOf(TRIGGERS, { description: 'What it waits for; docs/automations.md tells when each fires' })
const enabled = Type.Boolean({
  default: true,
  description:
    'Whether it fires. Switched off, it cancels what it has waiting; switched on, it fires for what happens from then on',
})

const of = {
  type: oneOf(ACTION_TYPES, { description: 'What is done' }),
  template_id: Type.Optional(Type.Integer({ description: 'Of `send_email`: the email template' })),
  badge_template_id: Type.Optional(Type.Integer({ description: 'Of `award_badge`: the badge template' })),
  endpoint_id: Type.Optional(Type.Integer({ description: 'Of `send_webhook`: the webhook endpoint' })),
  tag: Type.Optional(Title(50, 'Of `add_crm_tag`: the tag that the contact gets')),
}
const hours = {
  minimum: 0,
  maximum: MAX_HOURS,
  description: 'So many hours after it fired, as a clock counts them that is never put forward or back',
}

const Action = Type.Object(
  { id: Type.Integer({ description: 'Its number within the rule' }), ...of, delay_hours: Type.Integer(hours) },
  { title: 'AutomationAction' },
)

const NewAction = Type.Object(
  {
    id: Type.Optional(
      Type.Integer({ description: 'Of a change: the action that it was. Without it, one of the same type and target' }),
    ),
    ...of,
    delay_hours: Type.Optional(Type.Integer({ ...hours, default: 0 })),
  },
  { title: 'NewAutomationAction' },
)

const actions = Type.Array(NewAction, {
  minItems: 1,
  maxItems: MAX_ACTIONS,
  description: 'What is done',
  examples: [[{ type: 'issue_certificate', delay_hours: 24 }]],
})

export const AutomationRule = Type.Object(
  {
    id: Type.Integer(),
    event_id: Type.Integer(),
    name,
    trigger,
    actions: Type.Array(Action),
    enabled: Type.Boolean(),
    stats: Type.Object({
      pending: Type.Integer({ description: 'What waits for its time, or as an email to be sent' }),
      sent: Type.Integer({ description: 'What was done' }),
      failed: Type.Integer({ description: 'What could not be done' }),
    }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'AutomationRule' },
)

export const CreateRuleBody = Type.Object(
  { name, trigger, actions, enabled: Type.Optional(enabled) },
  { title: 'NewAutomationRule' },
)
export const UpdateRuleBody = Type.Partial(Type.Object({ name, trigger, actions, enabled: Type.Boolean() }), {
  title: 'AutomationRuleChange',
})

/** Whom or what a run is for. */
const subject = {
  subject_type: oneOf(SUBJECT_TYPES),
  subject_id: Type.Integer(),
  name: Type.Optional(
    Type.String({ description: 'Whom it is for; empty when they are gone; absent without the scope attendees:read' }),
  ),
  email: Type.Optional(
    Type.String({ description: 'Their address; empty when none is known; absent without the scope attendees:read' }),
  ),
  occurred_at: { ...Timestamp, description: 'When what the rule waits for happened' },
}

export const AutomationRun = Type.Object(
  {
    id: Type.Integer(),
    rule_id: Type.Integer(),
    action_id: Type.Integer(),
    type: oneOf(ACTION_TYPES),
    ...subject,
    due_at: { ...Timestamp, description: 'When it is to be done' },
    status: oneOf(RUN_STATUSES, {
      description:
        'waiting: for its time. queued: as an email that is to be sent. skipped: nothing is to be done, for the reason that it tells. cancelled: the rule was switched off, or changed',
    }),
    reason: nullable(Type.String({ description: 'Why nothing was done' })),
    email_id: nullable(Type.Integer({ description: 'The email that it is, or was, done by' })),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'AutomationRun' },
)

export const RunsQuery = Type.Object({ ...Page, status: Type.Optional(oneOf(RUN_STATUSES)) })

export const CatchUp = Type.Object(
  {
    count: Type.Integer({ description: 'How many subjects the rule has found that it has done nothing for' }),
    subjects: Type.Array(Type.Object(subject), { description: 'The first of them' }),
  },
  { title: 'AutomationCatchUp' },
)

export type Trigger = (typeof TRIGGERS)[number]
export type ActionType = (typeof ACTION_TYPES)[number]
export type SubjectType = (typeof SUBJECT_TYPES)[number]
export type NewAction = Static<typeof NewAction>
export type AutomationRule = Static<typeof AutomationRule>
export type CreateRule = Static<typeof CreateRuleBody>
export type UpdateRule = Static<typeof UpdateRuleBody>
export type AutomationRun = Static<typeof AutomationRun>
export type RunsQuery = Static<typeof RunsQuery>
export type CatchUp = Static<typeof CatchUp>
export type RunStatus = (typeof RUN_STATUSES)[number]
