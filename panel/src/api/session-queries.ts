import type { Session, Speaker } from '@laurel/client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { laurel } from './laurel.ts'

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

/** Asks again for the sessions and speakers of an event, which name each other. */
export async function staleAgenda(client: QueryClient, eventId: number): Promise<void> {
  await client.invalidateQueries({ queryKey: sessionsQuery(eventId).queryKey })
  await client.invalidateQueries({ queryKey: speakersQuery(eventId).queryKey })
}
