import { sql } from '../db/sql.ts'

/**
 * A condition that a worker has been running for minutes: before that, after downtime or a restore, overdue work breaks
 * no invariant.
 */
export const workerRuns = sql`exists (select 1 from worker_process where started_at < now() - interval '4 minutes' and seen_at > now() - interval '20 seconds')`
