import type { Module } from '../../platform/module.ts'
import { attendeeRoutes } from './attendee-routes.ts'

export { createAttendee } from './save-attendee.ts'

/** Who comes to an event. */
export const attendees: Module = { name: 'attendees', floor: 'records', routes: () => attendeeRoutes }
