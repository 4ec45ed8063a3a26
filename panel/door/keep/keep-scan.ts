import { type AtDoor, type Decision, decideScan, isMoved, type Presented, type WalkIn } from '../decide/decide-scan.ts'
import type { Entry, Guest } from '../decide/door-guest.ts'
import { EVENT_DOOR, moved } from '../decide/door-guest.ts'
import type { DoorDatabase, QueuedScan } from './door-database.ts'

export type ScanAt = AtDoor & { eventId: number; key: string; at: string }

export type KeptScan = Decision & { scan: QueuedScan; after: Guest | null }

/**
 * Decides a scan and stores it with its effect before anything is shown. The decision reads the guest in the same
 * transaction, so that two tabs of this device never let one guest in twice.
 */
export async function keepScan(db: DoorDatabase, presented: Presented, at: ScanAt): Promise<KeptScan> {
  const id = 'ticket' in presented ? presented.ticket.attendeeId : 'guestId' in presented ? presented.guestId : null
  const work = db.transaction(['scans', 'guests'], 'readwrite')
  const [scans, guests] = [work.objectStore('scans'), work.objectStore('guests')]
  const known = id === null ? undefined : await guests.get(id)
  const decision = decideScan(presented, known, at)
  const { guest, verdict } = decision
  const entry: Entry = { at: at.at, device: '' }
  const move = { door: at.door, isInside: at.direction === 'in', entry }
  const after = guest && isMoved(verdict) ? moved(guest, move) : null
  const scan: QueuedScan = {
    key: at.key,
    event_id: at.eventId,
    guest_id: guest?.id ?? null,
    ...whoWas(presented, decision),
    session_id: at.door === EVENT_DOOR ? null : at.door,
    direction: at.direction,
    at: at.at,
    verdict,
    name: 'walkIn' in presented ? nameOf(presented.walkIn) : (guest?.name ?? ''),
  }
  await Promise.all([scans.add(scan), after && guests.put(after), work.done])
  return { ...decision, scan, after }
}

/** Tickets are sent as such unless the guest is on the list, so that the service decides whose they are. */
function whoWas(presented: Presented, { guest, verdict }: Decision) {
  if ('walkIn' in presented) return { guest: presented.walkIn }
  if ('text' in presented) return { presented: presented.text.slice(0, 300) }
  if ('guestId' in presented) return { attendee_id: presented.guestId }
  const isKnown = guest !== null && guest.status !== 'unlisted' && guest.status !== 'gone' && verdict !== 'bad_ticket'
  return isKnown ? { attendee_id: guest.id } : { ticket: presented.ticket.code }
}

/** Returns the whole name of a guest who came without a registration. */
const nameOf = ({ first_name, last_name = '' }: WalkIn): string => `${first_name} ${last_name}`.trim()

/** Stores the undo of a scan that let somebody in or out. */
export async function keepUndo(
  db: DoorDatabase,
  { scan, after, since }: KeptScan,
  { key, at }: { key: string; at: string },
): Promise<{ scan: QueuedScan; after: Guest | null }> {
  const door = scan.session_id ?? EVENT_DOOR
  const work = db.transaction(['scans', 'guests'], 'readwrite')
  const guests = work.objectStore('guests')
  const known = after ? await guests.get(after.id) : undefined
  const { presented: _, ...who } = scan
  // A clock that was corrected in between must not put the undo before the scan.
  const time = new Date(Math.max(Date.parse(at), Date.parse(scan.at) + 1)).toISOString()
  const undoes = scan.direction === 'out' ? 'out' : 'in'
  const undo: QueuedScan = { ...who, key, at: time, direction: 'undo', verdict: 'accepted', undoes }
  const entry = since ?? { at: null, device: null }
  const put = known ? moved(known, { door, isInside: undoes === 'out', entry }) : null
  await Promise.all([work.objectStore('scans').add(undo), put && guests.put(put), work.done])
  return { scan: undo, after: put }
}
