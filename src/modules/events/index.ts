import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { eventInvariants } from './event-invariants.ts'
import { eventOperations } from './event-operations.ts'
import { eventTables } from './event-tables.ts'
import { FOLD_PLACES, foldPlaces } from './fold-places.ts'
import { eventEventTypes } from './records/event-events.ts'
import { searchedEvents } from './records/event-queries.ts'
import { registrationTypeOperations } from './registration-types/registration-type-operations.ts'
import { FETCH_TEMPLATE_PICTURE } from './template-picture/event-template.ts'
import { fetchTemplatePicture } from './template-picture/fetch-template-picture.ts'

export {
  type CertificateValue,
  DEFAULT_KIND,
  MAX_VALUE,
  MAX_VALUES,
  VALIDITY_FIELDS,
  ValueKey,
} from './certificate-kinds/certificate-kind-schema.ts'
export { copyEvent } from './copy-event.ts'
export { type DefinedValue, definedValues } from './defined-values.ts'
export { deleteEvent } from './delete-event.ts'
export { listEvents } from './list-events.ts'
export { type Cover, coverAddress, coverColumn } from './records/cover-picture.ts'
export { eventOf, getEvent, noSuchEvent } from './records/event-queries.ts'
export { EVENT_TYPES, Event, MAX_GUESTS, UpdateEventBody } from './records/event-schema.ts'
export { OFFER_PLACES, offerPlacesLater, offerPlacesSoon } from './records/offer-places-later.ts'
export { questionsOfEvent } from './registration-types/questions-of-event.ts'
export { markAsSample, sampleExists } from './sample-event.ts'
export { createEvent } from './save-event.ts'

/** Events and their settings. */
export const events: Module = {
  name: 'events',
  floor: 'domain',
  operations: [...eventOperations, ...registrationTypeOperations],
  eventTypes: eventEventTypes,
  jobs: [
    job(FETCH_TEMPLATE_PICTURE, fetchTemplatePicture, { isLong: true }),
    job(FOLD_PLACES, foldPlaces, { cron: '* * * * *' }),
  ],
  blobs: [{ table: 'event', column: 'cover_picture' }],
  invariants: eventInvariants,
  personal: eventTables,
  searched: [searchedEvents],
}
