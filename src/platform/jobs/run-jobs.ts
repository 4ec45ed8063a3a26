import type { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, run, runMigrations, type Task } from 'graphile-worker'
import pg from 'pg'
import { isUnavailable } from '../../lib/errors.ts'
import { inSpan } from '../../lib/tracing/tracing.ts'
import type { Services } from '../context/context.ts'
import { clientOf } from '../db/hosted-client.ts'
import { DO_NOT_WAIT_FOR_DISK } from '../db/migrate.ts'
import { isLockTimeout } from '../db/pg-errors.ts'
import { prepareSession } from '../db/prepare-session.ts'
import { NO_TIME_LIMITS } from '../db/session-settings.ts'
import type { Job } from './job.ts'
import { beginJob } from './job-times.ts'
import { keepAlive, type Liveness } from './liveness.ts'
import { type LostJobs, watchLostJobs } from './lost-jobs.ts'
import { runRecurring } from './run-recurring.ts'
import { superviseQueue } from './supervise-queue.ts'
import { splitTrace } from './traced-payload.ts'

type JobLog = {
  warn: (context: object, message: string) => void
  debug: (context: object, message: string) => void
}

export type JobRunner = {
  stop: () => Promise<void>
  isRunning: () => boolean
  /** Milliseconds since the slots that have waited longest last fetched jobs; null while the queue restarts. */
  silentMs: () => number | null
}

/** A waiting migration of the queue stops its workers, so it gives up soon and tries again. */
const QUEUE_LOCK = { lockMs: 400, pauseMs: 1_000 }

/** Brings the queue's own tables up to date, while older processes use them. Call it under the migration lock. */
export async function migrateQueue(url: string): Promise<void> {
  const pool = new pg.Pool({
    Client: clientOf(url),
    max: 1,
    onConnect: (client) =>
      prepareSession(client, { ...NO_TIME_LIMITS, ...DO_NOT_WAIT_FOR_DISK, lock_timeout: `${QUEUE_LOCK.lockMs}ms` }),
  })
  // If the server closes a connection first, its error would end the process; a failed statement still throws.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await despiteLocks(() => runMigrations({ pgPool: pool, logger: quiet() }))
  } finally {
    await pool.end()
  }
}

async function despiteLocks(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      return void (await work())
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      await wait(QUEUE_LOCK.pauseMs)
    }
  }
}

type Options = {
  url: string
  pool: pg.Pool
  services: Services
  jobs: readonly Job[]
  log: JobLog
  concurrency?: number
  /** For tests: how long after a lost connection jobs that no worker has are released. */
  settledMs?: number
}

/**
 * Runs jobs until `stop`, which waits for the running ones and may be called more than once. `concurrency` short jobs
 * run at the same time, and as many long ones.
 */
export async function runJobs(options: Options): Promise<JobRunner> {
  const { url, jobs, log, concurrency = 4 } = options
  const liveness = await keepAlive(url, (error) =>
    log.warn({ err: error }, 'the liveness connection broke; it is opened again'),
  )
  const lost = watchLostJobs(liveness, log.warn.bind(log), options.settledMs)
  const lanes = [jobs.filter(({ isLong }) => !isLong), jobs.filter(({ isLong }) => isLong)]
  const queues = await Promise.all(
    lanes
      .filter(({ length }) => length > 0)
      .map((lane) =>
        superviseQueue(laneStart({ ...options, concurrency, jobs: lane }, liveness, lost), log.warn.bind(log), {
          slots: concurrency,
        }),
      ),
  )
  const recurring = await runRecurring({ db: options.services.db, jobs, warn: log.warn.bind(log) })
  const end = async () => {
    await recurring.stop()
    lost.stop()
    await Promise.all(queues.map((queue) => queue.stop()))
    await liveness.stop()
  }
  let ended: Promise<void> | null = null
  return {
    isRunning: () => queues.every((queue) => queue.isRunning()),
    silentMs() {
      const silent = queues.map((queue) => queue.silentMs())
      return silent.includes(null) ? null : Math.max(0, ...(silent as number[]))
    },
    stop() {
      ended ??= end()
      return ended
    },
  }
}

/** Starts a queue for these jobs alone. */
function laneStart(
  { pool, services, jobs, log, concurrency }: Options & { concurrency: number },
  liveness: Liveness,
  lost: LostJobs,
) {
  const workerIds: string[] = []
  const addWorker = (id: string) => {
    if (!workerIds.includes(id)) workerIds.push(id)
    return liveness.addWorker(id)
  }
  return async (events: EventEmitter) => {
    // An earlier queue that failed may still hold jobs.
    await liveness.dropWorkers(workerIds)
    workerIds.length = 0
    lost.follow(events)
    return run({
      events,
      pgPool: pool,
      concurrency,
      noHandleSignals: true,
      pollInterval: 1_000,
      taskList: Object.fromEntries(jobs.map((job) => [job.kind.name, toTask(job, services)])),
      parsedCronItems: [],
      // Jobs are locked by the pool's id, and no job before other processes know it.
      preset: {
        // With a delay nothing would wait for the statements that remove jobs, and a failing one would end the process.
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
        plugins: [
          {
            name: 'liveness',
            version: '1',
            worker: { hooks: { startWorker: (_, { worker }) => addWorker(worker.workerPool.id) } },
          },
        ],
      },
      logger: toLogger(log),
    })
  }
}

/**
 * An outage may outlast the queue's attempts, or leave a long wait after it; so an attempt during one does not count. A
 * recurring job comes again by itself, and retries would pile up.
 */
function toTask({ kind, run, cron }: Job, services: Services): Task {
  return async (given, { abortSignal, job, query }) => {
    const { payload, parent } = splitTrace(given)
    const facts = { 'laurel.job.id': String(job.id), 'laurel.job.attempt': job.attempts }
    const ended = beginJob(kind.name)
    try {
      await inSpan({ name: `job ${kind.name}`, kind: 'consumer', parent, facts }, () =>
        run(services, payload, abortSignal),
      )
      ended('completed')
    } catch (error) {
      ended('failed')
      // The queue adds a second to `run_at` when a first attempt fails.
      if (isUnavailable(error) && cron === undefined)
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
