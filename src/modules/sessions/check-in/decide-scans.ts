/** What a scan of one attendee at one door comes to. */
export type GroupVerdict = 'accepted' | 'duplicate'

/** A scan that leads to an attendee and was not refused; what it has come to so far, where it is on record. */
export type JudgedScan = { key: string; direction: 'in' | 'undo'; scannedAt: Date; was?: GroupVerdict }

/**
 * Judges all the scans of one attendee at one door. The verdicts follow from the set of scans alone, in whatever order
 * and however often devices send them: by time, then key, whoever is out is let in by the next scan, whoever is in by
 * none, and an undo puts out whoever is in. Scans from before may have been removed: an undo that put somebody out and is
 * now the first one has put them out all the same.
 * @returns the verdict of each scan by its key, and the scan by which the attendee is in, or null
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
