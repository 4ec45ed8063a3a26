import type { SentScan } from '@laurel/client'
import { type DoorDatabase, type QueuedScan, readFact } from '../keep/door-database.ts'
import { type AnsweredScan, keepRefused, keepResults } from '../keep/keep-results.ts'
import { type DoorService, ServiceProblem } from './door-service.ts'

/** The most scans that the service takes at once. */
const MAX_AT_ONCE = 500

/** The effect of a sending on what this device shows. */
export type Sending = { answered: AnsweredScan[]; guestIds: number[]; guestsChanged: boolean }

/**
 * Sends all scans that wait, oldest first, each until the service has it. Only one tab of a device may send at a time.
 * @throws ServiceProblem when the service cannot take them now
 */
export async function sendQueue(
  db: DoorDatabase,
  service: Pick<DoorService, 'sendScans'>,
  onSent: (sending: Sending) => void = () => {},
): Promise<void> {
  for (;;) {
    const oldest = await db.getAllFromIndex('scans', 'at', null, MAX_AT_ONCE)
    const eventId = oldest[0]?.event_id
    if (eventId === undefined) return
    const scans = oldest.filter(({ event_id }) => event_id === eventId)
    try {
      const taken = await service.sendScans(eventId, await bodyOf(db, eventId, scans))
      const { answered, changed } = await keepResults(db, scans, taken)
      onSent({ answered, guestIds: changed.map(({ id }) => id), guestsChanged: taken.guests_changed ?? false })
    } catch (error) {
      if (!(await setAside(db, scans, error))) throw error
    }
  }
}

async function bodyOf(db: DoorDatabase, eventId: number, scans: QueuedScan[]) {
  const [event, deviceId, all] = [await readFact(db, 'event'), await readFact(db, 'device_id'), await db.count('scans')]
  const offset = await readFact(db, 'clock_offset')
  return {
    device_id: deviceId!,
    scans: scans.map(scanToWire),
    waiting: all - scans.length,
    // The service counts a clock that is ahead as positive.
    ...(offset !== undefined && { clock_offset_ms: -offset }),
    ...(event?.id === eventId && event.cursor !== null && { after: event.cursor }),
  }
}

function scanToWire({ event_id: _, guest_id: __, name: ___, undoes: ____, ...scan }: QueuedScan): SentScan {
  return scan
}

/**
 * A batch is taken whole or not at all, so the scans that the service names as wrong must not hold up the others, nor
 * those of an event that was deleted.
 */
async function setAside(db: DoorDatabase, scans: QueuedScan[], error: unknown): Promise<boolean> {
  if (!(error instanceof ServiceProblem) || error.problem.kind !== 'refused') return false
  const { fields, detail, status } = error.problem
  if (status !== 404 && status !== 422) return false
  const isGone = status === 404
  const named = isGone ? scans : fields.flatMap(([, part, nth]) => (part === 'scans' ? (scans[Number(nth)] ?? []) : []))
  for (const scan of new Set(named)) await keepRefused(db, scan, detail)
  return named.length > 0
}
