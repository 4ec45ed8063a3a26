import type { DoorList } from '@laurel/client'
import { isMoved } from '../decide/decide-scan.ts'
import { EVENT_DOOR, type Guest, guestFrom, type Move } from '../decide/door-guest.ts'
import type { DoorDatabase, QueuedScan } from './door-database.ts'

/** Returns the move of a queued scan, or null if it lets nobody in or out. */
function moveOf({ direction, undoes, verdict, session_id, at }: QueuedScan): Move | null {
  if (!isMoved(verdict)) return null
  const isInside = direction === 'in' || undoes === 'out'
  return { isInside, door: session_id ?? EVENT_DOOR, entry: { at, device: '' } }
}

/**
 * Stores a guest list or its changes. Scans that the service does not have yet still count: in the same transaction they
 * are applied to the guests that arrive.
 * @returns the guests that changed, deleted ones with status `gone`
 */
export async function keepChanges(db: DoorDatabase, eventId: number, list: DoorList): Promise<Guest[]> {
  const work = db.transaction(['facts', 'guests', 'scans'], 'readwrite')
  const [facts, guests] = [work.objectStore('facts'), work.objectStore('guests')]
  const queued = Map.groupBy(await work.objectStore('scans').index('at').getAll(), ({ guest_id }) => guest_id)
  if (list.complete) await guests.clear()
  const changed: Guest[] = []
  for (const listed of list.guests) {
    const moves = (queued.get(listed.id) ?? []).flatMap((scan) => moveOf(scan) ?? [])
    changed.push(guestFrom(listed, moves))
  }
  for (const id of list.gone) {
    const before = await guests.get(id)
    if (before) changed.push({ ...before, status: 'gone', name: '', inside: {} })
  }
  for (const guest of changed) void guests.put(guest)
  const { cursor, event_name, device, keys, sessions, server_time: currentAt } = list
  await facts.put({ id: eventId, cursor, event_name, device, keys, sessions, currentAt }, 'event')
  await work.done
  return changed
}
