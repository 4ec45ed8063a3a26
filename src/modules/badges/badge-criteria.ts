import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { oneOf } from '../../platform/http/validation/schema.ts'

const MAX_COUNT = 10_000

/** What each kind of rule says besides its type, and which of these it must say. */
export const CRITERION_FIELDS = {
  sessions_attended: { needed: ['min'], allowed: ['min'] },
  events_attended: { needed: ['min'], allowed: ['min'] },
  event_attended: { needed: ['event_id'], allowed: ['event_id'] },
  certificates_earned: { needed: ['min'], allowed: ['min'] },
  survey_completed: { needed: [], allowed: ['event_id'] },
  programme_completed: { needed: ['programme_id'], allowed: ['programme_id'] },
} as const

export type CriterionType = keyof typeof CRITERION_FIELDS

export const CRITERION_TYPES = Object.keys(CRITERION_FIELDS) as CriterionType[]

const Criterion = Type.Object(
  {
    type: oneOf(CRITERION_TYPES, { description: 'What must have been done' }),
    min: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MAX_COUNT,
        description: 'How many, over all events; of sessions_attended, events_attended and certificates_earned',
      }),
    ),
    event_id: Type.Optional(
      Type.Integer({
        description: 'The event; of event_attended, and of survey_completed, where any will do without it',
      }),
    ),
    programme_id: Type.Optional(Type.Integer({ description: 'The training programme; of programme_completed' })),
  },
  { title: 'BadgeCriterion', description: 'One thing that must have been done' },
)

/** Rules that must all hold of a person. */
export const Criteria = Type.Array(Criterion, {
  maxItems: 10,
  description: 'All of these must hold; an empty list: given by hand alone',
})

export type Criterion = Static<typeof Criterion>
