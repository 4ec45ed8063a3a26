import type { TxContext } from '../context.ts'
import { change } from '../db/query.ts'

/** Queues a job in the caller's transaction: it runs if and only if that commits. */
export async function addJob(ctx: TxContext, name: string, payload: object): Promise<void> {
  await change(ctx)`select graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, max_attempts => 25)`
}
