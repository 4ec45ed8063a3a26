import type { Question } from '../../../platform/questions/question-schema.ts'

export const SURVEY_STATES = ['none', 'not_open', 'open', 'closed'] as const
export const SURVEY_STATE =
  'Whether the survey can be answered now; none: it has no questions; not_open: it opens later, or the event has no end time'
type SurveyState = (typeof SURVEY_STATES)[number]

/**
 * Questions of an event and the times at which answering starts and ends. `opens_at` defaults to the end of the event.
 */
export type SurveyTimes = { survey: Question[] | null; opens_at: Date | null; closes_at: Date | null }

/** Returns the state of a survey. Without `opens_at` (no own time, and an event without an end), it is `not_open`. */
export function surveyState({ survey, opens_at, closes_at }: SurveyTimes, now: Date): SurveyState {
  if (survey === null || survey.length === 0) return 'none'
  if (closes_at !== null && closes_at <= now) return 'closed'
  return opens_at !== null && opens_at <= now ? 'open' : 'not_open'
}
