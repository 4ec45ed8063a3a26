/** Verdicts on scans. */
export const VERDICTS = {
  accepted: 'came in; an out: left; an undo: the last scan was cancelled',
  over_capacity: 'came in although the session was full, since a device that could not ask let them in',
  duplicate: 'was in already; an out: was not inside; an undo: was not in',
  full: 'was refused, because the session was full',
  cancelled: 'was refused, because the registration is cancelled',
  unknown: 'was refused, because nobody of this event was found',
  wrong_event: 'was refused, because they belong to another event',
  bad_ticket: 'was refused, because the ticket is no genuine one, or an older one',
  disabled: 'was refused, because check-in was switched off, the session was deleted, or the device is for other doors',
} as const

export type Verdict = keyof typeof VERDICTS
/** Verdicts that never check anyone in. */
export type Refusal = Exclude<Verdict, 'accepted' | 'over_capacity' | 'duplicate'>

export function isLetIn(verdict: Verdict): verdict is 'accepted' | 'over_capacity' {
  return verdict === 'accepted' || verdict === 'over_capacity'
}

export function isRefusal(verdict: Verdict): verdict is Refusal {
  return !isLetIn(verdict) && verdict !== 'duplicate'
}

/** `undo` cancels the last `in` or `out` that counted. */
export type Direction = 'in' | 'out' | 'undo'

/** A scan of an attendee at a check-in target. */
export type Scan = {
  /** Key from the device; an event counts each key once. */
  key: string
  /** Null for the event itself. */
  sessionId: number | null
  attendeeId: number | null
  /** Text that was shown if no attendee was found. */
  presented: string | null
  direction: Direction
  scannedAt: Date
  deviceId: string | null
  /** How far the clock of the device was ahead, by the device itself; null: it did not say. */
  clockOffsetMs: number | null
  /** The sender; left out: the actor of the request. */
  actor?: string
  /** Verdict shown at the door. */
  told: Verdict
  /** Why it checks nobody in; null when the other scans of the attendee decide. */
  refusal: Refusal | null
}
