import { availableParallelism } from 'node:os'
import { AppError } from '../errors.ts'
import { fairQueue } from '../threads/fair-queue.ts'
import { OverTime, runWithin, threadPool } from '../threads/thread-pool.ts'
import type { DrawTask } from './draw-thread.ts'

const MAX_THREADS = 4
/** What any document takes at most is half a second of a core; a busy machine may take that long to give it. */
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
 * Draws a document in another thread, in turn with those of other organisations, so that neither requests nor they
 * wait for one that takes long.
 * @throws AppError unavailable, when too many of the organisation wait already, or it takes too long
 */
export async function drawInThread(orgId: number, task: DrawTask, milliseconds = WITHIN_MS): Promise<Buffer> {
  try {
    return Buffer.from(await inTurn(() => runWithin(threads, task, { milliseconds }), orgId))
  } catch (cause) {
    if (!(cause instanceof OverTime)) throw cause
    // A design that is slow to draw cannot be saved, so the machine is busy and not the design at fault.
    const message = 'The service is too busy to draw this right now. Try again in a few seconds.'
    throw new AppError('unavailable', message, { retryAfter: RETRY_AFTER_S, cause })
  }
}
