import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { Timestamp } from '../../platform/http/validation/schema.ts'

const Answered = eventData('SurveyAnswered', {
  response_id: Type.Integer({ description: 'The response' }),
  attendee_id: Type.Integer({ description: 'Who answered' }),
  event_id: Type.Integer({ description: 'The event that the survey is about' }),
  submitted_at: { ...Timestamp, description: 'When it was answered first' },
})
export type SurveyAnswered = Static<typeof Answered>

export const surveyEventTypes: EventType[] = [
  {
    type: 'survey.answered',
    summary: 'An attendee has answered the survey of their event, for the first time',
    data: Answered,
    audience: 'internal',
    subject: 'survey_response',
    redact: (data) => data,
  },
]
