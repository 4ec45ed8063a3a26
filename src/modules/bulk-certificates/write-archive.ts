import { rm } from 'node:fs/promises'
import { sweepUnlessKept } from '../../platform/blobs/index.ts'
import type { Context } from '../../platform/context/context.ts'
import { archivedCertificates, issuedRow, type SignedDraft, writeArchiveFile } from '../certificates/index.ts'
import { loadDesign } from '../designs/index.ts'
import { archiveKey } from './archive-key.ts'
import { type Claim, reportProgress } from './claim-bulk-job.ts'

/**
 * Draws every draft into a ZIP archive and stores it.
 * @returns null when another run took the job, it was cancelled, or this run must give up
 * @throws OverTime when drawing takes too long
 */
export async function writeArchive(
  ctx: Context,
  claim: Claim,
  drafts: SignedDraft[],
  giveUp?: AbortSignal,
): Promise<{ key: string; bytes: number } | null> {
  if (giveUp?.aborted) return null
  const { frozen } = claim.event
  const design = await loadDesign(ctx, frozen.design_version_id)
  const certificates = await archivedCertificates(
    ctx,
    drafts.map((draft, index) => ({
      row: claim.sourceRows[index]!,
      certificate: issuedRow(ctx.orgId, frozen, draft),
    })),
  )
  const file = await ctx.blobs.tempFile()
  const key = archiveKey(claim.jobId, claim.token)
  try {
    const bytes = await writeArchiveFile(file, { certificates, design }, async (drawn) =>
      giveUp?.aborted ? false : reportProgress(ctx, claim, drawn),
    )
    if (bytes === null) return null
    await sweepUnlessKept(ctx, key)
    await ctx.blobs.put(key, { file })
    return { key, bytes }
  } finally {
    await rm(file, { force: true })
  }
}
