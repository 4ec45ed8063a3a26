import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable, oneOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { QUESTION_TYPES } from '../../../platform/questions/question-schema.ts'
import { SURVEY_STATE, SURVEY_STATES } from '../survey-state.ts'

const measure = (what: string) =>
  nullable(Type.Number({ description: `${what} of numbers and ratings; null: of another type, or nobody answered` }))

const Count = Type.Object({
  value: Type.Unsafe<string | number | boolean>({
    type: ['string', 'number', 'boolean'],
    description: 'The answer: an option, a number, true or false; the lower end of a range',
  }),
  to: nullable(Type.Number({ description: 'The upper end of a range; null: value alone is meant' })),
  count: Type.Integer({ description: 'How many gave it' }),
})

const QuestionSummary = Type.Object({
  question_id: Type.String({ description: 'The id of the question in the survey' }),
  question: Type.String({ description: 'As it is asked now, else as it was asked last' }),
  type: oneOf(QUESTION_TYPES, { description: 'What kind of answer it asks for' }),
  asked: Type.Boolean({ description: 'Whether the survey asks it now' }),
  answered: Type.Integer({ description: 'How many answered it' }),
  mean: measure('Mean'),
  median: measure('Median'),
  min: measure('Lowest'),
  max: measure('Highest'),
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
    state: oneOf(SURVEY_STATES, { description: SURVEY_STATE }),
    opens_at: TimeOrNull('From when on it can be answered', 'the end of the event is not known'),
    closes_at: TimeOrNull('Until when it can be answered', 'it stays open'),
    asked: Type.Integer({ description: 'The attendees who are registered, and may answer' }),
    responses: Type.Integer({ description: 'All responses' }),
    response_rate: Type.Number({ description: 'How many of those who are asked have answered, from 0 to 1' }),
    questions: Type.Array(QuestionSummary, {
      description: 'Those that are asked now, in their order, then those that were asked before',
    }),
  },
  { title: 'SurveySummary', description: 'What was answered to a survey, by question' },
)

export type SurveySummary = Static<typeof SurveySummary>
export type QuestionSummary = Static<typeof QuestionSummary>
