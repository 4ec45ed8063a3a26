import type { TxContext } from '../../platform/context/context.ts'
import { change } from '../../platform/db/query.ts'

/** Records the result of locked waiting runs. */
export async function endRuns(
  ctx: TxContext,
  outcomes: { id: number; status: 'done' | 'skipped' | 'failed'; reason: string | null }[],
): Promise<void> {
  if (outcomes.length === 0) return
  await change(ctx)`
    update automation_run run set status = e.status, reason = e.reason, wake_at = null, updated_at = ${ctx.now()}
    from unnest(${outcomes.map(({ id }) => id)}::bigint[], ${outcomes.map(({ status }) => status)}::text[],
      ${outcomes.map(({ reason }) => reason)}::text[]) as e (id, status, reason)
    where run.id = e.id and run.status = 'waiting'`
}

/** Postpones locked waiting runs to the new time of their trigger. */
export async function postponeRuns(
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
