import type { Static, TSchema } from 'typebox'
import type { Services } from '../context/context.ts'
import type { Tx } from '../db/database.ts'
import { change } from '../db/query.ts'
import type { Sql } from '../db/sql.ts'
import type { JobKind } from './job.ts'
import { withTrace } from './traced-payload.ts'

/**
 * The line of an organisation's long jobs: only one of them runs at a time, so that other organisations have slots
 * left.
 */
export const longWorkOf = ({ orgId }: { orgId: number }) => `long ${orgId}`

/**
 * Queues a job in the caller's transaction, if there is one: it runs if and only if that commits.
 * @param how of the jobs with the same name and `about` only the last one waits; queueing another waits for the
 * transaction that queued the one before. `runAt` may be SQL, for a time by the clock that all processes share. Jobs of
 * one `line` run one after the other, in any process.
 */
export async function addJob<Payload extends TSchema>(
  ctx: Pick<Services, 'db'>,
  kind: JobKind<Payload>,
  payload: Static<Payload>,
  { about, line = null, runAt = null }: { about?: string; line?: string | null; runAt?: Date | Sql | null } = {},
): Promise<void> {
  const key = about === undefined ? null : jobKey(kind, about)
  const add = () => change(
    ctx,
  )`select graphile_worker.add_job(${kind.name}::text, ${JSON.stringify(withTrace(payload))}::json,
    queue_name => ${line}::text, run_at => (${runAt})::timestamptz, job_key => ${key}::text)`
  await (key === null ? add() : atTheEnd(ctx, add))
}

/** Removes a waiting job from the queue, in the caller's transaction. */
export async function removeJob(ctx: Pick<Services, 'db'>, kind: JobKind, about: string): Promise<void> {
  await atTheEnd(ctx, () => change(ctx)`select graphile_worker.remove_job(${jobKey(kind, about)}::text)`)
}

/** A job with a key is one row, and while a transaction locks it, every worker that fetches jobs waits. */
async function atTheEnd({ db }: Pick<Services, 'db'>, work: () => Promise<unknown>): Promise<void> {
  if (db.isTransaction) (db as Tx).beforeCommit(work)
  else await work()
}

/** The queue's key of a job about one subject. */
export const jobKey = ({ name }: JobKind, about: string) => `${name} ${about}`
