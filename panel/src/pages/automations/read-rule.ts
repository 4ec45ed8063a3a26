import type { NewAutomationRule } from '@laurel/client'
import { numberIn, textOf } from '../../components/fields.tsx'
import { type ActionType, type RuleAction, TARGETS } from './rule-choices.ts'
import type { RowOf } from './use-rows-of.ts'

/** Reads the fields of a rule. Rows of actions name their inputs by their position: `actions.0.type`. */
export function readRule(values: FormData, actions: readonly RowOf<RuleAction>[]): NewAutomationRule {
  return {
    name: textOf(values, 'name'),
    trigger: textOf(values, 'trigger') as NewAutomationRule['trigger'],
    actions: actions.map(({ value: { id } }, nth) => readAction(values, `actions.${nth}`, id)),
  }
}

function readAction(values: FormData, at: string, id: number | undefined): NewAutomationRule['actions'][number] {
  const type = textOf(values, `${at}.type`) as ActionType
  const delay = numberIn(values, `${at}.delay_hours`) ?? 0
  const action = { ...(id !== undefined && { id }), type, delay_hours: delay }
  if (type === 'issue_certificate') return action
  const target = TARGETS[type]
  const value = target === 'tag' ? textOf(values, `${at}.tag`) : numberIn(values, `${at}.${target}`)
  return value === null || value === '' ? action : { ...action, [target]: value }
}
