import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, jobContext, type Services } from '../../platform/context/context.ts'
import type { Place, Retained } from '../../platform/context/retained.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, one } from '../../platform/db/query.ts'
import { beginRun, endRun, lockRun, noteRemoved } from './purge-runs.ts'
import { dueBefore, readSettings, retainedOf } from './retention-settings.ts'

/** What is not done by then is done an hour later. */
const MAX_MS = 15 * 60_000
/** After each piece, so that whoever else works has two thirds of the time at least. */
const REST_MS = 20
/** Rows are passed over that others hold; what goes with them is waited for no longer. */
const LOCK_MS = 500

type Run = { ctx: Context; id: number; until: number; giveUp: AbortSignal | undefined; isTaken: boolean }

/**
 * Removes of an organisation what has ended longer ago than it keeps it, in small transactions with rests. It may be
 * stopped and begun again anywhere; when another run of the organisation begins, this one ends.
 */
export async function purgeOrganisation(services: Services, orgId: number, giveUp?: AbortSignal): Promise<void> {
  const ctx = jobContext(services, orgId, 'purge-organisation')
  const run: Run = { ctx, id: await beginRun(ctx), until: performance.now() + MAX_MS, giveUp, isTaken: false }
  const settings = await readSettings(ctx)
  for (const retained of retainedOf(ctx)) {
    const days = settings[retained.setting] ?? null
    if (days !== null) await purgeRows(run, retained, dueBefore(ctx, days))
  }
  await endRun(ctx, run.id, isOver(run) ? 'interrupted' : 'complete')
}

/** Whether its time is over, or another one has begun. */
const isOver = ({ until, isTaken }: Run) => isTaken || performance.now() > until

async function purgeRows(run: Run, retained: Retained, before: Date): Promise<void> {
  const from = await beginRemoval(run.ctx, retained, before)
  // What only others of these rows have needed is due when those have gone.
  while ((await walk(run, retained, { before, from })) > 0);
}

/** Tells before it is so that what ended before this moment is gone, so that nobody takes it for lost. @returns where to begin */
async function beginRemoval(ctx: Context, { setting }: Retained, before: Date): Promise<number> {
  const { done_up_to } = await one<{ done_up_to: number }>(ctx)`
    insert into purge_place as p (org_id, setting, removed_before) values (${ctx.orgId}, ${setting}, ${before})
    on conflict (org_id, setting) do update set removed_before = greatest(p.removed_before, excluded.removed_before)
    returning done_up_to`
  return done_up_to
}

/** @returns how many rows are gone */
async function walk(run: Run, retained: Retained, { before, from }: { before: Date; from: number }): Promise<number> {
  let sum = 0
  let done: number | null = from
  for (let after: Place | null = from === 0 ? [] : [from]; after !== null && !isOver(run); ) {
    run.giveUp?.throwIfAborted()
    const { ids, next, isDone = false } = await retained.look(run.ctx, { before, after })
    if (ids.length > 0) {
      const began = performance.now()
      const gone = await removePiece(run, retained, { ids, before })
      run.isTaken ||= gone === null
      sum += gone ?? 0
      await wait(Math.max(REST_MS, 2 * (performance.now() - began)))
    }
    done = isDone && done !== null ? (next?.[0] ?? null) : null
    if (done !== null) await keepPlace(run.ctx, retained, done)
    after = next
  }
  return sum
}

/** @returns how many rows went; null when another run has begun */
function removePiece(
  { ctx, id }: Run,
  { remove }: Retained,
  due: { ids: number[]; before: Date },
): Promise<number | null> {
  return inTransaction(ctx, async (ctx) => {
    await one(ctx)`select set_config('lock_timeout', ${`${LOCK_MS}ms`}, true)`
    if (!(await lockRun(ctx, id))) return null
    const removed = await remove(ctx, due)
    await noteRemoved(ctx, id, removed)
    return Object.values(removed).reduce((sum, rows) => sum + rows, 0)
  })
}

async function keepPlace(ctx: Context, { setting }: Retained, done: number): Promise<void> {
  await change(ctx)`
    update purge_place set done_up_to = ${done} where org_id = ${ctx.orgId} and setting = ${setting} and done_up_to < ${done}`
}
