import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { accountOperations } from './accounts/crm-account-operations.ts'
import { contactOperations } from './contacts/contact-operations.ts'
import { crmEventTypes } from './crm-events.ts'
import { crmTables } from './crm-tables.ts'
import { RESCORE_CONTACTS } from './scores/rescore-contacts.ts'
import { rescoreDue } from './scores/rescore-due.ts'
import { timelineOperations } from './timeline/timeline-operations.ts'

export { accountDomain } from './accounts/account-domain.ts'
export { findOrCreateAccounts } from './accounts/find-or-create-accounts.ts'
export { findOrCreateContacts } from './contacts/find-or-create-contacts.ts'
export { insertContacts } from './contacts/insert-contacts.ts'
export { updateContacts } from './contacts/update-contacts.ts'
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

/** Whom an organisation knows, the companies that they belong to, and what has happened with them. */
export const crm: Module = {
  name: 'crm',
  floor: 'records',
  operations: [...accountOperations, ...contactOperations, ...timelineOperations],
  jobs: [job(RESCORE_CONTACTS, rescoreDue)],
  eventTypes: crmEventTypes,
  personal: crmTables,
}
