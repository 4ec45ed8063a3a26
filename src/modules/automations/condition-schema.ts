import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf } from '../../platform/http/validation/schema.ts'

const CONDITION_FIELDS = ['tag', 'answer', 'tier', 'kind', 'language', 'attended'] as const
const OPERATORS = ['is', 'is_not'] as const
const MAX_CONDITIONS = 10

const of = {
  field: oneOf(CONDITION_FIELDS, {
    description:
      'tag: a tag of the attendee; answer: their answer to `question_id`; tier, kind: of the certificate, or of any active certificate of the attendee; language: of the attendee, or else of the event; attended: whether the attendee has checked in',
  }),
  value: Type.String({
    minLength: 1,
    maxLength: 500,
    description:
      'Text to compare with; `true` or `false` for attended, yes_no and consent. An answer with several options, and a tag, match when one of them is the value',
  }),
}
const questionId = { maxLength: 64 }

export const Condition = Type.Object(
  {
    field: of.field,
    question_id: nullable(
      Type.String({
        ...questionId,
        description: 'Registration question whose answer is compared; null: not about an answer',
      }),
    ),
    operator: oneOf(OPERATORS, { description: 'Comparison' }),
    value: of.value,
  },
  { title: 'AutomationCondition' },
)

const NewCondition = Type.Object(
  {
    field: of.field,
    question_id: Type.Optional(
      nullable(
        Type.String({
          ...questionId,
          description: 'Registration question whose answer is compared; for `answer` only',
        }),
      ),
    ),
    operator: Type.Optional(oneOf(OPERATORS, { default: 'is', description: 'Comparison' })),
    value: of.value,
  },
  { title: 'NewAutomationCondition' },
)

export const NewConditions = Type.Array(NewCondition, {
  maxItems: MAX_CONDITIONS,
  description: 'Conditions that must all hold when an action is due; otherwise it is skipped',
  examples: [[{ field: 'attended', operator: 'is', value: 'true' }]],
})

export type Condition = Static<typeof Condition>
export type NewCondition = Static<typeof NewCondition>
