/** The highest id read from a table, and the lower ids that have not appeared yet. */
export type Followed = { upTo: number; missing: Map<number, Gap> }

/** When a gap was first seen, and the transaction id at that time: only earlier transactions can still fill it. */
type Gap = { at: number; before: number }

/** Transactions at the time of the read: all below `oldest` were finished, none from `next` on had started. */
export type Snapshot = { oldest: number; next: number }

/** An id is assigned a moment before its transaction gets a number. */
const MIN_WAIT_MS = 5_000

export function followFrom(upTo: number): Followed {
  return { upTo, missing: new Map() }
}

/**
 * Records the ids that a poll found, in any order. Ids are assigned at insert, not at commit, so a missing id may still
 * appear; it is looked for until every transaction that could use it is over.
 */
export function recordIds(followed: Followed, found: readonly number[], { oldest, next }: Snapshot, at: number): void {
  for (const id of found) followed.missing.delete(id)
  for (const [id, gap] of followed.missing)
    if (gap.before <= oldest && at - gap.at > MIN_WAIT_MS) followed.missing.delete(id)
  for (const id of found.filter((id) => id > followed.upTo).sort((a, b) => a - b)) {
    for (let gap = followed.upTo + 1; gap < id; gap++) followed.missing.set(gap, { at, before: next })
    followed.upTo = id
  }
}

/** Everything up to this id was read, so continuing from here misses nothing. */
export function settledId({ upTo, missing }: Followed): number {
  return missing.size === 0 ? upTo : Math.min(...missing.keys()) - 1
}
