import type pg from 'pg'
import { hostedClient } from '../db/hosted-client.ts'
import { prepareSession } from '../db/prepare-session.ts'
import { undoClockStep } from './undo-clock-step.ts'

/** First key of the session advisory locks that live processes hold; the second is their `lock_key`. */
const LOCK_CLASS = 4_660

const RELEASE = 'select graphile_worker.force_unlock_workers($1)'
const RELEASE_OTHERS = `
  with job as (
    update graphile_worker._private_jobs set locked_by = null, locked_at = null
    where locked_by = any($1) and id <> all($2::bigint[]) and locked_at < now() - $3 * interval '1 millisecond'
    returning job_queue_id),
  queue as (
    update graphile_worker._private_job_queues q set locked_by = null, locked_at = null
    from job where q.id = job.job_queue_id and q.locked_by = any($1))
  select count(*)::int as released from job`

export type Liveness = {
  addWorker: (workerId: string) => Promise<void>
  /** Releases the jobs of this process's former workers. */
  dropWorkers: (ids: readonly string[]) => Promise<void>
  /**
   * Releases the jobs that this process's workers have had for `olderMs` and that are not among `held`.
   * @returns how many
   */
  releaseOthers: (held: readonly string[], olderMs: number) => Promise<number>
  stop: () => Promise<void>
}

/**
 * Shows other processes that this one is alive, by a session advisory lock that PostgreSQL frees the moment the process
 * is gone. Releases the jobs of processes whose lock is free, or that have not been seen for 20 seconds because they
 * were stopped or cut off. Without this a job would stay locked for hours.
 */
export async function keepAlive(url: string, onError: (error: Error) => void, intervalMs = 500): Promise<Liveness> {
  const workerIds: string[] = []
  let session: Session | null = null
  let stopping = false

  const round = async () => {
    session ??= await openSession(url, workerIds, onError)
    await announce(session.client, session.key, workerIds)
    await releaseDead(session.client, session.key)
  }
  // A session runs one query at a time.
  const { inTurn, last } = turns()
  const inSession = <T>(work: (client: pg.Client) => Promise<T>) =>
    inTurn(async () => {
      session ??= await openSession(url, workerIds, onError)
      return work(session.client)
    })
  const loop = async () => {
    while (!stopping) {
      try {
        await inTurn(round)
      } catch (error) {
        if (!stopping) onError(error as Error)
        await session?.client.end().catch(onError)
        session = null
      }
      await new Promise((resolve) => setTimeout(resolve, intervalMs).unref())
    }
  }
  await round()
  const running = loop()
  return {
    async addWorker(workerId) {
      if (workerIds.includes(workerId)) return last()
      workerIds.push(workerId)
      await inTurn(async () => {
        if (session) await announce(session.client, session.key, workerIds)
      })
    },
    async dropWorkers(ids) {
      if (ids.length === 0) return
      await inSession(async (client) => {
        await client.query(RELEASE, [ids])
        workerIds.splice(0, workerIds.length, ...workerIds.filter((id) => !ids.includes(id)))
      })
    },
    async releaseOthers(held, olderMs) {
      const values = [workerIds, held, olderMs]
      const { rows } = await inSession((client) => client.query<{ released: number }>(RELEASE_OTHERS, values))
      return rows[0]!.released
    },
    async stop() {
      stopping = true
      await running
      if (session) await endSession(session, workerIds, onError)
    },
  }
}

/** Lets pieces of work run one after the other, also after one that failed. */
function turns() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    inTurn<T>(work: () => Promise<T>): Promise<T> {
      const done = last.then(work)
      last = done.catch(() => {})
      return done
    },
    last: async () => void (await last),
  }
}

type Session = { client: pg.Client; key: number }

async function endSession({ client, key }: Session, workerIds: string[], onError: (error: Error) => void) {
  // The queue does not wait for the statement that removes or returns its last job.
  await client.query(RELEASE, [workerIds]).catch(onError)
  // If the database is unavailable the row stays, and another process removes it.
  await client.query('delete from worker_process where lock_key = $1', [key]).catch(onError)
  await client.end()
}

async function openSession(url: string, workerIds: string[], onError: (error: Error) => void) {
  const client = hostedClient({
    connectionString: url,
    application_name: 'laurel liveness',
    query_timeout: 6_000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', onError)
  await client.connect()
  await prepareSession(client, { statement_timeout: '5s' })
  const { rows } = await client.query<{ lock_key: number }>(
    // The row of an earlier connection of this process would look like that of a dead process.
    `with earlier as (delete from worker_process where worker_ids && $1)
     insert into worker_process (worker_ids, started_at, seen_at) values ($1, now(), now()) returning lock_key`,
    [workerIds],
  )
  const key = rows[0]!.lock_key
  await client.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, key])
  return { client, key }
}

/** A process that was presumed dead for a moment writes its row again. */
async function announce(client: pg.Client, key: number, workerIds: string[]): Promise<void> {
  await client.query(
    `insert into worker_process as w (lock_key, worker_ids, started_at, seen_at) overriding system value values ($1, $2, now(), now())
     on conflict (lock_key) do update set worker_ids = excluded.worker_ids, seen_at = excluded.seen_at
     where w.worker_ids <> excluded.worker_ids or w.seen_at < now() - interval '5 seconds'`,
    [key, workerIds],
  )
}

async function releaseDead(client: pg.Client, ownKey: number): Promise<void> {
  await undoClockStep(client)
  const { rows } = await client.query<{ lock_key: number; worker_ids: string[]; gone: boolean; silent: boolean }>(
    `select lock_key, worker_ids, pg_try_advisory_lock($1, lock_key) as gone, seen_at < now() - interval '20 seconds' as silent
     from worker_process where lock_key <> $2`,
    [LOCK_CLASS, ownKey],
  )
  const dead = rows.filter(({ gone, silent }) => gone || silent)
  for (const { lock_key, worker_ids, gone } of dead) {
    await client.query(RELEASE, [worker_ids])
    await client.query('delete from worker_process where lock_key = $1', [lock_key])
    if (gone) await client.query('select pg_advisory_unlock($1, $2)', [LOCK_CLASS, lock_key])
  }
  if (dead.length > 0) await client.query('notify "jobs:insert", \'{"count":1}\'')
}
