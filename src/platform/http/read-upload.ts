import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, invalidField } from '../errors.ts'
import { checkTexts } from './check-texts.ts'
import { freeMemoryAfterwards, holdMemory } from './upload-memory.ts'

export type Upload = { file: { name: string; bytes: Buffer } | null; fields: Record<string, string> }

/** Lets the routes of this plugin that follow, and no others, take multipart/form-data. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  freeMemoryAfterwards(app)
  await app.register(multipart, { throwFileSizeLimit: false })
}

/**
 * Reads a multipart body: the first file, whatever its field is called, and the text fields.
 * @throws AppError unsupported_media_type, payload_too_large when the file has more than `maxBytes`, invalid_request
 * when it is malformed, unavailable when others have all the memory for uploads
 */
export async function readUpload(request: FastifyRequest, { maxBytes }: { maxBytes: number }): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data.')
  const upload: Upload = { file: null, fields: {} }
  // One byte more than is taken, so that a file of exactly the limit is told from one that is cut.
  const parts = request.parts({
    limits: { fileSize: maxBytes + 1, files: 1, fields: 20, fieldSize: 262_144, parts: 21, headerPairs: 50 },
  })
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        upload.fields[part.fieldname] = String(part.value)
        continue
      }
      const chunks: Buffer[] = []
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        holdMemory(request, chunk.length)
        chunks.push(chunk)
      }
      const bytes = Buffer.concat(chunks)
      if (part.file.truncated || bytes.length > maxBytes) {
        throw new AppError('payload_too_large', `The file is larger than ${maxBytes / 1_048_576} MB.`)
      }
      upload.file = { name: part.filename ?? '', bytes }
    }
  } catch (error) {
    // What still comes is read and thrown away, as for any other request; a socket that nobody reads stays for a minute.
    request.raw.unpipe()
    request.raw.resume()
    throw asRefusal(error as Error & { statusCode?: number; code?: string })
  }
  checkTexts(upload.fields, ['body'])
  checkTexts(upload.file?.name, ['body', 'file'])
  return upload
}

/** The upload's file. @throws AppError validation_failed when there is none */
export function requireFile(upload: Upload, field: string): { name: string; bytes: Buffer } {
  if (upload.file !== null) return upload.file
  throw invalidField(['body', field], `${field} is required: send one file in the multipart body`, 'missing')
}

/** Whatever the multipart reader stumbles over is the sender's doing. */
function asRefusal(error: Error & { statusCode?: number; code?: string }): AppError {
  if (error instanceof AppError) return error
  if (error.statusCode === 413)
    return new AppError('payload_too_large', 'The multipart body has too many parts or too long fields. Send one file.')
  return new AppError('invalid_request', 'The multipart body is malformed or was cut off.', { cause: error })
}
