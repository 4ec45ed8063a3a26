import type { Session, Speaker } from '@laurel/client'
import { queryOptions } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'

const PAGE = 200

/** All sessions of an event by start. */
export const sessionsQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['sessions', eventId],
    queryFn: (): Promise<Session[]> => Array.fromAsync(laurel.sessions.list(eventId, { limit: PAGE })),
  })

/** All speakers of an event by name. */
export const speakersQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['speakers', eventId],
    queryFn: (): Promise<Speaker[]> => Array.fromAsync(laurel.speakers.list(eventId, { limit: PAGE })),
  })
