import type { TxContext } from '../../platform/context/context.ts'
import { change } from '../../platform/db/query.ts'

/** What has become of runs that wait, and are locked. */
export async function endRuns(
  ctx: TxContext,
  ends: { id: number; status: 'done' | 'skipped' | 'failed'; reason: string | null }[],
): Promise<void> {
  if (ends.length === 0) return
  await change(ctx)`
    update automation_run run set status = e.status, reason = e.reason, wake_at = null, updated_at = ${ctx.now()}
    from unnest(${ends.map(({ id }) => id)}::bigint[], ${ends.map(({ status }) => status)}::text[],
      ${ends.map(({ reason }) => reason)}::text[]) as e (id, status, reason)
    where run.id = e.id and run.status = 'waiting'`
}

/** Moves runs that wait, and are locked, with what they wait for. */
export async function putOffRuns(
  ctx: TxContext,
  runs: { id: number; occurred_at: Date; delay_hours: number }[],
): Promise<void> {
  if (runs.length === 0) return
  await change(ctx)`
    update automation_run run set occurred_at = p.at, due_at = p.at + make_interval(hours => p.delay),
      wake_at = p.at + make_interval(hours => p.delay), updated_at = ${ctx.now()}
    from unnest(${runs.map(({ id }) => id)}::bigint[], ${runs.map(({ occurred_at }) => occurred_at)}::timestamptz[],
      ${runs.map(({ delay_hours }) => delay_hours)}::int[]) as p (id, at, delay)
    where run.id = p.id and run.status = 'waiting'`
}
