import type { Static } from 'typebox'
import { nullable, oneOf, Timestamp } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
import { SURVEY_STATES } from './survey-state.ts'

const value = (description: string) =>
  Type.Unsafe<string | number | boolean | string[]>({
    // A list would be written as a text, were texts tried before it.
    type: ['array', 'string', 'number', 'boolean'],
    items: { type: 'string' },
    description,
  })

export const SurveyResponse = Type.Object(
  {
    id: Type.Integer(),
    attendee_id: Type.Integer(),
    attendee_name: Type.String(),
    attendee_email: Type.String(),
    submitted_at: { ...Timestamp, description: 'When it was answered first' },
    updated_at: { ...Timestamp, description: 'When it was answered last' },
    answers: Type.Array(
      Type.Object({
        question_id: Type.String(),
        question: Type.String({ description: 'The question as it was asked' }),
        answer: value('A text, a number, true or false, or a list of options, by the type of the question'),
      }),
    ),
  },
  { title: 'SurveyResponse' },
)

export const SurveyLink = Type.Object(
  {
    url: Type.String({ format: 'uri', description: 'The page of their survey: for the attendee alone' }),
    state: oneOf(SURVEY_STATES, { description: 'none: the event has no questions' }),
    opens_at: nullable({ ...Timestamp, description: 'null: the end of the event is not known' }),
    closes_at: nullable({ ...Timestamp, description: 'null: it stays open' }),
    submitted_at: nullable({ ...Timestamp, description: 'When they answered first; null: not yet' }),
  },
  { title: 'SurveyLink' },
)

export type SurveyResponse = Static<typeof SurveyResponse>
export type SurveyLink = Static<typeof SurveyLink>
