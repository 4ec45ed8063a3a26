import type { AutomationRule } from '@laurel/client'

export type Trigger = AutomationRule['trigger']
export type RuleAction = Pick<AutomationRule['actions'][number], 'type'> & Partial<AutomationRule['actions'][number]>
export type ActionType = RuleAction['type']

/** A rule of an event or of the organisation. */
export type Rule = Omit<AutomationRule, 'event_id' | 'session_id' | 'organisation_rule_id'> &
  Partial<Pick<AutomationRule, 'session_id' | 'organisation_rule_id'>>

/** Every trigger, in groups as the form offers them. */
export const TRIGGER_GROUPS = {
  before: ['before_event', 'before_session'],
  registration: ['registered', 'waitlisted', 'cancelled', 'form_submitted'],
  after: ['attended_event', 'registered_no_show', 'after_event', 'survey_answered', 'survey_not_completed'],
  certificates: ['certificate_issued', 'certificate_expiring', 'badge_earned'],
  training: ['lms_course_completed', 'compliance_overdue'],
} as const satisfies Record<string, readonly Trigger[]>

/** Hours that the form proposes for triggers that count hours; the others have none. */
export const HOURS: Partial<Record<Trigger, number>> = { before_event: 24, before_session: 1, after_event: 1 }

export const ACTIONS = [
  'send_email',
  'issue_certificate',
  'award_badge',
  'add_crm_tag',
  'send_webhook',
] as const satisfies readonly ActionType[]

/** Field that names the target of an action. */
export const TARGETS = {
  send_email: 'template_id',
  award_badge: 'badge_template_id',
  send_webhook: 'endpoint_id',
  add_crm_tag: 'tag',
} as const satisfies Partial<Record<ActionType, keyof RuleAction>>

/** Whether a rule is a copy of one of the organisation, which it follows: only its switch is its own. */
export const isCopy = ({ organisation_rule_id }: Rule): boolean => organisation_rule_id != null
