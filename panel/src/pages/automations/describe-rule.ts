import type { Formats } from '../../messages/formats.ts'
import type { ruleMessages } from './messages/rules.ts'
import type { TriggerTexts } from './messages/triggers.ts'
import { type Rule, type RuleAction, TARGETS } from './rule-choices.ts'
import type { Subjects } from './use-choices.ts'
import type { Targets } from './use-targets.ts'

export type RuleTexts = typeof ruleMessages
type When = Pick<Rule, 'trigger' | 'trigger_hours' | 'session_id' | 'form_id'>

const DAY = 24

/** A number of hours in words: `24 hours`, `3 days`; null for none. */
function periodOf(text: TriggerTexts, formats: Formats, hours: number): string | null {
  if (hours === 0) return null
  const isDays = hours > DAY && hours % DAY === 0
  return text.period(formats.number(isDays ? hours / DAY : hours), isDays)
}

/** Describes when a rule fires: `24 hours before the event starts`. */
export function describeTrigger(text: TriggerTexts, formats: Formats, rule: When, subjects: Subjects): string {
  const { trigger, session_id, form_id } = rule
  const period = periodOf(text, formats, rule.trigger_hours ?? 0)
  if (trigger === 'before_event') return text.beforeEvent(period)
  if (trigger === 'after_event') return text.afterEvent(period)
  if (trigger === 'before_session') {
    if (session_id == null) return text.beforeEach(period)
    const session = subjects.sessions?.find(({ value }) => value === String(session_id))
    return text.beforeSession(period, session?.label ?? text.unknownSession)
  }
  if (trigger !== 'form_submitted') return text.names[trigger]
  return text.submitted(subjects.forms?.find(({ value }) => value === String(form_id))?.label ?? text.unknownForm)
}

type ActionTexts = { text: RuleTexts; triggers: TriggerTexts; formats: Formats }

/** Describes an action with its delay and target: `Send email: Thanks, after 24 hours`. */
export function describeAction({ text, triggers, formats }: ActionTexts, action: RuleAction, targets: Targets): string {
  const name = text.actions[action.type] ?? action.type
  const target = targetOf(action, targets)
  const described = target === undefined ? name : text.withTarget(name, target)
  const period = periodOf(triggers, formats, action.delay_hours ?? 0)
  return period === null ? described : text.delayed(period, described)
}

function targetOf(action: RuleAction, targets: Targets): string | undefined {
  if (action.type === 'add_crm_tag') return action.tag
  if (action.type === 'issue_certificate') return undefined
  const field = TARGETS[action.type]
  return targets[field]?.find(({ value }) => value === String(action[field]))?.label
}
