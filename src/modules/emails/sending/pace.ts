import { setTimeout as wait } from 'node:timers/promises'

/**
 * Limits the rate: one passes at a time, each at least 1/rate seconds after the previous one, however late that was.
 * The first also waits, because it may follow one of another process.
 */
export function pace(rate: number | null): (signal: AbortSignal) => Promise<void> {
  if (rate === null) return async () => {}
  const gapMs = 1_000 / rate
  let last = performance.now()
  let turn = Promise.resolve()
  const pass = async (signal: AbortSignal) => {
    for (;;) {
      const restMs = last + gapMs - performance.now()
      if (restMs <= 0 || signal.aborted) break
      await wait(Math.ceil(restMs), undefined, { signal }).catch(() => {})
    }
    last = performance.now()
  }
  return (signal) => {
    turn = turn.then(() => pass(signal))
    return turn
  }
}
