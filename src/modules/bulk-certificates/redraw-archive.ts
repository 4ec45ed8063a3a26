import { rm } from 'node:fs/promises'
import type { Static } from 'typebox'
import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import { areBlobsKept, keepBlob, sweepLater, sweepUnlessKept } from '../../platform/blobs/index.ts'
import { type Context, jobContext, type Services } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, many, maybeOne } from '../../platform/db/query.ts'
import { archivedCertificates, type CertificateRow, REDRAW_ARCHIVE, writeArchiveFile } from '../certificates/index.ts'
import { loadDesign } from '../designs/index.ts'
import { archiveKey } from './archive-key.ts'

/** Replaces the name of an erased person, as on certificates. */
export const ERASED_NAME = 'Name erased'

type Drawn = CertificateRow & { row: number; is_erased: boolean }
type OldArchive = { id: number; zip_key: string }

/** Leaves out certificates without a holder. Downloads of the old archive in progress are completed. */
export async function redrawArchive(
  services: Services,
  { org_id, bulk_job_id }: Static<typeof REDRAW_ARCHIVE.payload>,
): Promise<void> {
  const ctx = jobContext(services, org_id, REDRAW_ARCHIVE.name)
  const old = await maybeOne<OldArchive>(ctx)`
    select id, zip_key from bulk_job where org_id = ${org_id} and id = ${bulk_job_id} and status = 'completed'`
  if (old === null) return
  // Certificates were created in the order of the names.
  const drawn = await many<Drawn>(ctx)`
    select c.*, j.source_rows[row_number() over (order by c.id)] as row,
      c.status = 'revoked' and c.attendee_name = ${ERASED_NAME} as is_erased
    from certificate c join bulk_job j on j.id = c.bulk_job_id where j.id = ${old.id} order by c.id`
  const file = await ctx.blobs.tempFile()
  try {
    const kept = drawn.filter(({ is_erased }) => !is_erased)
    const certificates = await archivedCertificates(
      ctx,
      kept.map((certificate) => ({ row: certificate.row, certificate })),
    )
    const design = await loadDesign(ctx, drawn[0]!.design_version_id)
    const bytes = await writeArchiveFile(file, { certificates, design }, async () => true)
    await replaceArchive(ctx, old, { file, bytes: bytes! })
  } finally {
    await rm(file, { force: true })
  }
}

async function replaceArchive(ctx: Context, old: OldArchive, { file, bytes }: { file: string; bytes: number }) {
  const key = archiveKey(old.id, uuidFrom(ctx.randomBytes(16)))
  await sweepUnlessKept(ctx, key)
  await ctx.blobs.put(key, { file })
  const replaced = await inTransaction(ctx, async (ctx) => {
    const rows = await change(ctx)`
      update bulk_job set zip_key = ${key}, zip_bytes = ${bytes} where id = ${old.id} and zip_key = ${old.zip_key}`
    if (rows === 0) return false
    await keepBlob(ctx, key)
    await sweepLater(ctx, old.zip_key)
    return true
  })
  // The archive was replaced in the meantime, maybe from before the last erasure, or the event is deleted.
  if (!replaced) throw new Error(`The archive of bulk job ${old.id} was replaced while it was being redrawn.`)
  if (!(await areBlobsKept(ctx.db))) await ctx.blobs.remove(old.zip_key)
}
