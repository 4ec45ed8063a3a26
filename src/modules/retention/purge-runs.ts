import type { Context } from '../../platform/context/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, maybeOne, one } from '../../platform/db/query.ts'

/** Nights of an organisation that are remembered. */
const RUNS_KEPT = 90

/**
 * Begins a run. One that never ended, since its process is gone, or since it hangs somewhere, is over from then on: it
 * removes nothing more.
 */
export function beginRun(ctx: Context): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    // Two that begin at once do so one after the other.
    await one(ctx)`select from organisation where id = ${ctx.orgId} for no key update`
    await change(ctx)`
      update purge_run set status = 'interrupted', ended_at = ${ctx.now()} where org_id = ${ctx.orgId} and status = 'running'`
    const { id } = await one<{ id: number }>(ctx)`
      insert into purge_run (org_id, started_at) values (${ctx.orgId}, ${ctx.now()}) returning id`
    await change(ctx)`
      delete from purge_run where org_id = ${ctx.orgId} and id <= (
        select id from purge_run where org_id = ${ctx.orgId} order by id desc offset ${RUNS_KEPT}::int limit 1)`
    return id
  })
}

/** Whether the run still goes on, which nobody changes until the transaction ends. */
export async function lockRun({ db }: { db: Tx }, id: number): Promise<boolean> {
  const row = await maybeOne({ db })`select from purge_run where id = ${id} and status = 'running' for no key update`
  return row !== null
}

/** Adds what was removed of each setting to what the run has told, in the transaction that removes it. */
export async function noteRemoved(
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
