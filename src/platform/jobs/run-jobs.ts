import type { EventEmitter } from 'node:events'
import { Logger, parseCronItems, run, runMigrations, type Task } from 'graphile-worker'
import pg from 'pg'
import { isUnavailable } from '../errors.ts'
import { keepAlive } from './liveness.ts'
import { superviseQueue } from './supervise-queue.ts'

/**
 * A job by name; it may run more than once, so it must carry on or do nothing when its work is done. `giveUp` is aborted
 * when the process has been told to stop and the job still runs; one that then throws is run by another process.
 * One that throws an AppError unavailable is tried again every few seconds, however long that takes.
 */
export type JobHandlers = Record<string, (payload: unknown, giveUp?: AbortSignal) => Promise<void>>

/** Work that recurs, in cron's notation and UTC. */
export type Schedule = { job: string; cron: string }

export type JobLog = {
  warn: (context: object, message: string) => void
  debug: (context: object, message: string) => void
}

export type JobRunner = { stop: () => Promise<void>; isRunning: () => boolean }

/** Brings the queue's own tables up to date. Call it under the migration lock. */
export async function migrateQueue(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // A connection on its way out that the server closes first would end the process; a statement that fails is told.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await runMigrations({ pgPool: pool, logger: quiet() })
  } finally {
    await pool.end()
  }
}

/** Works on jobs until `stop`, which waits for the ones that are running. */
export async function runJobs(options: {
  url: string
  pool: pg.Pool
  handlers: JobHandlers
  schedules: Schedule[]
  log: JobLog
  concurrency?: number
}): Promise<JobRunner> {
  const { url, pool, handlers, schedules, log } = options
  const liveness = await keepAlive(url, (error) =>
    log.warn({ err: error }, 'the liveness connection broke; it is opened again'),
  )
  const recurring = new Set(schedules.map(({ job }) => job))
  const start = (events: EventEmitter) =>
    run({
      events,
      pgPool: pool,
      concurrency: options.concurrency ?? 4,
      noHandleSignals: true,
      pollInterval: 1_000,
      taskList: Object.fromEntries(
        Object.entries(handlers).map(([name, handler]) => [name, toTask(handler, recurring.has(name))]),
      ),
      parsedCronItems: parseCronItems(schedules.map(({ job, cron }) => ({ task: job, match: cron }))),
      // Jobs are locked by the pool, and none before the others know of it.
      preset: {
        plugins: [
          {
            name: 'liveness',
            version: '1',
            worker: { hooks: { startWorker: (_, { worker }) => liveness.addWorker(worker.workerPool.id) } },
          },
        ],
      },
      logger: toLogger(log),
    })
  const queue = await superviseQueue(start, log.warn.bind(log))
  return {
    isRunning: queue.isRunning,
    async stop() {
      await queue.stop()
      await liveness.stop()
    },
  }
}

/**
 * What is away may be so for longer than the queue would try, or than anybody wants to wait after it is back: such an
 * attempt does not count. One that recurs comes again by itself, and would only pile up.
 */
function toTask(handler: JobHandlers[string], recurs: boolean): Task {
  return async (payload, { abortSignal, job, query }) => {
    try {
      await handler(payload, abortSignal)
    } catch (error) {
      // The queue adds a second to `run_at` for a first attempt that fails.
      if (isUnavailable(error) && !recurs)
        await query(
          `update graphile_worker._private_jobs set attempts = 0, run_at = now() + interval '2 seconds' where id = $1`,
          [job.id],
        )
      throw error
    }
  }
}

function toLogger(log: JobLog): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error' || level === 'warning') log.warn({ ...meta }, message)
    else log.debug({ ...meta }, message)
  })
}

function quiet(): Logger {
  return new Logger(() => () => {})
}
