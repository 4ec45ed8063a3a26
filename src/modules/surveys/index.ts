import type { Module } from '../../platform/module.ts'
import { surveyEventTypes } from './survey-events.ts'
import { surveyInvariants } from './survey-invariants.ts'
import { surveyTables } from './survey-tables.ts'

export { surveyLink } from './survey-link.ts'
export { surveyState } from './survey-state.ts'

/** What people are asked after an event, and what they answered. */
export const surveys: Module = {
  name: 'surveys',
  floor: 'records',
  eventTypes: surveyEventTypes,
  invariants: surveyInvariants,
  personal: surveyTables,
}
