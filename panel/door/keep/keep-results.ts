import type { ScansTaken } from '@laurel/client'
import { isMoved } from '../decide/decide-scan.ts'
import { EVENT_DOOR, type Guest, moved } from '../decide/door-guest.ts'
import type { DoorDatabase, KeptEvent, QueuedScan, RefusedScan } from './door-database.ts'

type Result = ScansTaken['results'][number]

/** A scan with the verdict of the service, which knows all devices. */
export type AnsweredScan = { scan: QueuedScan; result: Result }

/**
 * Removes scans that the service has from the queue, and keeps its results: since when a guest is inside and at which
 * device, or that they were not let in after all.
 * @returns the scans with their results, and the guests that changed
 */
export async function keepResults(
  db: DoorDatabase,
  sent: readonly QueuedScan[],
  { results, cursor, server_time, guests_changed }: ScansTaken,
): Promise<{ answered: AnsweredScan[]; changed: Guest[] }> {
  const work = db.transaction(['facts', 'guests', 'scans'], 'readwrite')
  const [facts, guests, scans] = [work.objectStore('facts'), work.objectStore('guests'), work.objectStore('scans')]
  const byKey = new Map(sent.map((scan) => [scan.key, scan]))
  const answered = results.flatMap((result) => {
    const scan = byKey.get(result.key)
    return scan ? [{ scan, result }] : []
  })
  const changed = new Map<number, Guest>()
  for (const { scan } of answered) await scans.delete(scan.key)
  for (const { scan, result } of answered) {
    const { guest_id: id } = scan
    // A later scan says more about the guest than this result.
    if (id === null || (await scans.index('guest_id').getKey(id)) !== undefined) continue
    const guest = await guests.get(id)
    const after = guest && corrected(guest, { scan, result })
    if (!after) continue
    await guests.put(after)
    changed.set(id, after)
  }
  const event = (await facts.get('event')) as KeptEvent | undefined
  if (event && cursor !== null) {
    const currentAt = guests_changed ? event.currentAt : server_time
    await facts.put({ ...event, cursor, currentAt }, 'event')
  }
  await work.done
  return { answered, changed: [...changed.values()] }
}

function corrected(guest: Guest, { scan, result: { verdict, first } }: AnsweredScan): Guest | null {
  const door = scan.session_id ?? EVENT_DOOR
  if (scan.direction !== 'in') return null
  if (first) return { ...guest, inside: { ...guest.inside, [door]: { at: first.at, device: first.device_id } } }
  if (isMoved(scan.verdict) && !isMoved(verdict))
    return moved(guest, { door, isInside: false, entry: { at: null, device: null } })
  return null
}

/** Moves a scan that the service refuses for good from the queue to a list with the reasons. */
export async function keepRefused(db: DoorDatabase, scan: QueuedScan, problem: string): Promise<void> {
  const work = db.transaction(['facts', 'scans'], 'readwrite')
  const facts = work.objectStore('facts')
  const refused = ((await facts.get('refused')) ?? []) as RefusedScan[]
  await facts.put([...refused, { scan, problem }], 'refused')
  await work.objectStore('scans').delete(scan.key)
  await work.done
}
