import { availableParallelism } from 'node:os'
import { fairQueue } from '../threads/fair-queue.ts'
import { runWithin, threadPool } from '../threads/thread-pool.ts'
import type { Slice, SliceTask } from './slice-task.ts'

const MAX_THREADS = 4
/** Elapsed time: a slice takes a tenth of a second of processor time, or the time of its first document. */
const WITHIN_MS = 60_000

const parallel = Math.min(MAX_THREADS, availableParallelism())
const threads = threadPool<SliceTask, Slice>(new URL('./slice-thread.ts', import.meta.url), { threads: parallel })
const inTurn = fairQueue({
  atOnce: parallel,
  waiting: 100,
  busy: 'Too many archives are being created right now. Try again in a few seconds.',
})

/**
 * Draws the first of many documents of one scene, as many as a tenth of a second allows, in a thread of low priority.
 * The next slice of the same caller queues behind other callers.
 * @throws OverTime
 */
export function drawSlice(task: SliceTask): Promise<Slice> {
  return inTurn(() => runWithin(threads, task, { milliseconds: WITHIN_MS }))
}
