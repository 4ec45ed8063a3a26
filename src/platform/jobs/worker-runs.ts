import { sql } from '../db/sql.ts'

/**
 * True while a worker has been at work for minutes: what workers do is not done while the service is off, nor right after
 * a restore, and that breaks nothing.
 */
export const workerRuns = sql`exists (select 1 from worker_process where started_at < now() - interval '4 minutes' and seen_at > now() - interval '20 seconds')`
