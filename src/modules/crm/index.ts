import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { crmEventTypes } from './crm-events.ts'
import { crmTables } from './crm-tables.ts'
import { RESCORE_CONTACTS } from './scores/rescore-contacts.ts'
import { rescoreDue } from './scores/rescore-due.ts'
import { timelineOperations } from './timeline/timeline-operations.ts'

export {
  /** @public */
  rescoreContacts,
} from './scores/rescore-contacts.ts'
export {
  /** @public */
  ACTIVITY_KINDS,
  /** @public */
  type ActivityKind,
} from './timeline/activity-kinds.ts'
export {
  /** @public */
  addActivities,
  /** @public */
  type NewActivity,
} from './timeline/add-activities.ts'

/** Whom an organisation knows, and what has happened with them. */
export const crm: Module = {
  name: 'crm',
  floor: 'records',
  operations: timelineOperations,
  jobs: [job(RESCORE_CONTACTS, rescoreDue)],
  eventTypes: crmEventTypes,
  personal: crmTables,
}
