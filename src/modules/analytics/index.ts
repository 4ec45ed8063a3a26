import type { Module } from '../../platform/module.ts'
import { certTimelineOperations } from './cert-timeline/cert-timeline-operations.ts'
import { crmAnalyticsOperations } from './crm/crm-analytics-operations.ts'
import { eventAnalyticsOperations } from './event/event-analytics-operations.ts'
import { overviewOperations } from './overview/overview-operations.ts'

/** Figures of events, certificates, contacts and the whole organisation. */
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
