import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/**
 * Size of V8's young generation at which growth stops. V8 would let it grow to 128 MB to save a few garbage
 * collections.
 */
const ENOUGH_BYTES = 32 * 1024 * 1024
/**
 * Young generation of threads that start later, to which the growth factor applies too: with the default of 1 MB they
 * collect garbage every 2 ms.
 */
const THREADS_MEGABYTES = 4
const POLL_MS = 1_000

/**
 * Limits the memory of this process: the young generation stops growing at 32 MB until it shrinks again, as it does in
 * idle times. V8 reads the size limit only at process start, which would take another process; it reads the growth
 * factor each time.
 * @returns a function that ends the limit
 */
export function holdYoungHeap(pollMs = POLL_MS): () => void {
  setFlagsFromString(`--min-semi-space-size=${THREADS_MEGABYTES}`)
  let factor = 2
  const adjust = () => {
    const bytes = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_size ?? 0
    const wanted = bytes >= ENOUGH_BYTES ? 1 : 2
    if (wanted !== factor) setFlagsFromString(`--semi-space-growth-factor=${wanted}`)
    factor = wanted
  }
  adjust()
  const timer = setInterval(adjust, pollMs).unref()
  return () => clearInterval(timer)
}
