const MIN_BATCH = 4
const MAX_BATCH = 128
/** When a batch takes longer than this, the next one is smaller, so that claimed attempts are sent soon. */
const BATCH_MS = 300

/** Adapts the number of deliveries that are claimed at once. Times are those of `performance.now()`. */
export function batchSize(startMs: number) {
  let size = MIN_BATCH
  let lastMs = startMs
  return {
    size: () => size,
    /** Returns the size of the batch that is claimed now, when the previous one is nearly sent. */
    next(nowMs: number): number {
      size = nowMs - lastMs < BATCH_MS ? Math.min(size * 2, MAX_BATCH) : Math.max(size >> 1, MIN_BATCH)
      lastMs = nowMs
      return size
    },
  }
}
