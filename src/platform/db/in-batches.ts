const BATCH = 100

/**
 * Hands a long list to `work` piece by piece, one after the other: one statement of a thousand rows would hold the
 * process for tens of milliseconds, and every other request with it.
 */
export async function forEachBatch<T>(items: T[], work: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += BATCH) await work(items.slice(at, at + BATCH))
}

/** The same, joining what comes back. */
export async function inBatches<T, R>(items: T[], work: (batch: T[]) => Promise<R[]>): Promise<R[]> {
  const results: R[] = []
  await forEachBatch(items, async (batch) => {
    results.push(...(await work(batch)))
  })
  return results
}
