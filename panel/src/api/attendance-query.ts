import { queryOptions } from '@tanstack/react-query'
import { laurel } from './laurel.ts'

/** Devices are asked for this often as well, since a contact without a scan announces nothing. */
export const LOOK_EVERY_MS = 10_000

export const attendanceQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['check-in', eventId, 'attendance'],
    queryFn: () => laurel.checkIn.attendance(eventId, { minutes: true }),
  })
