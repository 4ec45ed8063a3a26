import type { Services } from '../../platform/context/context.ts'

/** Returns the blob key of a run's archive; each run has its own. */
export function archiveKey(jobId: number, token: string): string {
  return `bulk/${jobId}/${token}.zip`
}

/** Removes archives that earlier runs of a bulk job stored and did not commit. */
export async function removeArchives({ blobs }: Services, jobId: number): Promise<void> {
  for await (const key of blobs.list(`bulk/${jobId}/`)) await blobs.remove(key)
}
