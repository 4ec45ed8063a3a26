import { AppError } from '../../lib/errors.ts'
import { Type } from '../../lib/type.ts'
import type { BlobColumn } from '../context/blob-store.ts'
import type { Services, TxContext } from '../context/context.ts'
import { many } from '../db/query.ts'
import { sql } from '../db/sql.ts'
import { addJob, removeJob } from '../jobs/add-job.ts'
import { type Job, job } from '../jobs/job.ts'
import { areBlobsKept } from './keep-blobs.ts'

/**
 * The job that removes a blob to which no row refers. The database also queues it when the row of an archive is
 * deleted.
 */
export const SWEEP_BLOB = { name: 'sweep-blob', payload: Type.Object({ key: Type.String() }) }

export function sweepBlobJob(columns: readonly BlobColumn[]): Job {
  return job(SWEEP_BLOB, (services, { key }) => sweepBlob(services, key, columns))
}

/**
 * Schedules the removal of a blob in an hour. Call it before putting the blob: `keepBlob`, in the transaction that
 * refers to the blob, cancels the removal, so that neither a rejection nor a crash leaves the blob behind.
 * @throws AppError unavailable while an older blob with this key is being removed
 */
export async function sweepUnlessKept(ctx: Pick<Services, 'db'>, key: string): Promise<void> {
  await sweepLater(ctx, key)
  const rows = await many(ctx)`
    select 1 from queued_job where name = ${SWEEP_BLOB.name} and payload ->> 'key' = ${key} and running`
  if (rows.length > 0)
    throw new AppError('unavailable', 'This file is being removed right now. Try again in a second.', { retryAfter: 1 })
}

/** Cancels the scheduled removal. Call it in the transaction that makes a row refer to the blob. */
export function keepBlob(ctx: TxContext, key: string): Promise<void> {
  return removeJob(ctx, SWEEP_BLOB, key)
}

/** Removes a blob unless one of these columns refers to it; later, while a backup may still need it. */
async function sweepBlob(services: Services, key: string, columns: readonly BlobColumn[]): Promise<void> {
  for (const { table, column } of columns) {
    const rows = await many(services)`select 1 from ${sql.ref(table)} where ${sql.ref(column)} = ${key} limit 1`
    if (rows.length > 0) return
  }
  if (await areBlobsKept(services.db)) return sweepLater(services, key)
  await services.blobs.remove(key)
}

/**
 * Schedules the removal of a blob in an hour unless a row still refers to it. Call it in the transaction that drops a
 * row's reference.
 */
export function sweepLater(ctx: Pick<Services, 'db'>, key: string): Promise<void> {
  // There is one job per key; a later call postpones it.
  return addJob(ctx, SWEEP_BLOB, { key }, { about: key, runAt: sql`now() + interval '1 hour'` })
}
