import { availableParallelism } from 'node:os'
import { fairQueue } from '../threads/fair-queue.ts'
import { runWithin, threadPool } from '../threads/thread-pool.ts'
import type { Slice, SliceTask } from './slice-thread.ts'

const MAX_THREADS = 4
/** By the clock: a slice takes a tenth of a second of a core, or what its first document takes. */
const WITHIN_MS = 60_000

const parallel = Math.min(MAX_THREADS, availableParallelism())
const threads = threadPool<SliceTask, Slice>(new URL('./slice-thread.ts', import.meta.url), { threads: parallel })
const inTurn = fairQueue({ atOnce: parallel, waiting: 100, busy: 'Too many archives are being made right now.' })

/**
 * Draws the first of many documents of one scene, as many as a tenth of a second allows, in a thread that leaves
 * requests the first claim to a core. Whoever asks for the next slice comes behind those who asked before.
 * @throws OverTime
 */
export function drawSlice(task: SliceTask): Promise<Slice> {
  return inTurn(() => runWithin(threads, task, { milliseconds: WITHIN_MS }))
}
