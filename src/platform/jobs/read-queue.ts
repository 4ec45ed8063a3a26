import type { Db } from '../db/database.ts'
import { one } from '../db/query.ts'

/** An exact count beyond this is of no use. */
const MAX = 10_000
const SEEN_WITHIN = '20 seconds'

export type QueueState = { waiting: number; running: number; oldest_at: Date | null; processes: number }

/**
 * Returns how many jobs of the installation could start now, since when the oldest waits, how many run, and how many
 * processes work.
 */
export function readQueue(db: Db, now: Date): Promise<QueueState> {
  return one<QueueState>({ db })`
    with job as materialized (
      select locked_at, run_at from graphile_worker._private_jobs
      where locked_at is not null or (attempts < max_attempts and run_at <= ${now}) limit ${MAX})
    select count(*) filter (where locked_at is null) as waiting, count(*) filter (where locked_at is not null) as running,
      min(run_at) filter (where locked_at is null) as oldest_at,
      (select count(*) from worker_process where seen_at > ${now}::timestamptz - ${SEEN_WITHIN}::interval) as processes
    from job`
}
