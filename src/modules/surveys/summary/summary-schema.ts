import type { Static } from 'typebox'
import { nullable, oneOf, Timestamp } from '../../../platform/http/schema.ts'
import { QUESTION_TYPES } from '../../../platform/questions/question-schema.ts'
import { Type } from '../../../platform/type.ts'
import { SURVEY_STATES } from '../survey-state.ts'

const measure = (description: string) => nullable(Type.Number({ description }))

const Count = Type.Object({
  value: Type.Unsafe<string | number | boolean>({
    type: ['string', 'number', 'boolean'],
    description: 'The answer: an option, a number, true or false; the lower end of a range',
  }),
  to: nullable(Type.Number({ description: 'The upper end of a range; null: value alone is meant' })),
  count: Type.Integer(),
})

const QuestionSummary = Type.Object({
  question_id: Type.String(),
  question: Type.String({ description: 'As it is asked now, else as it was asked last' }),
  type: oneOf(QUESTION_TYPES),
  asked: Type.Boolean({ description: 'Whether the survey asks it now' }),
  answered: Type.Integer({ description: 'How many answered it' }),
  mean: measure('Of numbers and ratings'),
  median: measure('Of numbers and ratings'),
  min: measure('Of numbers and ratings'),
  max: measure('Of numbers and ratings'),
  distribution: Type.Array(Count, {
    description:
      'How often each was answered, for all types but texts and days; numbers of more than 20 sizes are counted in ten equal ranges',
  }),
  texts: Type.Array(Type.String(), {
    description: 'The newest texts or days, at most ten of the newest 200 responses',
  }),
})

export const SurveySummary = Type.Object(
  {
    state: oneOf(SURVEY_STATES, { description: 'none: the event has no questions' }),
    opens_at: nullable({ ...Timestamp, description: 'null: the end of the event is not known' }),
    closes_at: nullable({ ...Timestamp, description: 'null: it stays open' }),
    asked: Type.Integer({ description: 'The attendees who are registered, and may answer' }),
    responses: Type.Integer({ description: 'All responses' }),
    response_rate: Type.Number({ description: 'How many of those who are asked have answered, from 0 to 1' }),
    questions: Type.Array(QuestionSummary),
  },
  { title: 'SurveySummary' },
)

export type SurveySummary = Static<typeof SurveySummary>
export type QuestionSummary = Static<typeof QuestionSummary>
