const FIRST_MS = 1_000
const MAX_MS = 60_000

/**
 * How long a server that is away is left alone: a second, and twice as long each time that it is away again. Otherwise each
 * mail that waits would be tried against it.
 */
export function restFromFailures() {
  let failures = 0
  let until = 0
  return {
    restMs: () => Math.max(0, until - performance.now()),
    /** Whether the next mail is to show that the server is back. */
    isProbing: () => failures > 0,
    /** Those that fail together fail once. */
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
