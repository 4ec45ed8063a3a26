import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { nullable, oneOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { QUESTION_TYPES } from '../../../platform/questions/question-schema.ts'
import { SURVEY_STATE, SURVEY_STATES } from '../state/survey-state.ts'

const measure = (what: string) =>
  nullable(Type.Number({ description: `${what} of numbers and ratings; null: another type, or nobody answered` }))

const Count = Type.Object({
  value: Type.Unsafe<string | number | boolean>({
    type: ['string', 'number', 'boolean'],
    description: 'The answer: an option, a number, true or false; the lower end of a range',
  }),
  to: nullable(Type.Number({ description: 'Upper end of a range; null: the entry is a single value' })),
  count: Type.Integer({ description: 'Number of people who gave this answer' }),
})

const QuestionSummary = Type.Object({
  question_id: Type.String({ description: 'Id of the question in the survey' }),
  question: Type.String({ description: 'Current text of the question, or the last one if it is no longer asked' }),
  type: oneOf(QUESTION_TYPES, { description: 'Type of answer that the question asks for' }),
  asked: Type.Boolean({ description: 'Whether the survey currently asks this question' }),
  answered: Type.Integer({ description: 'Number of people who answered it' }),
  mean: measure('Mean'),
  median: measure('Median'),
  min: measure('Lowest'),
  max: measure('Highest'),
  distribution: Type.Array(Count, {
    description:
      'Number of people per answer, for all types except texts and dates; numbers with more than 20 distinct values are counted in ten equal ranges',
  }),
  texts: Type.Array(Type.String(), {
    description: 'The newest texts or dates: at most ten, from the newest 200 responses',
  }),
})

export const SurveySummary = Type.Object(
  {
    state: oneOf(SURVEY_STATES, { description: SURVEY_STATE }),
    opens_at: TimeOrNull('When the survey opens', 'the event has no end time'),
    closes_at: TimeOrNull('When the survey closes', 'it stays open'),
    asked: Type.Integer({ description: 'Number of registered attendees, who may answer' }),
    responses: Type.Integer({ description: 'Number of responses' }),
    response_rate: Type.Number({ description: 'Share of registered attendees who answered, from 0 to 1' }),
    questions: Type.Array(QuestionSummary, {
      description: 'Current questions in order, then former questions',
    }),
  },
  { title: 'SurveySummary', description: 'Summary of all responses to a survey, by question' },
)

export type SurveySummary = Static<typeof SurveySummary>
export type QuestionSummary = Static<typeof QuestionSummary>
