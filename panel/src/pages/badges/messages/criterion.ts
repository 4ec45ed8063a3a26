import type { BadgeCriterion } from '@laurel/client'
import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

export const criterionMessages = messages({
  language: 'en',
  title: 'Who gets it',
  about: 'People who meet all of these get the badge by themselves, once. Without any, you award the badge by hand.',
  nth: (nth: string) => `Criterion ${nth}`,
  type: 'Criterion',
  types: {
    events_attended: 'Attended a number of events',
    sessions_attended: 'Attended a number of sessions',
    event_attended: 'Attended a certain event',
    certificates_earned: 'Earned a number of certificates',
    survey_completed: 'Answered a survey',
    programme_completed: 'Completed a training programme',
  } as Record<BadgeCriterion['type'], string>,
  min: 'At least',
  event: 'Event',
  anyEvent: 'Any event',
  programme: 'Programme',
  choose: 'Choose …',
  add: 'Add criterion',
  remove: (nth: string) => `Remove criterion ${nth}`,
  byHand: 'Awarded by hand',
  notChosen: '…',
  unknown: 'a deleted record',
  said: {
    events_attended: (min: string) => `attended at least ${counted(min, 'event', 'events')}`,
    sessions_attended: (min: string) => `attended at least ${counted(min, 'session', 'sessions')}`,
    certificates_earned: (min: string) => `earned at least ${counted(min, 'certificate', 'certificates')}`,
    event_attended: (event: string) => `attended ${event}`,
    survey_completed: (event: string) => `answered the survey of ${event}`,
    any_survey: 'answered a survey',
    programme_completed: (programme: string) => `completed ${programme}`,
  },
})
