import { AppError } from '../../lib/errors.ts'
import { Type } from '../../lib/type.ts'
import type { BlobColumn } from '../context/blob-store.ts'
import type { Services, TxContext } from '../context/context.ts'
import { many } from '../db/query.ts'
import { sql } from '../db/sql.ts'
import { addJob, removeJob } from '../jobs/add-job.ts'
import { type Job, job } from '../jobs/job.ts'
import { areBlobsKept } from './keep-blobs.ts'

/** The job that removes a blob to which no row refers. The database queues it too, when the row of an archive goes. */
export const SWEEP_BLOB = { name: 'sweep-blob', payload: Type.Object({ key: Type.String() }) }

export function sweepBlobJob(columns: readonly BlobColumn[]): Job {
  return job(SWEEP_BLOB, (services, { key }) => sweepBlob(services, key, columns))
}

/**
 * Call it before a blob is put: unless `keepBlob` follows in the transaction that refers to the blob, it is removed an
 * hour later, so that neither a refusal nor a crash leaves it for ever.
 * @throws AppError unavailable, while an older blob of this key is being removed
 */
export async function sweepUnlessKept(ctx: Pick<Services, 'db'>, key: string): Promise<void> {
  await sweepLater(ctx, key)
  const rows = await many(ctx)`
    select 1 from queued_job where name = ${SWEEP_BLOB.name} and payload ->> 'key' = ${key} and running`
  if (rows.length > 0)
    throw new AppError('unavailable', 'This file is being removed right now. Try again in a second.', { retryAfter: 1 })
}

/** In the transaction that makes a row refer to the blob. */
export function keepBlob(ctx: TxContext, key: string): Promise<void> {
  return removeJob(ctx, SWEEP_BLOB, key)
}

/** Removes a blob that none of these columns refers to; later, while a backup may still want it. */
async function sweepBlob(services: Services, key: string, columns: readonly BlobColumn[]): Promise<void> {
  for (const { table, column } of columns) {
    const rows = await many(services)`select 1 from ${sql.ref(table)} where ${sql.ref(column)} = ${key} limit 1`
    if (rows.length > 0) return
  }
  if (await areBlobsKept(services.db)) return sweepLater(services, key)
  await services.blobs.remove(key)
}

/** In the transaction in which a row refers to a blob no more: unless another does, it is removed an hour later. */
export function sweepLater(ctx: Pick<Services, 'db'>, key: string): Promise<void> {
  // One job a key; a later call puts it off.
  return addJob(ctx, SWEEP_BLOB, { key }, { about: key, runAt: sql`now() + interval '1 hour'` })
}
