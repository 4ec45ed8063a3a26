import type { Module } from '../../platform/module.ts'
import { certTimelineOperations } from './cert-timeline/cert-timeline-operations.ts'
import { crmAnalyticsOperations } from './crm/crm-analytics-operations.ts'
import { eventAnalyticsOperations } from './event/event-analytics-operations.ts'
import { overviewOperations } from './overview/overview-operations.ts'

/** What the numbers of events and of the organisation come to. */
export const analytics: Module = {
  name: 'analytics',
  floor: 'entrypoints',
  operations: [
    ...eventAnalyticsOperations,
    ...overviewOperations,
    ...certTimelineOperations,
    ...crmAnalyticsOperations,
  ],
}
