export { attendeeRoutes } from './attendee-routes.ts'
export { createAttendee } from './save-attendee.ts'
