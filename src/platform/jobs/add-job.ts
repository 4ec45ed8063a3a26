import type { Static, TSchema } from 'typebox'
import type { TxContext } from '../context.ts'
import { change } from '../db/query.ts'
import type { JobKind } from './job.ts'

/**
 * Queues a job in the caller's transaction: it runs if and only if that commits.
 * @param about of jobs with the same name and `about` one waits at a time, the last one. Who queues another waits for the
 *   transaction that queued the one before.
 */
export async function addJob<Payload extends TSchema>(
  ctx: TxContext,
  { name }: JobKind<Payload>,
  payload: Static<Payload>,
  about?: string,
): Promise<void> {
  const key = about === undefined ? null : `${name} ${about}`
  await change(
    ctx,
  )`select graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, job_key => ${key}::text, max_attempts => 25)`
}
