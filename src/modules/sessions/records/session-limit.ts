import { AppError } from '../../../lib/errors.ts'

/** Most sessions of an event, since the agenda is read as a whole for check-in and calendars. */
export const MAX_SESSIONS = 1_000

export function tooManySessions(eventId: number): AppError {
  return new AppError('conflict', `An event can have ${MAX_SESSIONS} sessions, and event ${eventId} would have more.`)
}
