import type { AutomationRule } from '@laurel/client'
import type { Formats } from '../../messages/formats.ts'
import type { ruleMessages } from './messages/rules.ts'
import { type RuleAction, TARGETS } from './rule-choices.ts'
import type { Targets } from './use-targets.ts'

export type RuleTexts = (typeof ruleMessages)['en']

/** Describes the trigger of a rule: `Attended the event`. */
export const describeTrigger = (text: RuleTexts, { trigger }: AutomationRule) => text.triggers[trigger] ?? trigger

/** Describes an action with its delay and target: `Send email: Thanks, after 24 hours`. */
export function describeAction(text: RuleTexts, formats: Formats, action: RuleAction, targets: Targets): string {
  const name = text.actions[action.type] ?? action.type
  const target = targetOf(action, targets)
  const said = target === undefined ? name : text.withTarget(name, target)
  const hours = action.delay_hours ?? 0
  return hours === 0 ? said : text.delayed(text.hours(formats.number(hours)), said)
}

function targetOf(action: RuleAction, targets: Targets): string | undefined {
  if (action.type === 'add_crm_tag') return action.tag
  if (action.type === 'issue_certificate') return undefined
  const field = TARGETS[action.type]
  return targets[field]?.find(({ value }) => value === String(action[field]))?.label
}
