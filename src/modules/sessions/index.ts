import type { Module } from '../../platform/module.ts'
import { agendaAttachment, attendeeAgendaAttachment } from './agenda/agenda-attachment.ts'
import { agendaRoutes } from './agenda/agenda-routes.ts'
import { checkInEventTypes } from './check-in/check-in-events.ts'
import { checkInOperations } from './check-in/check-in-operations.ts'
import { doorRoutes } from './check-in/door-routes.ts'
import { deviceAuthenticator } from './door-devices/authenticate-device.ts'
import { doorDeviceOperations } from './door-devices/door-device-operations.ts'
import { doorLinkRoutes } from './door-devices/door-link-routes.ts'
import { nameBadgeRoutes } from './name-badges/name-badge-routes.ts'
import { sessionEventTypes } from './records/session-events.ts'
import { sessionInvariants } from './session-invariants.ts'
import { sessionOperations } from './session-operations.ts'
import { sessionTables } from './session-tables.ts'
import { speakerOperations } from './speakers/speaker-operations.ts'
import { wholeEventOperations } from './whole-event-operations.ts'

export { firstSessions, type ShownSession, type ShownSpeaker, speakersOnStage } from './agenda/first-sessions.ts'
export { publicCalendar } from './agenda/public-calendar.ts'
export { checkInDisabled } from './check-in/check-in-attendee.ts'
export { checkInMany, countNotIn } from './check-in/check-in-many.ts'
export { shownSpeaker } from './records/session-queries.ts'
export { createSession } from './save-session.ts'

/** Agenda, check-in and attendance. */
export const sessions: Module = {
  name: 'sessions',
  floor: 'domain',
  operations: [
    ...wholeEventOperations,
    ...sessionOperations,
    ...speakerOperations,
    ...checkInOperations,
    ...doorDeviceOperations,
  ],
  blobs: [{ table: 'speaker', column: 'picture' }],
  routes: () => async (app) => {
    await app.register(agendaRoutes)
    await app.register(doorRoutes)
    await app.register(nameBadgeRoutes)
  },
  pages: doorLinkRoutes,
  eventTypes: [...sessionEventTypes, ...checkInEventTypes],
  attachments: [agendaAttachment, attendeeAgendaAttachment],
  authenticators: [deviceAuthenticator],
  invariants: sessionInvariants,
  personal: sessionTables,
}
