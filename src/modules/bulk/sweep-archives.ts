import { sql } from 'kysely'
import { areBlobsKept } from '../../platform/blobs/index.ts'
import type { Services } from '../../platform/context.ts'

/** Name of the job that removes archives which nothing refers to. */
export const SWEEP_ARCHIVES = 'sweep-archives'

/** Where a run stores its archive; each run has a place of its own. */
export function archiveKey(jobId: number, token: string): string {
  return `bulk/${jobId}/${token}.zip`
}

/** Removes the archives of one bulk job, all but the one to keep. */
export async function removeArchives(services: Services, jobId: number, keep: string | null): Promise<void> {
  for await (const key of services.blobs.list(`bulk/${jobId}/`)) if (key !== keep) await services.blobs.remove(key)
}

/**
 * Removes archives that a crash left between storing the file and committing the row. Those of unfinished jobs
 * are left alone: their commit may be on its way. While a backup reads archives, all stay until the next time.
 */
export async function sweepArchives(services: Services): Promise<void> {
  const jobs = new Set<number>()
  for await (const key of services.blobs.list('bulk/')) jobs.add(Number(key.split('/')[1]))
  if (jobs.size === 0) return
  const { rows } = await sql<{ id: number; zip_key: string | null; unfinished: boolean }>`
    select id, zip_key, finished_at is null as unfinished from bulk_job where id = any(${[...jobs]}::bigint[])`.execute(
    services.db,
  )
  if (await areBlobsKept(services.db)) return
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const id of jobs) {
    const job = known.get(id)
    if (!job?.unfinished) await removeArchives(services, id, job?.zip_key ?? null)
  }
}
