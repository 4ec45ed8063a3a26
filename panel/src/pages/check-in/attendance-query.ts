import { queryOptions } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'

/** Devices are asked for this often as well, since a contact without a scan announces nothing. */
export const LOOK_EVERY_MS = 10_000

/** Its key begins as that of attendees, so that it is asked again when one of them changes. */
export const attendanceQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['attendees', eventId, 'attendance'],
    queryFn: () => laurel.checkIn.attendance(eventId, { minutes: true }),
  })
