import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { Id, IdOf, oneOf, Page, Search, TimeOf, TimeOrNull } from '../../platform/http/validation/schema.ts'
import { SURVEY_STATE, SURVEY_STATES } from './state/survey-state.ts'

const value = (description: string) =>
  Type.Unsafe<string | number | boolean | string[]>({
    // `array` comes first: the serializer would otherwise write a list as a string.
    type: ['array', 'string', 'number', 'boolean'],
    items: { type: 'string' },
    description,
  })

export const SurveyResponse = Type.Object(
  {
    id: Id,
    attendee_id: IdOf('attendee'),
    attendee_name: Type.String({ description: 'Name of the attendee' }),
    attendee_email: Type.String({ description: 'Email address of the attendee' }),
    submitted_at: TimeOf('When the attendee first answered'),
    updated_at: TimeOf('When the attendee last changed the answers'),
    answers: Type.Array(
      Type.Object({
        question_id: Type.String({ description: 'Id of the question in the survey' }),
        question: Type.String({ description: 'Text of the question when it was answered' }),
        answer: value('A text, a number, a boolean or a list of options, depending on the type of the question'),
      }),
      { description: 'Answers of the attendee; unanswered questions are left out' },
    ),
  },
  { title: 'SurveyResponse', description: "An attendee's answers to the survey of an event" },
)

export const ResponseQuery = Type.Object({
  ...Page,
  search: Search,
  question_id: Type.Optional(
    Type.String({ maxLength: 100, description: 'Only responses that answer the question with this id' }),
  ),
  answer: Type.Optional(
    Type.String({
      maxLength: 500,
      description:
        'With question_id: only responses with this answer: the whole text or number, true or false, or one of the chosen options',
    }),
  ),
})

export const SurveyLink = Type.Object(
  {
    url: Type.String({
      format: 'uri',
      description: 'Personal survey page of the attendee; do not share it with anybody else',
    }),
    state: oneOf(SURVEY_STATES, { description: SURVEY_STATE }),
    opens_at: TimeOrNull('When the survey opens', 'the event has no end time'),
    closes_at: TimeOrNull('When the survey closes', 'it stays open'),
    submitted_at: TimeOrNull('When the attendee first answered', 'not yet'),
  },
  { title: 'SurveyLink', description: 'Personal survey link of an attendee' },
)

export type SurveyResponse = Static<typeof SurveyResponse>
export type SurveyLink = Static<typeof SurveyLink>
