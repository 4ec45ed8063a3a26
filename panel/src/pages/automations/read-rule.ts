import type { NewAutomationRule } from '@laurel/client'
import { numberIn, textOf } from '../../components/fields.tsx'
import type { Condition } from './condition-choices.ts'
import { type ActionType, HOURS, type RuleAction, TARGETS } from './rule-choices.ts'
import type { RowOf } from './use-rows-of.ts'

type Rows = { conditions: readonly RowOf<Condition>[]; actions: readonly RowOf<RuleAction>[] }

/** Reads the fields of a rule. Rows name their inputs by their position: `actions.0.type`. */
export function readRule(values: FormData, { conditions, actions }: Rows): NewAutomationRule {
  const trigger = textOf(values, 'trigger') as NewAutomationRule['trigger']
  return {
    name: textOf(values, 'name'),
    trigger,
    ...(trigger in HOURS && { trigger_hours: numberIn(values, 'trigger_hours') }),
    ...(values.has('session_id') && { session_id: numberIn(values, 'session_id') }),
    ...(trigger === 'form_submitted' && { form_id: numberIn(values, 'form_id') }),
    conditions: conditions.map((_, nth) => readCondition(values, `conditions.${nth}`)),
    actions: actions.map(({ value: { id } }, nth) => readAction(values, `actions.${nth}`, id)),
  }
}

function readCondition(values: FormData, at: string): NonNullable<NewAutomationRule['conditions']>[number] {
  const questionId = textOf(values, `${at}.question_id`)
  return {
    field: textOf(values, `${at}.field`) as Condition['field'],
    ...(questionId !== '' && { question_id: questionId }),
    operator: (textOf(values, `${at}.operator`) || 'is') as Condition['operator'],
    value: textOf(values, `${at}.value`),
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
