export type OutboxBell = {
  /** The organisation has new events, which are committed. */
  ring: (orgId: number) => void
  /** Has `hear` called whenever organisations have new events. @returns what ends that */
  onRing: (hear: (orgIds: number[]) => void) => () => void
}

/** Tells this process of events that are committed, so that whoever waits for them need not look all the time. */
export function outboxBell(): OutboxBell {
  const hearers = new Set<(orgIds: number[]) => void>()
  return {
    ring(orgId) {
      for (const hear of hearers) hear([orgId])
    },
    onRing(hear) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
  }
}
