import type { AutomationRule } from '@laurel/client'
import { messages } from '../../../messages/use-messages.tsx'

type Condition = AutomationRule['conditions'][number]
type Field = Condition['field']
type Says = (value: string, is: boolean, question: string) => string

export const conditionMessages = messages({
  title: 'Only if',
  about: 'All conditions must hold when an action is due. Without conditions, it applies to everyone.',
  everyone: 'Applies to everyone',
  nth: (n: string) => `Condition ${n}`,
  add: 'Add condition',
  remove: (n: string) => `Remove condition ${n}`,
  field: 'Condition',
  fields: {
    tag: 'Tag',
    answer: 'Answer to a question',
    tier: 'Certificate tier',
    kind: 'Certificate kind',
    language: 'Language',
    attended: 'Attended',
  } as Record<Field, string>,
  question: 'Question',
  noQuestions: 'This event asks no questions.',
  operator: 'Comparison',
  operators: { is: 'is', is_not: 'is not' } as Record<Condition['operator'], string>,
  value: 'Value',
  yes: 'Yes',
  no: 'No',
  choose: 'Choose…',
  attendee: 'Attendee',
  says: {
    tag: (value, is) => (is ? `Has the tag ${value}` : `Does not have the tag ${value}`),
    answer: (value, is, question) => `${question}: ${is ? '' : 'not '}${value}`,
    tier: (value, is) => `Certificate tier is ${is ? '' : 'not '}${value}`,
    kind: (value, is) => `Certificate kind is ${is ? '' : 'not '}${value}`,
    language: (value, is) => `Language is ${is ? '' : 'not '}${value}`,
    attended: (_, is) => (is ? 'Attended the event' : 'Did not attend the event'),
  } as Record<Field, Says>,
})

export type ConditionTexts = typeof conditionMessages
