import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { OFFER_PLACES } from '../events/index.ts'
import { attendeeInvariants } from './attendee-invariants.ts'
import { attendeeOperations } from './attendee-operations.ts'
import { attendeeTables } from './attendee-tables.ts'
import { attendeeImportTables } from './import/attendee-import-tables.ts'
import { importOperations } from './import/import-operations.ts'
import { attendeeEventTypes } from './records/attendee-events.ts'
import { searchedAttendees } from './records/attendee-queries.ts'
import { approvalOperations } from './registration/approval/approval-operations.ts'
import { previewOperations } from './registration/mail/preview-operations.ts'
import { offerPlaces, SWEEP_OFFERS, sweepOffers } from './registration/offer-places.ts'
import { statusOperations } from './registration/status/status-operations.ts'
import { waitingOperations } from './registration/waiting-list/waiting-operations.ts'

export { ticketCode } from './ticket/pages/ticket-code.ts'

import { signUpInvariants } from './sign-ups/sign-up-invariants.ts'
import { ticketPageRoutes } from './ticket/pages/ticket-page-routes.ts'
import { ticketAttachments } from './ticket/ticket-attachments.ts'
import { ticketInvariants } from './ticket/ticket-invariants.ts'
import { ticketOperations } from './ticket/ticket-operations.ts'

export { actOnRows, recordAudits } from './actions/act-on-rows.ts'
export { addMissingAttendees } from './actions/add-missing-attendees.ts'
export { ACTIONS, type Action, type ActionRow, decideAction } from './actions/decide-action.ts'
export { findOrAddAttendees } from './actions/find-or-add-attendees.ts'
export { lockForAction } from './actions/lock-for-action.ts'
export { idsMeant, readActionRows } from './actions/read-action-rows.ts'
export { attendeesForMail } from './attendees-for-mail.ts'
export { createAttendee } from './create-attendee.ts'
export { FIELDS, fieldsOf, type Mapping, TARGETS } from './import/attendee-fields.ts'
export { failedRowsFile, failedRowsUrl } from './import/failed-rows-file.ts'
export { importTargets } from './import/import-targets.ts'
export { listOfPeople } from './import/list-of-people.ts'
export { importCounts } from './import/past-import.ts'
export { readAttendees, requireColumns } from './import/read-attendees.ts'
export {
  MAX_VERDICTS,
  type OnExisting,
  previewImported,
  type RowVerdict,
  type SavedPeople,
  saveImported,
} from './import/save-imported.ts'
export { storeAttendeeImport } from './import/store-attendee-import.ts'
export type { JudgedRows } from './import/validate-rows.ts'
export { attendeesInBatches, type ExportedAttendee, readExportedEvent } from './list-for-export.ts'
export { DETAILS } from './records/attendee-details.ts'
export { AttendeesFilter } from './records/attendee-filters.ts'
export {
  type AttendeeRow,
  attendeeColumns,
  attendeeToWire,
  findByEmail,
  noSuchAttendee,
  searchedAttendees,
} from './records/attendee-queries.ts'
export { Attendee } from './records/attendee-schema.ts'
export { emailKey } from './records/attendee-text.ts'
export { attendeesWithin, listAttendees } from './records/list-attendees.ts'
export { onlineUrlFor } from './records/online-url-for.ts'
export { isLinkOf, type LinkFacts, makeLinkToken, readLinkToken } from './records/personal-link.ts'
export {
  findRegistrationEvent,
  type RegistrationEvent,
  readRegistrationEvent,
  type SessionOfEvent,
  type TypeOfEvent,
} from './records/registration-event.ts'
export { resolvedValue, type ValueHolder } from './records/resolved-value.ts'
export { DeclineReason } from './registration/approval/decline-body.ts'
export { cancelRegistration, changeRegistration } from './registration/change-registration.ts'
export { allQuestions, questionsFor } from './registration/choose-type.ts'
export { confirmRegistration, findRequest } from './registration/confirm-registration.ts'
export { type FoundRegistration, findRegistration } from './registration/find-registration.ts'
export { isFull, placesForNew, placesOfTypeForNew } from './registration/lock-places.ts'
export { register } from './registration/register.ts'
export {
  Registration,
  RegistrationBody,
  RegistrationChange,
  RegistrationReceived,
} from './registration/registration-schema.ts'
export { isPast, isTypeClosed, registrationState } from './registration/registration-state.ts'
export type { Visitor } from './registration/visitor.ts'
export { type SignUpRow, signUpToWire } from './sign-ups/sign-up-queries.ts'
export { checkTickets, type TicketVerdict } from './ticket/check-tickets.ts'
export { ticketAddresses } from './ticket/ticket-addresses.ts'
export { shownTicket } from './ticket/ticket-text.ts'
export { walletButtons } from './ticket/wallet/wallet-buttons.ts'
export { type WalletOffers, walletOffers } from './ticket/wallet/wallet-offers.ts'

/** Attendees of events: registration, tickets, waiting lists and imports. */
export const attendees: Module = {
  name: 'attendees',
  floor: 'domain',
  pages: ticketPageRoutes,
  operations: [
    ...attendeeOperations,
    ...waitingOperations,
    ...approvalOperations,
    ...statusOperations,
    ...importOperations,
    ...ticketOperations,
    ...previewOperations,
  ],
  jobs: [
    job(OFFER_PLACES, (services, { org_id, event_id }) => offerPlaces(services, { orgId: org_id, eventId: event_id })),
    job(SWEEP_OFFERS, (services) => sweepOffers(services), { cron: '* * * * *' }),
  ],
  attachments: ticketAttachments,
  eventTypes: attendeeEventTypes,
  invariants: [...attendeeInvariants, ...signUpInvariants, ...ticketInvariants],
  personal: [...attendeeTables, ...attendeeImportTables],
  searched: [searchedAttendees],
}
