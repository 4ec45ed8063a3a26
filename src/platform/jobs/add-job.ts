import type { Static, TSchema } from 'typebox'
import type { TxContext } from '../context.ts'
import { change } from '../db/query.ts'
import type { JobKind } from './job.ts'

/** Queues a job in the caller's transaction: it runs if and only if that commits. */
export async function addJob<Payload extends TSchema>(
  ctx: TxContext,
  { name }: JobKind<Payload>,
  payload: Static<Payload>,
): Promise<void> {
  await change(ctx)`select graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, max_attempts => 25)`
}
