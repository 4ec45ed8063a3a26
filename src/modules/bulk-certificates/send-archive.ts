import type { FastifyReply } from 'fastify'
import { AppError } from '../../lib/errors.ts'
import type { Services } from '../../platform/context/context.ts'
import type { BulkJobRow } from './bulk-queries.ts'

/** Sends the ZIP archive of a job. @throws AppError not_ready while there is none */
export async function sendArchive(
  reply: Pick<FastifyReply, 'type' | 'header'>,
  { blobs }: Pick<Services, 'blobs'>,
  find: () => Promise<Pick<BulkJobRow, 'id' | 'zip_key' | 'status'>>,
): Promise<FastifyReply> {
  const { id, zip_key, status } = await find()
  if (zip_key === null) throw new AppError('not_ready', `Bulk job ${id} is ${status}, so it has no archive.`)
  const blob = await blobs.read(zip_key)
  if (blob === null) {
    // When the event is deleted, the archive is removed after its job.
    await find()
    throw new Error(`The archive ${zip_key} is missing.`)
  }
  if (blob.size !== null) reply.header('Content-Length', blob.size)
  return reply
    .type('application/zip')
    .header('Content-Disposition', `attachment; filename="certificates-${id}.zip"`)
    .send(blob.stream)
}
