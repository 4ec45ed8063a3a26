import { AppError, isUnavailable } from '../../lib/errors.ts'
import type { Context } from '../../platform/context/context.ts'
import { isDatabaseAway } from '../../platform/db/pg-errors.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RunFacts } from './read-runs.ts'

const MAX_FAULTS = 5

/**
 * Records a failed run: a failure with a known reason is final; a fault of the service is retried a few times with
 * growing delays. @throws the same error while nothing can be done, such as during a database outage
 */
export async function reportFault(
  ctx: Context,
  run: RunFacts | undefined,
  error: unknown,
  warn: (context: object, message: string) => void,
): Promise<void> {
  if (run === undefined || isDatabaseAway(error) || isUnavailable(error)) throw error
  const why = error instanceof AppError ? error.message : null
  if (why === null) warn({ err: error, run_id: run.id }, 'an automation action failed')
  const reason = why ?? 'The action failed because of an internal error; see the log of the service.'
  const ends = sql`(${why !== null} or faults + 1 >= ${MAX_FAULTS})`
  await change(ctx)`
    update automation_run set faults = faults + 1, updated_at = ${ctx.now()},
      status = case when ${ends} then 'failed' else 'waiting' end, reason = case when ${ends} then ${reason} end,
      wake_at = case when not ${ends} then ${ctx.now()}::timestamptz + make_interval(mins => 1 << faults) end
    where id = ${run.id} and status = 'waiting'`
}
