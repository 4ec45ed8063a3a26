import { setImmediate as turn } from 'node:timers/promises'

const BATCH = 100

/**
 * Passes a long list to `work` in batches of `size`, one after the other, and lets other work run in between: a
 * statement of a thousand rows would block the process, and every other request, for tens of milliseconds.
 */
export async function forEachBatch<T>(items: readonly T[], work: (batch: T[]) => unknown, size = BATCH): Promise<void> {
  for (let at = 0; at < items.length; at += size) {
    if (at > 0) await turn()
    await work(items.slice(at, at + size))
  }
}

/** Does the same as `forEachBatch` and joins the results. */
export async function inBatches<T, R>(items: T[], work: (batch: T[]) => Promise<R[]> | R[]): Promise<R[]> {
  const results: R[] = []
  await forEachBatch(items, async (batch) => {
    results.push(...(await work(batch)))
  })
  return results
}
