import { decideScans, type GroupVerdict, insideSince, type Stays, stayedMs } from './decide-scans.ts'
import { groupOf, type Known, type Part, partsOf } from './read-known.ts'
import type { Scan } from './scan.ts'

/** How scans change the stays of attendees. Null stays: not checked in. */
type Changed = { was: Stays<Part> | null; is: Stays<Part> | null }

export type Changes = {
  verdicts: Map<string, GroupVerdict>
  /** Attendees whose check-in is now their first, another one, or none. */
  come: Stays<Part>[]
  moved: Stays<Part>[]
  gone: Part[]
  /** Attendees among `come` and `moved` who left, and who came back. */
  left: Stays<Part>[]
  returned: Stays<Part>[]
}

/** Decides scans together with the known ones of the same attendees and targets. */
export function decideChanges(known: readonly Known[], fresh: readonly Scan[]): Changes {
  const before = Map.groupBy(partsOf(known), groupOf)
  const counted = fresh.filter((scan): scan is Scan & Part => scan.refusal === null && scan.attendeeId !== null)
  const verdicts: Changes['verdicts'] = new Map()
  const changed: Changed[] = []
  for (const [group, added] of Map.groupBy(counted, groupOf)) {
    const earlier = before.get(group) ?? []
    // A purged scan is decided as it arrives again.
    const again = new Set(added.map(({ key }) => key))
    const decided = decideScans<Part>([...earlier.filter(({ key }) => !again.has(key)), ...added])
    for (const [key, verdict] of decided.verdicts) verdicts.set(key, verdict)
    const was = decideScans(earlier).stays
    if (!isSame(was, decided.stays)) changed.push({ was, is: decided.stays })
  }
  return { verdicts, ...sortOut(changed) }
}

function sortOut(changed: Changed[]): Omit<Changes, 'verdicts'> {
  const now = changed.flatMap(({ was, is }) => (is === null ? [] : [{ was, is }]))
  const isInside = (stays: Stays<Part> | null) => insideSince(stays) !== null
  return {
    come: now.filter(({ was }) => was === null).map(({ is }) => is),
    moved: now.filter(({ was }) => was !== null).map(({ is }) => is),
    gone: changed.flatMap(({ was, is }) => (is === null && was !== null ? [was.first] : [])),
    left: now.filter(({ was, is }) => !isInside(is) && (was === null || isInside(was))).map(({ is }) => is),
    returned: now.filter(({ was, is }) => isInside(is) && was !== null && !isInside(was)).map(({ is }) => is),
  }
}

function isSame(a: Stays<Part> | null, b: Stays<Part> | null): boolean {
  if (a === null || b === null) return a === b
  const text = ({ first, turns }: Stays<Part>) =>
    [first, ...turns].map(({ key, scannedAt }) => `${key} ${scannedAt.getTime()}`).join()
  return text(a) === text(b)
}

/** The columns of a check-in. */
export type CheckInRow = {
  session_id: number | null
  attendee_id: number
  checked_in_at: Date
  scan_key: string
  left_at: Date | null
  returned_at: Date | null
  stayed_ms: number
  turns: [key: string, at: Date][]
}

/** Returns the row that stores stays. */
export function checkInRow(stays: Stays<Part>): CheckInRow {
  const { first, turns } = stays
  return {
    session_id: first.sessionId,
    attendee_id: first.attendeeId,
    checked_in_at: first.scannedAt,
    scan_key: first.key,
    left_at: turns.length % 2 === 1 ? turns.at(-1)!.scannedAt : null,
    returned_at: turns.findLast((_, nth) => nth % 2 === 1)?.scannedAt ?? null,
    stayed_ms: stayedMs(stays),
    turns: turns.map(({ key, scannedAt }) => [key, scannedAt]),
  }
}
