import { queryOptions } from '@tanstack/react-query'
import { laurel } from './laurel.ts'

/** Whether people can register for an event now, and its places. */
export const registrationStatusQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['events', eventId, 'registration-status'],
    queryFn: () => laurel.events.registrationStatus(eventId),
  })
