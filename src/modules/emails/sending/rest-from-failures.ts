const FIRST_MS = 1_000
const MAX_MS = 60_000

/**
 * Backs off from an unreachable server: for a second, doubled after each further failure. Otherwise every waiting email
 * would be tried against it.
 */
export function restFromFailures() {
  let failures = 0
  let until = 0
  return {
    restMs: () => Math.max(0, until - performance.now()),
    /** Whether the next email tests if the server is back. */
    isProbing: () => failures > 0,
    /** Simultaneous failures count once. */
    failed(): void {
      if (performance.now() < until) return
      until = performance.now() + Math.min(FIRST_MS * 2 ** failures, MAX_MS)
      failures += 1
    },
    worked(): void {
      failures = 0
    },
  }
}
