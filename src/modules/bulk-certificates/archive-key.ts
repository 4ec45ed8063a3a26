import type { Services } from '../../platform/context/context.ts'

/** Where a run stores its archive; each run has a place of its own. */
export function archiveKey(jobId: number, token: string): string {
  return `bulk/${jobId}/${token}.zip`
}

/** Removes what earlier runs of a bulk job have stored and not committed. */
export async function removeArchives({ blobs }: Services, jobId: number): Promise<void> {
  for await (const key of blobs.list(`bulk/${jobId}/`)) await blobs.remove(key)
}
