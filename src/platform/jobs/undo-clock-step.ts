import type pg from 'pg'
import { CLOCK_STEP_MS } from './clock-steps.ts'

const FUTURE = `now() + interval '${CLOCK_STEP_MS} milliseconds'`

/**
 * If processes were seen in the future, the clock was ahead and has gone back. A silent process would look alive, and
 * jobs would wait, until the clock has caught up; so processes count as seen now, and jobs keep only the delay they had
 * when they were queued or failed.
 */
export async function undoClockStep(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `update worker_process set seen_at = now(), started_at = least(started_at, now()) where seen_at > ${FUTURE}`,
  )
  if (rowCount === 0) return
  await client.query(
    `update graphile_worker._private_jobs set run_at = run_at - (updated_at - now()), updated_at = now()
     where locked_at is null and updated_at > ${FUTURE}`,
  )
}
