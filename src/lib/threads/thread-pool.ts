import { getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ResourceLimits } from 'node:worker_threads'
import type { Piscina } from 'piscina'

/** The nice(2) value of worker threads, so that the thread answering requests gets the core first. */
const NICENESS = 10
/** A new thread takes as long to load and compile as drawing a thousand documents afterwards. */
const IDLE_MS = 5 * 60_000

type How = { threads: number; limits?: ResourceLimits }
type RunOptions = { transferList?: ArrayBuffer[]; signal?: AbortSignal }
export type Threads<Task, Result> = { run: (task: Task, options?: RunOptions) => Promise<Result> }

/**
 * Creates a pool that runs the default export of `module` in at most `threads` threads; further tasks wait. The threads
 * and their library are loaded with the first task, and end after five minutes without one. They get neither the
 * environment's secrets nor this process's options.
 */
export function threadPool<Task, Result>(module: URL, how: How): Threads<Task, Result> {
  let pool: Promise<Piscina<Task, Result>> | null = null
  return {
    async run(task, options) {
      pool ??= openPool(module, how)
      return (await pool).run(task, options)
    },
  }
}

async function openPool<Task, Result>(module: URL, { threads, limits }: How): Promise<Piscina<Task, Result>> {
  const { Piscina } = await import('piscina')
  const cache = getCompileCacheDir()
  // Node adds the folder of its own version to this path.
  const env = cache ? { NODE_COMPILE_CACHE: dirname(cache) } : {}
  const pool = new Piscina<Task, Result>({
    filename: fileURLToPath(module),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    execArgv: [],
    env,
    ...(limits ? { resourceLimits: limits } : {}),
  })
  // A thread that breaks while idle affects no task, and is replaced.
  pool.on('error', () => {})
  return pool
}

/** A task exceeded its time limit. */
export class OverTime extends Error {}

/**
 * Runs a task with a time limit. When the time is over, or `signal` is aborted, its thread is ended and replaced.
 * @throws OverTime, or the signal's reason
 */
export async function runWithin<Task, Result>(
  threads: Threads<Task, Result>,
  task: Task,
  { milliseconds, transferList = [], signal }: RunOptions & { milliseconds: number },
): Promise<Result> {
  const time = AbortSignal.timeout(milliseconds)
  const either = signal ? AbortSignal.any([time, signal]) : time
  try {
    return await threads.run(task, { transferList, signal: either })
  } catch (error) {
    signal?.throwIfAborted()
    throw time.aborted ? new OverTime(`A thread was not done within ${milliseconds} ms.`) : error
  }
}

/**
 * Lowers the priority of the current worker thread. Call it at the top of a module that runs in one. On systems other
 * than Linux it would slow down the whole process, so it does nothing there.
 */
export function yieldToRequests(): void {
  if (process.platform === 'linux') setPriority(NICENESS)
}
