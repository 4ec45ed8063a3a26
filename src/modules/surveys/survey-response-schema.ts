import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { Id, IdOf, oneOf, TimeOf, TimeOrNull } from '../../platform/http/validation/schema.ts'
import { SURVEY_STATE, SURVEY_STATES } from './survey-state.ts'

const value = (description: string) =>
  Type.Unsafe<string | number | boolean | string[]>({
    // A list would be written as a text, were texts tried before it.
    type: ['array', 'string', 'number', 'boolean'],
    items: { type: 'string' },
    description,
  })

export const SurveyResponse = Type.Object(
  {
    id: Id,
    attendee_id: IdOf('attendee'),
    attendee_name: Type.String({ description: 'Who answered' }),
    attendee_email: Type.String({ description: 'Their e-mail address' }),
    submitted_at: TimeOf('When it was answered first'),
    updated_at: TimeOf('When it was answered last'),
    answers: Type.Array(
      Type.Object({
        question_id: Type.String({ description: 'The id of the question in the survey' }),
        question: Type.String({ description: 'The question as it was asked' }),
        answer: value('A text, a number, true or false, or a list of options, by the type of the question'),
      }),
      { description: 'What they answered; questions without an answer are left out' },
    ),
  },
  { title: 'SurveyResponse', description: 'What an attendee answered after an event' },
)

export const SurveyLink = Type.Object(
  {
    url: Type.String({ format: 'uri', description: 'The page of their survey: for the attendee alone' }),
    state: oneOf(SURVEY_STATES, { description: SURVEY_STATE }),
    opens_at: TimeOrNull('From when on it can be answered', 'the end of the event is not known'),
    closes_at: TimeOrNull('Until when it can be answered', 'it stays open'),
    submitted_at: TimeOrNull('When they answered first', 'not yet'),
  },
  { title: 'SurveyLink', description: 'The personal link of an attendee to a survey' },
)

export type SurveyResponse = Static<typeof SurveyResponse>
export type SurveyLink = Static<typeof SurveyLink>
