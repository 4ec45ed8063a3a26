import type { Question } from '../../platform/questions/question-schema.ts'

export const SURVEY_STATES = ['none', 'not_open', 'open', 'closed'] as const
export const SURVEY_STATE =
  'Whether it can be answered now; none: the event has no questions; not_open: not yet, or its end is not known'
type SurveyState = (typeof SURVEY_STATES)[number]

/** The questions of an event, and between when they are answered; `opens_at` is the end of the event unless it says another time. */
export type SurveyTimes = { survey: Question[] | null; opens_at: Date | null; closes_at: Date | null }

/** Whether a survey can be answered. One of an event without an end, and without a time of its own, is not open. */
export function surveyState({ survey, opens_at, closes_at }: SurveyTimes, now: Date): SurveyState {
  if (survey === null || survey.length === 0) return 'none'
  if (closes_at !== null && closes_at <= now) return 'closed'
  return opens_at !== null && opens_at <= now ? 'open' : 'not_open'
}
