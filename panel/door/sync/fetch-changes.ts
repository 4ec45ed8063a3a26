import { type DoorDatabase, readFact } from '../keep/door-database.ts'
import { keepChanges } from '../keep/keep-changes.ts'
import type { DoorService } from './door-service.ts'

/**
 * Fetches the guest list of an event, or its changes since the last answer, and stores them.
 * @returns the ids of the guests that changed; null for all
 * @throws ServiceProblem
 */
export async function fetchChanges(
  db: DoorDatabase,
  service: Pick<DoorService, 'readList'>,
  eventId: number,
): Promise<number[] | null> {
  const event = await readFact(db, 'event')
  const list = await service.readList(eventId, event?.id === eventId ? event.cursor : null)
  const changed = await keepChanges(db, eventId, list)
  return list.complete ? null : changed.map(({ id }) => id)
}
