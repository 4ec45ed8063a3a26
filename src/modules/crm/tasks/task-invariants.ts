import { type Invariant, rowsThatBreak } from '../../../platform/context/invariant.ts'
import { sql } from '../../../platform/db/sql.ts'
import { workerRuns } from '../../../platform/jobs/worker-runs.ts'

export const taskInvariants: Invariant[] = [
  rowsThatBreak(
    'the reminder of a task is at its due time',
    sql`select 'task ' || id as id from crm_task where remind_at is distinct from due_at and remind_at is not null`,
  ),
  rowsThatBreak(
    'no reminder of a task waits for ten minutes while a worker runs',
    sql`select 'task ' || id as id from crm_task where remind_at < now() - interval '10 minutes' and ${workerRuns}`,
  ),
]
