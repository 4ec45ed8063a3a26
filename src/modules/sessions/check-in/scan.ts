/** What a scan comes to. */
export const VERDICTS = {
  accepted: 'came in; an undo: was put out again',
  over_capacity: 'came in although the session was full, since a device that could not ask let them in',
  duplicate: 'was in already; an undo: was not in',
  full: 'was refused, because the session was full',
  cancelled: 'was refused, because the registration is cancelled',
  unknown: 'was refused, because nobody of this event was found',
  wrong_event: 'was refused, because they belong to another event',
  bad_ticket: 'was refused, because the ticket is no genuine one, or an older one',
  disabled: 'was refused, because check-in was switched off, the session was deleted, or the device is for other doors',
} as const

export type Verdict = keyof typeof VERDICTS
/** Verdicts that let nobody in, whatever else is scanned. */
export type Refusal = Exclude<Verdict, 'accepted' | 'over_capacity' | 'duplicate'>

export function isLetIn(verdict: Verdict): verdict is 'accepted' | 'over_capacity' {
  return verdict === 'accepted' || verdict === 'over_capacity'
}

export function isRefusal(verdict: Verdict): verdict is Refusal {
  return !isLetIn(verdict) && verdict !== 'duplicate'
}

/** One person at one door. */
export type Scan = {
  /** Of the device; a scan with a key that the event has counts no second time. */
  key: string
  /** Null: the door of the event. */
  sessionId: number | null
  attendeeId: number | null
  /** What was shown, where it led to nobody. */
  presented: string | null
  direction: 'in' | 'undo'
  scannedAt: Date
  deviceId: string | null
  /** What was said at the door. */
  told: Verdict
  /** Why it lets nobody in, or null when the other scans of the attendee at this door decide. */
  refusal: Refusal | null
}
