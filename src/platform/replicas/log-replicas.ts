export type ReplicaLog = {
  info: (context: object, message: string) => void
  warn: (context: object, message: string) => void
}

/** Failures of one kind are logged once in this time. */
const QUIET_MS = 60_000

/** Logs when the state of a replica changes, and failures of one kind once a minute. */
export function logReplicas(log: ReplicaLog) {
  const states = new Map<string, string>()
  const lately = new Map<string, number>()
  return {
    failing(what: string, err: unknown): void {
      const now = performance.now()
      if (now - (lately.get(what) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return
      lately.set(what, now)
      log.warn({ err }, `${what} failed`)
    },
    state(replica: string, state: 'in use' | 'behind' | 'away'): void {
      const before = states.get(replica)
      states.set(replica, state)
      if (before === state || (before === undefined && state === 'in use')) return
      log[state === 'in use' ? 'info' : 'warn']({ replica, state }, 'the state of a read replica has changed')
    },
  }
}
