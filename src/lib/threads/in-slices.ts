import { setImmediate as turn } from 'node:timers/promises'

/** A request needs several turns of the event loop, and waits up to this long for each. */
const SLICE_MS = 2

/**
 * Does processor work for one item after the other, and lets other work of the process run every two milliseconds.
 * @returns the results in order
 */
export async function inSlices<T, R>(items: readonly T[], work: (item: T) => R | Promise<R>): Promise<R[]> {
  const results: R[] = []
  let since = performance.now()
  for (const item of items) {
    if (performance.now() - since > SLICE_MS) {
      await turn()
      since = performance.now()
    }
    results.push(await work(item))
  }
  return results
}
