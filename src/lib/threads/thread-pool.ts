import { getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ResourceLimits, Worker } from 'node:worker_threads'
import type { Piscina } from 'piscina'

/** The nice(2) value of worker threads, so that the thread answering requests gets the core first. */
const NICENESS = 10
/** A new thread takes as long to load and compile as drawing a thousand documents afterwards. */
const IDLE_MS = 5 * 60_000

type How = { threads: number; limits?: ResourceLimits }
type RunOptions = { transferList?: ArrayBuffer[]; signal?: AbortSignal }
export type Threads<Task, Result> = {
  run: (task: Task, options?: RunOptions) => Promise<Result>
  /** Returns the processor time of each running thread in milliseconds. */
  processorTimes: () => Promise<Map<Worker, number>>
}

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
    async processorTimes() {
      const workers = (await pool)?.threads ?? []
      const times = await Promise.all(workers.map(processorTime))
      return new Map(workers.flatMap((worker, nth) => (times[nth] === null ? [] : [[worker, times[nth]!]])))
    },
  }
}

/** Returns null for a thread that has ended. */
async function processorTime(worker: Worker): Promise<number | null> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1_000
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_NOT_RUNNING') return null
    throw error
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

/** How many times longer than its processor time a task may take by the clock, when the machine is busy. */
const MAX_SLOWDOWN = 6
const CHECK_MS = 100

/**
 * Runs a task with a limit on its processor time. Threads have a low priority, so on a busy machine the clock would end
 * tasks that have hardly run. When the time is over, or `signal` is aborted, its thread is ended and replaced.
 * @throws OverTime, or the signal's reason
 */
export async function runWithin<Task, Result>(
  threads: Threads<Task, Result>,
  task: Task,
  { milliseconds, transferList = [], signal }: RunOptions & { milliseconds: number },
): Promise<Result> {
  using limit = limitTime(threads, milliseconds)
  const either = signal ? AbortSignal.any([limit.signal, signal]) : limit.signal
  try {
    return await threads.run(task, { transferList, signal: either })
  } catch (error) {
    signal?.throwIfAborted()
    throw limit.signal.aborted ? new OverTime(`A thread was not done within ${milliseconds} ms.`) : error
  }
}

/** Aborts its signal once a thread has used the time since the call, whichever runs the task. */
function limitTime({ processorTimes }: Threads<never, unknown>, milliseconds: number) {
  const over = new AbortController()
  const before = new Map<Worker, number>()
  const end = performance.now() + MAX_SLOWDOWN * milliseconds
  const check = async () => {
    if (performance.now() >= end) return over.abort()
    for (const [worker, time] of await processorTimes()) {
      if (!before.has(worker)) before.set(worker, time)
      if (time - before.get(worker)! >= milliseconds) over.abort()
    }
  }
  const timer = setInterval(
    () => void check().catch((error) => over.abort(error)),
    Math.min(CHECK_MS, milliseconds / 4),
  )
  return { signal: over.signal, [Symbol.dispose]: () => clearInterval(timer) }
}

/**
 * Lowers the priority of the current worker thread. Call it at the top of a module that runs in one. On systems other
 * than Linux it would slow down the whole process, so it does nothing there.
 */
export function yieldToRequests(): void {
  if (process.platform === 'linux') setPriority(NICENESS)
}
