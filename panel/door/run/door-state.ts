import type { Presented } from '../decide/decide-scan.ts'
import { EVENT_DOOR } from '../decide/door-guest.ts'
import {
  type DoorDatabase,
  type KeptEvent,
  type QueuedScan,
  readFact,
  type Settings,
  type Who,
} from '../keep/door-database.ts'
import type { AnsweredScan } from '../keep/keep-results.ts'
import type { KeptScan } from '../keep/keep-scan.ts'
import type { Problem } from '../sync/door-service.ts'

/** A verdict as it is shown. */
export type Shown = KeptScan & {
  presented: Presented
  /** Milliseconds from the scan until it was decided and stored. */
  took: number
  isUndone: boolean
}

export type DoorState = {
  who: Who
  event: KeptEvent | null
  settings: Settings
  shown: Shown | null
  /** How many verdicts were shown since the page was opened. */
  scanned: number
  /** Scans that wait, and since when. */
  queue: { count: number; since: string | null }
  /** Why the last attempt to be in step with the service failed; null when it did not. */
  problem: Pick<Problem, 'kind' | 'detail'> | null
  /** Whether this device could not store the last scan or undo, which therefore does not count. */
  isUnstored: boolean
  clockOffset: number
  /** Guests whom this device let in although another one had, and the like. */
  disputes: AnsweredScan[]
  kiosk: { pin: string | null } | null
  refused: { scan: QueuedScan; problem: string }[]
  guests: number
  inside: number
  /** How many are signed up for this door and have not come. */
  awaited: number
  /** Set when the device was signed out, with the number of scans that could not be sent. */
  ended: { why: 'link' | 'member' | 'role' | 'signed_out'; lost: number } | null
}

/** Something that is shown again whenever it changes. */
export type Store<Value> = {
  get: () => Value
  set: (change: Partial<Value>) => void
  onChange: (show: () => void) => void
}

export function makeStore<Value extends object>(first: Value): Store<Value> {
  let value = first
  let show = () => {}
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change }
      show()
    },
    onChange(shown) {
      show = shown
    },
  }
}

/** How a device is used until somebody chooses. */
export const SETTINGS: Settings = { door: EVENT_DOOR, direction: 'in', sound: true, cameraId: null, badge: null }

/** Returns what the device has kept, before the guests are read. */
export async function firstState(db: DoorDatabase, who: Who): Promise<DoorState> {
  return {
    who,
    event: null,
    settings: { ...SETTINGS, ...(await readFact(db, 'settings')) },
    shown: null,
    scanned: 0,
    queue: { count: 0, since: null },
    problem: null,
    isUnstored: false,
    clockOffset: (await readFact(db, 'clock_offset')) ?? 0,
    disputes: [],
    kiosk: (await readFact(db, 'kiosk')) ?? null,
    refused: [],
    guests: 0,
    inside: 0,
    awaited: 0,
    ended: null,
  }
}
