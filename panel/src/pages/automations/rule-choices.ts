import type { AutomationRule } from '@laurel/client'

export type Trigger = AutomationRule['trigger']
export type RuleAction = Pick<AutomationRule['actions'][number], 'type'> & Partial<AutomationRule['actions'][number]>
export type ActionType = RuleAction['type']

export const TRIGGERS = [
  'attended_event',
  'registered_no_show',
  'certificate_issued',
  'survey_not_completed',
  'badge_earned',
  'lms_course_completed',
  'compliance_overdue',
] as const satisfies readonly Trigger[]

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

/**
 * Whether the form can show the whole rule. It would change a trigger that it does not offer, and copies of rules of the
 * organisation follow their original.
 */
export const isEditable = ({ trigger, organisation_rule_id }: AutomationRule): boolean =>
  organisation_rule_id === null && (TRIGGERS as readonly Trigger[]).includes(trigger)
