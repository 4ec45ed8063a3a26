import type { AttendeeRow } from './attendee-queries.ts'

/** Whether the attendee has a place, permanently or while an offer lasts. */
export function holdsPlace({ status }: Pick<AttendeeRow, 'status'>): boolean {
  return status === 'registered' || status === 'offered'
}
