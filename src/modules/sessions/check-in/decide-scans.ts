/** Verdict on a scan of an attendee at a check-in target. */
export type GroupVerdict = 'accepted' | 'duplicate'

/** A scan of a known attendee that was not refused, with its stored verdict if any. */
export type JudgedScan = { key: string; direction: 'in' | 'undo'; scannedAt: Date; was?: GroupVerdict }

/**
 * Decides all scans of an attendee at one check-in target. The verdicts depend only on the set of scans, whatever the
 * order and number of uploads: by time, then key, the next scan checks in an attendee who is out, scans of an attendee
 * who is in are duplicates, and an undo checks out an attendee who is in. Earlier scans may have been purged, so an
 * undo that comes first still checks out.
 * @returns the verdict of each scan by key, and the scan that checked the attendee in, or null
 */
export function decideScans<Scan extends JudgedScan>(
  scans: readonly Scan[],
): { verdicts: Map<string, GroupVerdict>; inside: Scan | null } {
  const verdicts = new Map<string, GroupVerdict>()
  let inside: Scan | null = null
  for (const [nth, scan] of scans.toSorted(inOrder).entries()) {
    const isIn = scan.direction === 'in'
    const hadWayIn = nth === 0 && !isIn && scan.was === 'accepted'
    const turns = (inside === null) === isIn || hadWayIn
    verdicts.set(scan.key, turns ? 'accepted' : 'duplicate')
    if (turns) inside = isIn ? scan : null
  }
  return { verdicts, inside }
}

function inOrder(a: JudgedScan, b: JudgedScan): number {
  return a.scannedAt.getTime() - b.scannedAt.getTime() || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
}
