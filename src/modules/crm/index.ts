import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { keyOperations } from './accounts/crm-account-operations.ts'
import { searchedAccounts } from './accounts/list-accounts.ts'
import { contactInvariants } from './contacts/contact-invariants.ts'
import { contactOperations } from './contacts/contact-operations.ts'
import { searchedContacts } from './contacts/list-contacts.ts'
import { propertyOperations } from './contacts/property-operations.ts'
import { INDEX_TEXTS, indexTexts } from './contacts/waiting-texts.ts'
import { crmEventTypes } from './crm-events.ts'
import { crmTables } from './crm-tables.ts'
import { dealInvariants } from './deals/deal-invariants.ts'
import { dealOperations } from './deals/deal-operations.ts'
import { searchedDeals } from './deals/list-deals.ts'
import { duplicateOperations } from './duplicates/duplicate-operations.ts'
import { MATCH_ALL_CONTACTS, MATCH_CONTACTS, matchAllContacts, matchContacts } from './duplicates/match-contacts-job.ts'
import { contactImportOperations } from './import/contact-import-operations.ts'
import { RUN_CONTACT_IMPORT } from './import/contact-import-queries.ts'
import { contactImportRoutes } from './import/contact-import-routes.ts'
import { importInvariants } from './import/import-invariants.ts'
import { runContactImport } from './import/run-contact-import.ts'
import { mergeInvariants } from './merge/merge-invariants.ts'
import { mergeOperations } from './merge/merge-operations.ts'
import { noteOperations } from './notes/note-operations.ts'
import { contactEventTypes } from './records/contact-events.ts'
import { scoreInvariants } from './scores/score-invariants.ts'
import { scoreJobs } from './scores/score-jobs.ts'
import { scoreOperations } from './scores/score-operations.ts'
import { crmSettingsOperations } from './settings/crm-settings-operations.ts'
import { stageOperations } from './stages/stage-operations.ts'
import { SEND_TASK_REMINDERS, sendTaskReminders } from './tasks/send-task-reminders.ts'
import { taskInvariants } from './tasks/task-invariants.ts'
import { taskOperations } from './tasks/task-operations.ts'
import { feedEventTypes } from './timeline/feed-events.ts'
import { timelineOperations } from './timeline/timeline-operations.ts'

export { accountDomain } from './accounts/account-domain.ts'
export { deleteAccount } from './accounts/delete-account.ts'
export { findOrCreateAccounts } from './accounts/find-or-create-accounts.ts'
export { createAccount } from './accounts/save-account.ts'
export { ContactsQuery } from './contacts/contact-filters.ts'
export { contactsWithin } from './contacts/contacts-within.ts'
export { deleteContact } from './contacts/delete-contact.ts'
export { findOrCreateContacts } from './contacts/find-or-create-contacts.ts'
export { insertContacts } from './contacts/insert-contacts.ts'
export { listContacts } from './contacts/list-contacts.ts'
export { createContact } from './contacts/save-contact.ts'
export { updateContacts } from './contacts/update-contacts.ts'
export { createDeal } from './deals/create-deal.ts'
export { deleteDeal } from './deals/delete-deal.ts'
export { createNote } from './notes/contact-notes.ts'
export { listLockedProperties } from './properties/list-properties.ts'
export type { ContactProperty } from './properties/property-schema.ts'
export { validateProperty } from './properties/validate-property.ts'
export { rescoreContacts } from './scores/rescore-contacts.ts'
export { DEFAULT_STAGES } from './stages/deal-stages.ts'
export { listStages } from './stages/list-stages.ts'
export type { ActivityKind } from './timeline/activity-kinds.ts'
export { addActivities } from './timeline/add-activities.ts'

/** Contacts and accounts of an organisation, their deals and their activities. */
export const crm: Module = {
  name: 'crm',
  floor: 'domain',
  routes: () => contactImportRoutes,
  jobs: [
    ...scoreJobs,
    job(RUN_CONTACT_IMPORT, runContactImport, { isLong: true }),
    job(INDEX_TEXTS, indexTexts, { isLong: true }),
    job(MATCH_CONTACTS, matchContacts, { isLong: true }),
    job(MATCH_ALL_CONTACTS, matchAllContacts, { cron: '23 2 * * *' }),
    job(SEND_TASK_REMINDERS, (services, _, giveUp) => sendTaskReminders(services, giveUp), { cron: '* * * * *' }),
  ],
  invariants: [
    ...contactInvariants,
    ...dealInvariants,
    ...importInvariants,
    ...mergeInvariants,
    ...scoreInvariants,
    ...taskInvariants,
  ],
  operations: [
    ...keyOperations,
    ...contactOperations,
    ...dealOperations,
    ...stageOperations,
    ...taskOperations,
    ...noteOperations,
    ...propertyOperations,
    ...crmSettingsOperations,
    ...timelineOperations,
    ...contactImportOperations,
    ...duplicateOperations,
    ...mergeOperations,
    ...scoreOperations,
  ],
  eventTypes: [...crmEventTypes, ...contactEventTypes, ...feedEventTypes],
  personal: crmTables,
  searched: [searchedAccounts, searchedContacts, searchedDeals],
}
