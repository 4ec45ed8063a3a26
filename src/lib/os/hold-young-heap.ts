import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** What new objects are made in; V8 lets it grow to 128 MB, for a few collections of garbage less. */
const ENOUGH_BYTES = 32 * 1024 * 1024
/** Of threads that begin later, for which the factor holds too: with the usual 1 MB they collect garbage every 2 ms. */
const THREADS_MEGABYTES = 4
const LOOK_EVERY_MS = 1_000

/**
 * Keeps this process small: the part of the heap for new objects grows no more once it has 32 MB, until it shrinks
 * again, as it does in idle times. V8 takes the size itself only at the start of a process, for which there would have to
 * be another process; the factor by which that part grows it reads each time. @returns what ends it
 */
export function holdYoungHeap(lookEveryMs = LOOK_EVERY_MS): () => void {
  setFlagsFromString(`--min-semi-space-size=${THREADS_MEGABYTES}`)
  let factor = 2
  const look = () => {
    const bytes = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_size ?? 0
    const wanted = bytes >= ENOUGH_BYTES ? 1 : 2
    if (wanted !== factor) setFlagsFromString(`--semi-space-growth-factor=${wanted}`)
    factor = wanted
  }
  look()
  const timer = setInterval(look, lookEveryMs).unref()
  return () => clearInterval(timer)
}
