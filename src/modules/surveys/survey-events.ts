import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { Timestamp } from '../../platform/http/validation/schema.ts'
import { announcedAnswers } from '../../platform/questions/announced-answers.ts'

const Answered = eventData('SurveyAnswered', {
  response_id: Type.Integer({ description: 'Id of the response' }),
  attendee_id: Type.Integer({ description: 'Id of the attendee who answered' }),
  event_id: Type.Integer({ description: 'Event that the survey belongs to' }),
  email: Type.String({ description: 'Their email address' }),
  first_name: Type.String({ description: 'Their first name' }),
  last_name: Type.String({ description: 'Their last name; empty when it is not known' }),
  answers: announcedAnswers('question_id', 'The answers, in the order of the questions'),
  submitted_at: { ...Timestamp, description: 'When the attendee first answered' },
})
export type SurveyAnswered = Static<typeof Answered>

export const surveyEventTypes = [
  {
    type: 'survey.answered',
    summary: 'An attendee answered the survey of their event for the first time',
    data: Answered,
    subject: 'survey_response',
    redact: (data: SurveyAnswered) => ({ ...data, email: '', first_name: '', last_name: '', answers: [] }),
  },
] as const satisfies EventType[]
