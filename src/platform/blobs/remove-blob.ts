import { Type } from 'typebox'
import type { Services } from '../context.ts'
import { change } from '../db/query.ts'
import { job } from '../jobs/job.ts'
import { areBlobsKept } from './keep-blobs.ts'

/** Name of the job that removes a blob, queued when the last row that refers to it goes. */
const REMOVE_BLOB = 'remove-blob'

export const removeBlobJob = job({ name: REMOVE_BLOB, payload: Type.Object({ key: Type.String() }) }, removeBlob)

/** Removes a blob, or asks to do so later while a backup may still want it. */
async function removeBlob({ db, blobs }: Services, { key }: { key: string }): Promise<void> {
  if (!(await areBlobsKept(db))) return blobs.remove(key)
  await change({ db })`select graphile_worker.add_job(${REMOVE_BLOB}::text, ${JSON.stringify({ key })}::json,
    run_at => now() + interval '1 minute')`
}
