import type { Module } from '../../platform/module.ts'
import { attendeeOperations } from './attendee-operations.ts'
import { searchedAttendees } from './attendee-queries.ts'
import { attendeeTables } from './attendee-tables.ts'

export { createAttendee } from './save-attendee.ts'

/** Who comes to an event. */
export const attendees: Module = {
  name: 'attendees',
  floor: 'records',
  operations: attendeeOperations,
  personal: attendeeTables,
  searched: [searchedAttendees],
}
