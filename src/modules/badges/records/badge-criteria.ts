import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { oneOf } from '../../../platform/http/validation/schema.ts'

const MAX_COUNT = 10_000

/** Fields of each criterion type besides `type`, and which are required. */
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
    type: oneOf(CRITERION_TYPES, { description: 'Kind of achievement' }),
    min: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MAX_COUNT,
        description: 'Minimum count over all events; for sessions_attended, events_attended and certificates_earned',
      }),
    ),
    event_id: Type.Optional(
      Type.Integer({
        description: 'Event; for event_attended, and for survey_completed, where omitting it accepts any event',
      }),
    ),
    programme_id: Type.Optional(Type.Integer({ description: 'Training programme; for programme_completed' })),
  },
  { title: 'BadgeCriterion', description: 'A single criterion' },
)

/** Criteria that must all be met. */
export const Criteria = Type.Array(Criterion, {
  maxItems: 10,
  description: 'All of these must be met; empty: awarded by hand only',
})

export type Criterion = Static<typeof Criterion>
