import { availableParallelism } from 'node:os'
import { AppError } from '../errors.ts'
import { fairQueue } from '../threads/fair-queue.ts'
import { OverTime, runWithin, threadPool } from '../threads/thread-pool.ts'
import type { DrawTask } from './draw-task.ts'

const MAX_THREADS = 4
/** A document takes at most half a second of processor time; a busy machine may need this long to provide it. */
const WITHIN_MS = 15_000
const RETRY_AFTER_S = 5

const parallel = Math.min(MAX_THREADS, availableParallelism())
const threads = threadPool<DrawTask, ArrayBuffer>(new URL('./draw-thread.ts', import.meta.url), { threads: parallel })

const inTurn = fairQueue({
  atOnce: parallel,
  waiting: 50,
  busy: 'Too much is being drawn for this organisation right now. Try again in a few seconds.',
})

/**
 * Draws a document in a worker thread, taking turns with other organisations, so that neither requests nor they wait
 * for a slow one.
 * @throws AppError unavailable if the organisation has too many waiting, or drawing takes too long
 */
export async function drawInThread(orgId: number, task: DrawTask, milliseconds = WITHIN_MS): Promise<Buffer> {
  try {
    return Buffer.from(await inTurn(() => runWithin(threads, task, { milliseconds }), orgId))
  } catch (cause) {
    if (!(cause instanceof OverTime)) throw cause
    // A design that is slow to draw cannot be saved, so the machine is busy and the design is not at fault.
    const message = 'The service is too busy to draw this right now. Try again in a few seconds.'
    throw new AppError('unavailable', message, { retryAfter: RETRY_AFTER_S, cause })
  }
}
