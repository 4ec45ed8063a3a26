import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, jobContext, type Services } from '../../platform/context/context.ts'
import type { Place, Retained } from '../../platform/context/retained.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, one } from '../../platform/db/query.ts'
import { beginRun, endRun, lockRun, recordRemoved } from './purge-runs.ts'
import { dueBefore, getSettings, policiesBySetting } from './retention-settings.ts'

/** A run stops after this time and continues an hour later. */
const MAX_MS = 15 * 60_000
/** Pause after each batch; together with the factor 2 it leaves at least two thirds of the time to other work. */
const REST_MS = 20
/** Locked rows are skipped; dependent rows are waited for at most this long. */
const LOCK_MS = 500

type Run = { ctx: Context; id: number; until: number; giveUp: AbortSignal | undefined; isSuperseded: boolean }

/**
 * Deletes an organisation's expired records in small transactions with pauses. It can be interrupted and restarted at
 * any point; when another run of the organisation begins, this one ends.
 */
export async function purgeOrganisation(services: Services, orgId: number, giveUp?: AbortSignal): Promise<void> {
  const ctx = jobContext(services, orgId, 'purge-organisation')
  const run: Run = { ctx, id: await beginRun(ctx), until: performance.now() + MAX_MS, giveUp, isSuperseded: false }
  const settings = await getSettings(ctx)
  for (const policy of policiesBySetting(ctx)) {
    const days = settings[policy.setting] ?? null
    if (days !== null) await purgeRows(run, policy, dueBefore(ctx, days))
  }
  await endRun(ctx, run.id, isFinished(run) ? 'interrupted' : 'complete')
}

/** Whether the run's time is over, or another run has begun. */
const isFinished = ({ until, isSuperseded }: Run) => isSuperseded || performance.now() > until

async function purgeRows(run: Run, policy: Retained, before: Date): Promise<void> {
  const from = await recordCutOff(run.ctx, policy, before)
  // Rows kept only because other expired rows referred to them can be deleted once those are deleted.
  while ((await purgePass(run, policy, { before, from })) > 0);
}

/**
 * Records the cut-off time before deleting, so that missing rows are known to be purged, not lost. @returns the id to
 * start after
 */
async function recordCutOff(ctx: Context, { setting }: Retained, before: Date): Promise<number> {
  const { done_up_to } = await one<{ done_up_to: number }>(ctx)`
    insert into purge_place as p (org_id, setting, removed_before) values (${ctx.orgId}, ${setting}, ${before})
    on conflict (org_id, setting) do update set removed_before = greatest(p.removed_before, excluded.removed_before)
    returning done_up_to`
  return done_up_to
}

/** @returns the number of deleted rows */
async function purgePass(
  run: Run,
  policy: Retained,
  { before, from }: { before: Date; from: number },
): Promise<number> {
  let sum = 0
  let done: number | null = from
  for (let after: Place | null = from === 0 ? [] : [from]; after !== null && !isFinished(run); ) {
    run.giveUp?.throwIfAborted()
    const { ids, next, isDone = false } = await policy.look(run.ctx, { before, after })
    if (ids.length > 0) {
      const began = performance.now()
      const deleted = await purgeBatch(run, policy, { ids, before })
      run.isSuperseded ||= deleted === null
      sum += deleted ?? 0
      await wait(Math.max(REST_MS, 2 * (performance.now() - began)))
    }
    done = isDone && done !== null ? (next?.[0] ?? null) : null
    if (done !== null) await savePosition(run.ctx, policy, done)
    after = next
  }
  return sum
}

/** @returns the number of deleted rows; null if another run has begun */
function purgeBatch(
  { ctx, id }: Run,
  { remove }: Retained,
  due: { ids: number[]; before: Date },
): Promise<number | null> {
  return inTransaction(ctx, async (ctx) => {
    await one(ctx)`select set_config('lock_timeout', ${`${LOCK_MS}ms`}, true)`
    if (!(await lockRun(ctx, id))) return null
    const removed = await remove(ctx, due)
    await recordRemoved(ctx, id, removed)
    return Object.values(removed).reduce((sum, rows) => sum + rows, 0)
  })
}

async function savePosition(ctx: Context, { setting }: Retained, done: number): Promise<void> {
  await change(ctx)`
    update purge_place set done_up_to = ${done} where org_id = ${ctx.orgId} and setting = ${setting} and done_up_to < ${done}`
}
