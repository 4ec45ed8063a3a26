import { setImmediate as turn } from 'node:timers/promises'

const BATCH = 100

/**
 * Hands a long list to `work` in pieces of `size`, one after the other, and lets other work run in between: one statement
 * of a thousand rows would hold the process for tens of milliseconds, and every other request with it.
 */
export async function forEachBatch<T>(items: readonly T[], work: (batch: T[]) => unknown, size = BATCH): Promise<void> {
  for (let at = 0; at < items.length; at += size) {
    if (at > 0) await turn()
    await work(items.slice(at, at + size))
  }
}

/** The same, joining what comes back. */
export async function inBatches<T, R>(items: T[], work: (batch: T[]) => Promise<R[]> | R[]): Promise<R[]> {
  const results: R[] = []
  await forEachBatch(items, async (batch) => {
    results.push(...(await work(batch)))
  })
  return results
}
