import type { Presented } from '../decide/decide-scan.ts'
import type { KeptEvent, QueuedScan, Settings, Who } from '../keep/door-database.ts'
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
