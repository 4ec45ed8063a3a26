import type { RegistrationType } from '@laurel/client'
import { queryOptions } from '@tanstack/react-query'
import { laurel } from './laurel.ts'

/** The registration types of an event in their order. */
export const typesQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['events', eventId, 'registration-types'],
    queryFn: (): Promise<RegistrationType[]> => Array.fromAsync(laurel.registrationTypes.list(eventId, { limit: 200 })),
  })
