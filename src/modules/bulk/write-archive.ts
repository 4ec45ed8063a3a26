import { rm } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Context } from '../../platform/context.ts'
import { csvCell, fileSink, safeFileName, writeZip, type ZipEntry } from '../../platform/zip/index.ts'
import { certificateRecord, type Draft, groupCode, loadDesign, renderCertificatePdf } from '../certificates/index.ts'
import { type Claim, reportProgress } from './claim-bulk-job.ts'
import { archiveKey } from './sweep-archives.ts'

const REPORT_EVERY = 50
const LONGEST_NAME_BYTES = 100

class RunEnds extends Error {}

/**
 * Draws every draft into a ZIP archive and stores it: one PDF a name, and a manifest.
 * @returns null when another run has taken the job, it was cancelled, or this run has to give up
 */
export async function writeArchive(
  ctx: Context,
  claim: Claim,
  drafts: Draft[],
  giveUp?: AbortSignal,
): Promise<{ key: string; bytes: number } | null> {
  const file = await ctx.blobs.tempFile()
  const key = archiveKey(claim.jobId, claim.token)
  try {
    const sink = await fileSink(file)
    const { bytes } = await writeZip(sink, archiveEntries(ctx, claim, drafts, giveUp)).finally(() => sink.close())
    await ctx.blobs.put(key, { file })
    return { key, bytes }
  } catch (error) {
    if (error instanceof RunEnds) return null
    throw error
  } finally {
    await rm(file, { force: true })
  }
}

async function* archiveEntries(
  ctx: Context,
  claim: Claim,
  drafts: Draft[],
  giveUp?: AbortSignal,
): AsyncGenerator<ZipEntry> {
  const design = await loadDesign(ctx, claim.event.frozen.design_version_id)
  const manifest = ['row,name,file,public_id,verification_code,verify_url,sha256']
  const progress = progressReports(ctx, claim)
  for (const [index, draft] of drafts.entries()) {
    if (giveUp?.aborted || (index % REPORT_EVERY === 0 && !(await progress.report(index)))) throw new RunEnds()
    const record = certificateRecord(ctx, { ...claim.event.frozen, ...draft })
    const { prefix, tail, ...sums } = renderCertificatePdf(record, design)
    const number = String(index + 1).padStart(4, '0')
    const name = `${number}-${safeFileName(draft.attendee_name, { fallback: 'certificate', maxBytes: LONGEST_NAME_BYTES })}.pdf`
    manifest.push(
      [
        claim.sourceRows[index],
        draft.attendee_name,
        name,
        draft.public_id,
        groupCode(draft.verification_code),
        record.verify_url,
        sums.sha256,
      ]
        .map((cell) => csvCell(String(cell)))
        .join(','),
    )
    yield { name, parts: [prefix, tail], crc32: sums.crc32, length: sums.length }
  }
  if (!(await progress.held())) throw new RunEnds()
  const text = Buffer.from(`${manifest.join('\r\n')}\r\n`)
  yield { name: 'manifest.csv', parts: [text], crc32: crc32(text), length: text.length }
}

/** Reports how far the run has come while it goes on; each report waits for the one before it, and tells its verdict. */
function progressReports(ctx: Context, claim: Claim) {
  let last: Promise<boolean> = Promise.resolve(true)
  return {
    async report(count: number): Promise<boolean> {
      if (!(await last)) return false
      last = reportProgress(ctx, claim, count)
      // A failure is told by the next wait for it; until then nobody listens.
      last.catch(() => {})
      return true
    },
    /** Whether the run still held its claim at the last report. */
    held: () => last,
  }
}
