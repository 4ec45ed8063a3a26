import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { Timestamp } from '../../platform/http/validation/schema.ts'

const Answered = eventData('SurveyAnswered', {
  response_id: Type.Integer({ description: 'Id of the response' }),
  attendee_id: Type.Integer({ description: 'Id of the attendee who answered' }),
  event_id: Type.Integer({ description: 'Event that the survey belongs to' }),
  submitted_at: { ...Timestamp, description: 'When the attendee first answered' },
})
export type SurveyAnswered = Static<typeof Answered>

export const surveyEventTypes: EventType[] = [
  {
    type: 'survey.answered',
    summary: 'An attendee answered the survey of their event for the first time',
    data: Answered,
    audience: 'internal',
    subject: 'survey_response',
    redact: (data) => data,
  },
]
