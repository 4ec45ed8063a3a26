import { sql } from 'kysely'
import { Type } from 'typebox'
import type { Services, TxContext } from '../context.ts'
import { change, many } from '../db/query.ts'
import { AppError } from '../errors.ts'
import { type Job, job } from '../jobs/job.ts'
import type { BlobColumn } from './blob-store.ts'
import { areBlobsKept } from './keep-blobs.ts'

/** Name of the job that removes a blob to which no row has come to refer. */
export const SWEEP_BLOB = 'sweep-blob'

export function sweepBlobJob(columns: readonly BlobColumn[]): Job {
  const kind = { name: SWEEP_BLOB, payload: Type.Object({ key: Type.String() }) }
  return job(kind, (services, { key }) => sweepBlob(services, key, columns))
}

const jobKey = (key: string) => `${SWEEP_BLOB} ${key}`

/**
 * Call it before a blob is put: unless `keepBlob` follows in the transaction that refers to the blob, it is removed an
 * hour later, so that neither a refusal nor a crash leaves it for ever.
 * @throws AppError unavailable, while an older blob of this key is being removed
 */
export async function sweepUnlessKept({ db }: Pick<Services, 'db'>, key: string): Promise<void> {
  await queueSweep(db, key)
  const rows = await many({ db })`
    select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${SWEEP_BLOB} and j.payload ->> 'key' = ${key} and j.locked_at is not null`
  if (rows.length > 0)
    throw new AppError('unavailable', 'The same file is just being removed. Try again in a second.', { retryAfter: 1 })
}

/** In the transaction that makes a row refer to the blob. */
export async function keepBlob({ db }: TxContext, key: string): Promise<void> {
  await change({ db })`select graphile_worker.remove_job(${jobKey(key)}::text)`
}

/** Removes a blob that none of these columns refers to; later, while a backup may still want it. */
async function sweepBlob({ db, blobs }: Services, key: string, columns: readonly BlobColumn[]): Promise<void> {
  for (const { table, column } of columns) {
    const rows = await many({ db })`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${key} limit 1`
    if (rows.length > 0) return
  }
  if (await areBlobsKept(db)) return queueSweep(db, key)
  await blobs.remove(key)
}

/** One job a key; a later call puts it off. */
async function queueSweep(db: Services['db'], key: string): Promise<void> {
  await change({ db })`select graphile_worker.add_job(${SWEEP_BLOB}::text, ${JSON.stringify({ key })}::json,
    run_at => now() + interval '1 hour', job_key => ${jobKey(key)}::text)`
}
