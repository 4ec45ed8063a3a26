import type { Module } from '../../platform/module.ts'
import { surveyEventTypes } from './survey-events.ts'
import { surveyInvariants } from './survey-invariants.ts'
import { surveyOperations } from './survey-operations.ts'
import { surveyTables } from './survey-tables.ts'

export { answerSurvey } from './answer-survey.ts'
export { type FoundSurvey, findSurvey } from './state/find-survey.ts'
export { surveyState } from './state/survey-state.ts'
export { surveyLink } from './survey-link.ts'

/** Surveys that attendees answer after an event, and their responses. */
export const surveys: Module = {
  name: 'surveys',
  floor: 'domain',
  operations: surveyOperations,
  eventTypes: surveyEventTypes,
  invariants: surveyInvariants,
  personal: surveyTables,
}
