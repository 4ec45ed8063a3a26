import type { DoorList, SentScan } from '@laurel/client'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb'
import type { Guest } from '../decide/door-guest.ts'

/** The identity with which this device asks and sends: a door link, or a member who is signed in. */
export type Who = { kind: 'link'; token: string } | { kind: 'member'; orgId: number; personId: number; name: string }

/** The event whose guests are on this device, without the guests. */
export type KeptEvent = Pick<DoorList, 'event_name' | 'device' | 'keys' | 'sessions'> & {
  id: number
  /** Null: all guests are asked for. */
  cursor: string | null
  /** When the list was last known to be current, by the clock of the service. */
  currentAt: string
}

/** Papers for one name badge, as the service names them. */
export const BADGE_LAYOUTS = ['label_62x100', 'label_90x54', 'a4_8'] as const
export type BadgeLayout = (typeof BADGE_LAYOUTS)[number]

/** How this device is used; a change takes effect in all its tabs. */
export type Settings = {
  door: number
  direction: 'in' | 'out'
  sound: boolean
  cameraId: string | null
  /** The name badge that kiosk mode prints for every guest it lets in; null: none. */
  badge: BadgeLayout | null
}

type Facts = {
  who: Who
  event: KeptEvent
  settings: Settings
  /** Permanent id of this device, with which its scans are sent. */
  device_id: string
  clock_offset: number
  /** Scans that the service refused to take, with why; nothing is dropped silently. */
  refused: RefusedScan[]
  /** Guests check themselves in; it ends with the PIN. */
  kiosk: { pin: string | null } | null
}

/** A scan that the service does not have yet. Its key is random, so that it counts once however often it is sent. */
export type QueuedScan = SentScan & {
  event_id: number
  /** The guest as this device knows them, also where the service is to find them by their ticket. */
  guest_id: number | null
  /** The name that was shown. */
  name: string
  /** For an undo: the direction of the scan that it cancels. */
  undoes?: 'in' | 'out'
}

export type RefusedScan = { scan: QueuedScan; problem: string }

type DoorSchema = DBSchema & {
  facts: { key: keyof Facts; value: Facts[keyof Facts] }
  guests: { key: number; value: Guest }
  scans: { key: string; value: QueuedScan; indexes: { at: string; guest_id: number } }
}

export type DoorDatabase = IDBPDatabase<DoorSchema>

/** Opens the database of this device, one for all its tabs. A newer version of the page in another tab closes it. */
export function openDoorDatabase(name: string, onReplaced: () => void = () => {}): Promise<DoorDatabase> {
  return openDB<DoorSchema>(name, 2, {
    async upgrade(db, from, _, work) {
      if (from === 1) return keepSignUps(work)
      db.createObjectStore('facts')
      db.createObjectStore('guests', { keyPath: 'id' })
      const scans = db.createObjectStore('scans', { keyPath: 'key' })
      scans.createIndex('at', 'at')
      scans.createIndex('guest_id', 'guest_id')
    },
    blocking(_, next, event) {
      ;(event.target as IDBDatabase).close()
      // Without a next version another tab wipes the device, and tells this one so.
      if (next !== null) onReplaced()
    },
  })
}

type Upgrade = IDBPTransaction<DoorSchema, ArrayLike<StoreNames<DoorSchema>>, 'versionchange'>

/** The first version of the page did not keep for which sessions guests are signed up, so it asks for all guests again. */
async function keepSignUps(work: Upgrade): Promise<void> {
  const [facts, guests] = [work.objectStore('facts'), work.objectStore('guests')]
  for await (const kept of guests.iterate()) await kept.update({ ...kept.value, signedUp: [], left: [] })
  const event = (await facts.get('event')) as KeptEvent | undefined
  if (event) await facts.put({ ...event, cursor: null }, 'event')
}

export async function readFact<Name extends keyof Facts>(
  db: DoorDatabase,
  name: Name,
): Promise<Facts[Name] | undefined> {
  return (await db.get('facts', name)) as Facts[Name] | undefined
}

export async function keepFact<Name extends keyof Facts>(
  db: DoorDatabase,
  name: Name,
  value: Facts[Name],
): Promise<void> {
  await db.put('facts', value, name)
}
