import type { Direction } from './scan.ts'

/** Verdict on a scan of an attendee at a check-in target. */
export type GroupVerdict = 'accepted' | 'duplicate'

/** A scan of a known attendee that was not refused, with its stored verdict if any. */
export type DoorScan = { key: string; direction: Direction; scannedAt: Date; was?: GroupVerdict }

/** The stays of an attendee at one check-in target: from the first scan to the next, and so on by turns. */
export type Stays<Scan> = {
  /** The scan that checked the attendee in. */
  first: Scan
  /** Scans that ended and began stays after it, by turns. */
  turns: Scan[]
}

/**
 * Decides all scans of an attendee at one check-in target. The verdicts depend only on the set of scans, whatever the
 * order and number of uploads. In order of time and key, an `in` of somebody who is outside and an `out` of somebody who is
 * inside are accepted, and an undo cancels the last of them; all others are duplicates. Earlier scans may have been
 * purged, so accepted ones that come first and take somebody out stay accepted.
 * @returns the verdict of each scan by key, and the stays, null without a check-in
 */
export function decideScans<Scan extends DoorScan>(
  scans: readonly Scan[],
): { verdicts: Map<string, GroupVerdict>; stays: Stays<Scan> | null } {
  const verdicts = new Map<string, GroupVerdict>()
  const turned: Scan[] = []
  let earlierPurged = true
  for (const scan of scans.toSorted(inOrder)) {
    earlierPurged &&= scan.direction !== 'in' && scan.was === 'accepted'
    verdicts.set(scan.key, earlierPurged || turns(turned, scan) ? 'accepted' : 'duplicate')
  }
  const [first, ...later] = turned
  return { verdicts, stays: first === undefined ? null : { first, turns: later } }
}

/** Adds a turn or cancels the last one; returns false when the scan changes nothing. */
function turns<Scan extends DoorScan>(turned: Scan[], scan: Scan): boolean {
  if (scan.direction === 'undo') return turned.pop() !== undefined
  const isInside = turned.length % 2 === 1
  if (isInside === (scan.direction === 'in')) return false
  turned.push(scan)
  return true
}

function inOrder(a: DoorScan, b: DoorScan): number {
  return a.scannedAt.getTime() - b.scannedAt.getTime() || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
}

/** Returns the scan that began the stay somebody is in, or null when they are outside. */
export function insideSince<Scan>(stays: Stays<Scan> | null): Scan | null {
  return stays === null || stays.turns.length % 2 === 1 ? null : lastTurn(stays)
}

/** Returns the scan that an undo would cancel. */
export function lastTurn<Scan>({ first, turns }: Stays<Scan>): Scan {
  return turns.at(-1) ?? first
}

/** Returns the milliseconds of all stays that have ended. */
export function stayedMs({ first, turns }: Stays<DoorScan>): number {
  let total = 0
  for (let nth = 0; nth < turns.length; nth += 2)
    total += turns[nth]!.scannedAt.getTime() - (turns[nth - 1] ?? first).scannedAt.getTime()
  return total
}
