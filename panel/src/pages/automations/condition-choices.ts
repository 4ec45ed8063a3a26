import type { AutomationRule, Event } from '@laurel/client'
import { DEFAULT_KIND } from '../../components/default-kind.ts'
import { contentLanguageChoices } from '../../messages/content-languages.ts'
import type { ConditionTexts } from './messages/conditions.ts'
import type { Choice } from './use-choices.ts'

export type Condition = AutomationRule['conditions'][number]

/** Fields of conditions. Questions belong to one event, so rules of the organisation have no answers. */
export const FIELDS = ['tag', 'answer', 'tier', 'kind', 'language', 'attended'] as const satisfies Condition['field'][]
export const FIELDS_OF_ORGANISATION = FIELDS.filter((field) => field !== 'answer')

const choiceOf = (value: string): Choice => ({ value, label: value })

/** Returns the values to choose from; undefined for free text. */
export function valuesFor(
  text: ConditionTexts,
  { field, question_id }: Pick<Condition, 'field' | 'question_id'>,
  event: Event | undefined,
): Choice[] | undefined {
  const yesNo = [
    { value: 'true', label: text.yes },
    { value: 'false', label: text.no },
  ]
  if (field === 'attended') return yesNo
  if (field === 'language') return contentLanguageChoices
  if (event === undefined) return undefined
  if (field === 'tier') return event.certificate_tiers.map(({ name }) => choiceOf(name))
  if (field === 'kind')
    return [
      { value: DEFAULT_KIND, label: text.attendee },
      ...event.certificate_kinds.map(({ kind, label }) => ({ value: kind, label })),
    ]
  const question = event.registration_questions?.find(({ id }) => id === question_id)
  if (question?.type === 'yes_no' || question?.type === 'consent') return yesNo
  return question?.options?.map(choiceOf)
}

/** Describes a condition: `Has the tag vip`. */
export function describeCondition(text: ConditionTexts, condition: Condition, event: Event | undefined): string {
  const { field, question_id, operator, value } = condition
  const label = valuesFor(text, condition, event)?.find((each) => each.value === value)?.label ?? value
  const question = event?.registration_questions?.find(({ id }) => id === question_id)?.label ?? question_id ?? ''
  const is = (operator === 'is') === (field !== 'attended' || value === 'true')
  return text.says[field](label, is, question)
}
