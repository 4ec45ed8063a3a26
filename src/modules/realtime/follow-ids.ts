/** The ids of a table up to which everything was read, but for those that were not there yet. */
export type Followed = { upTo: number; missing: Map<number, Noticed> }

/** When a gap was seen first, and the transaction before which every one had begun that may still fill it. */
type Noticed = { at: number; before: number }

/** What the database had when it was read: transactions below `oldest` were over, none from `next` on had begun. */
export type Snapshot = { oldest: number; next: number }

/** An id is taken a moment before its transaction gets a number. */
const SURELY_MS = 5_000

export function followFrom(upTo: number): Followed {
  return { upTo, missing: new Map() }
}

/**
 * Notes the ids that a look has found, in any order. Ids are given when a row is written, not when it is committed, so one
 * that is not there may still come: it is looked for until every transaction that may have it is over.
 */
export function noteIds(followed: Followed, found: readonly number[], { oldest, next }: Snapshot, at: number): void {
  for (const id of found) followed.missing.delete(id)
  for (const [id, noticed] of followed.missing)
    if (noticed.before <= oldest && at - noticed.at > SURELY_MS) followed.missing.delete(id)
  for (const id of found.filter((id) => id > followed.upTo).sort((a, b) => a - b)) {
    for (let gap = followed.upTo + 1; gap < id; gap++) followed.missing.set(gap, { at, before: next })
    followed.upTo = id
  }
}

/** Everything up to here was read, so that whoever goes on from here misses nothing. */
export function settledId({ upTo, missing }: Followed): number {
  return missing.size === 0 ? upTo : Math.min(...missing.keys()) - 1
}
