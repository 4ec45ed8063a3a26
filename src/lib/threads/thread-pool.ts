import { getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ResourceLimits } from 'node:worker_threads'
import type { Piscina } from 'piscina'

/** How much later than the thread that answers requests such a thread gets a core that both want (nice(2)). */
const NICENESS = 10
/** A new one loads and compiles for as long as it then takes to draw a thousand documents. */
const IDLE_MS = 5 * 60_000

type How = { threads: number; limits?: ResourceLimits }
type RunOptions = { transferList?: ArrayBuffer[]; signal?: AbortSignal }
export type Threads<Task, Result> = { run: (task: Task, options?: RunOptions) => Promise<Result> }

/**
 * Threads that run the default export of `module`, at most `threads` at a time; further tasks wait. They, and what starts
 * them, are loaded with the first task, and they end when they have had none for five minutes. What they run reaches
 * neither secrets in the environment nor this process's options.
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
  // Node adds the folder of its own version to what the environment names.
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
  // A thread that breaks while it has no task fails none, and is replaced.
  pool.on('error', () => {})
  return pool
}

/** A task has not ended within its time. */
export class OverTime extends Error {}

/**
 * Runs a task by the clock. When its time is over, or `signal` is aborted, its thread is ended and another takes its place.
 * @throws OverTime; the signal's reason
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

/** For the start of a module that runs in such threads. Elsewhere than on Linux it would slow down the whole process. */
export function yieldToRequests(): void {
  if (process.platform === 'linux') setPriority(NICENESS)
}
