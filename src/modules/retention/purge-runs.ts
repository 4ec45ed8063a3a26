import type { Context } from '../../platform/context/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, maybeOne, one } from '../../platform/db/query.ts'

/** Number of runs to keep for each organisation. */
const MAX_RUNS = 90

/**
 * Begins a run. A run that never ended, because its process died or hangs, becomes interrupted and deletes nothing
 * more.
 */
export function beginRun(ctx: Context): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    // Concurrent starts wait for each other.
    await one(ctx)`select from organisation where id = ${ctx.orgId} for no key update`
    await change(ctx)`
      update purge_run set status = 'interrupted', ended_at = ${ctx.now()} where org_id = ${ctx.orgId} and status = 'running'`
    const { id } = await one<{ id: number }>(ctx)`
      insert into purge_run (org_id, started_at) values (${ctx.orgId}, ${ctx.now()}) returning id`
    await change(ctx)`
      delete from purge_run where org_id = ${ctx.orgId} and id <= (
        select id from purge_run where org_id = ${ctx.orgId} order by id desc offset ${MAX_RUNS}::int limit 1)`
    return id
  })
}

/** Locks the run until the transaction ends. @returns whether the run is still active */
export async function lockRun({ db }: { db: Tx }, id: number): Promise<boolean> {
  const row = await maybeOne({ db })`select from purge_run where id = ${id} and status = 'running' for no key update`
  return row !== null
}

/** Adds the number of deleted rows by setting to the run, in the transaction that deletes them. */
export async function recordRemoved(
  { db }: { db: Tx },
  id: number,
  removed: Readonly<Record<string, number>>,
): Promise<void> {
  await change({ db })`
    update purge_run set removed = removed || (
      select coalesce(jsonb_object_agg(key, value::bigint + coalesce((removed ->> key)::bigint, 0)), '{}')
      from jsonb_each_text(${JSON.stringify(removed)}::jsonb))
    where id = ${id}`
}

export async function endRun(ctx: Context, id: number, status: 'complete' | 'interrupted'): Promise<void> {
  await change(ctx)`
    update purge_run set status = ${status}, ended_at = ${ctx.now()} where id = ${id} and status = 'running'`
}
