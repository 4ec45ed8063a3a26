import { join } from 'node:path'
import type pg from 'pg'
import { AppError } from '../lib/errors.ts'
import type { BlobStore } from '../platform/blobs/index.ts'
import { SWEEP_BLOB } from '../platform/blobs/sweep-blob.ts'
import { jobKey } from '../platform/jobs/add-job.ts'
import { queueJobs, removeJobs } from '../platform/jobs/queued-jobs.ts'
import type { Manifest } from './backup-files.ts'

/**
 * Schedules the removal of the restored files. Call it before putting them: if the restore is interrupted, the next
 * service removes them.
 */
export async function sweepUnlessRestored(client: pg.Client, { blobs }: Manifest): Promise<void> {
  const jobs = blobs.map(({ key }) => ({ task: SWEEP_BLOB.name, payload: { key }, key: jobKey(SWEEP_BLOB, key) }))
  await queueJobs(
    client,
    jobs.map((each) => JSON.stringify(each)),
  )
}

/** Cancels the removal, in the transaction that inserts the rows and before it queues jobs of its own. */
export async function keepRestored(client: pg.Client, { blobs }: Manifest): Promise<void> {
  await removeJobs(
    client,
    blobs.map(({ key }) => jobKey(SWEEP_BLOB, key)),
  )
}

export async function putBlobs(blobs: BlobStore, folder: string, manifest: Manifest): Promise<void> {
  for (const { key, path } of manifest.blobs) {
    try {
      await blobs.put(key, { file: join(folder, path) })
    } catch (error) {
      throw new AppError('unavailable', `The file ${key} cannot be stored: ${(error as Error).message}`, {
        cause: error,
      })
    }
  }
}
