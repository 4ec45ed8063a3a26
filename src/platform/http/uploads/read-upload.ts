import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, invalidField } from '../../../lib/errors.ts'
import { checkTexts } from '../validation/check-texts.ts'
import { readParts } from './read-parts.ts'
import { freeMemoryAfterwards } from './upload-memory.ts'

/** `unknown` are the names of the fields that the endpoint does not have; they take no effect. */
export type Upload = {
  file: { name: string; bytes: Buffer } | null
  fields: Record<string, string>
  unknown: string[]
}

/** Lets the routes of this plugin that follow, and no others, take multipart/form-data, and bodies of these types, which they read themselves. */
export function acceptUploads(app: FastifyInstance, types: string[] = []): void {
  freeMemoryAfterwards(app)
  app.addContentTypeParser(['multipart/form-data', ...types], (_request, _payload, done) => done(null))
}

/**
 * Reads a multipart body: the file, whatever its field is called, and the text fields that are asked for.
 * @throws AppError unsupported_media_type, payload_too_large when the file has more than `maxBytes`, invalid_request
 * when it is malformed, validation_failed, unavailable when others have all the memory for uploads
 */
export async function readUpload(
  request: FastifyRequest,
  { maxBytes, fields }: { maxBytes: number; fields: string[] },
): Promise<Upload> {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
    throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data.')
  const upload: Upload = { file: null, fields: {}, unknown: [] }
  for (const { name, fileName, bytes } of await readParts(request, { maxBytes })) {
    if (fileName !== null) upload.file = { name: requireText(fileName, 'file'), bytes }
    else if (!fields.includes(name)) upload.unknown.push(requireText(name, 'a field name'))
    else if (Object.hasOwn(upload.fields, name))
      throw invalidField(['body', name], `${name} is there twice: send it once`, 'repeated')
    else upload.fields[name] = decode(name, bytes)
  }
  checkTexts(upload.fields, ['body'])
  checkTexts(upload.unknown, ['body'])
  checkTexts(upload.file?.name, ['body', 'file'])
  return upload
}

/** The upload's file. @throws AppError validation_failed when there is none */
export function requireFile(upload: Upload, field: string): { name: string; bytes: Buffer } {
  if (upload.file !== null) return upload.file
  throw invalidField(['body', field], `${field} is required: send one file in the multipart body`, 'missing')
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decode(name: string, bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw notUtf8(name)
  }
}

/** Names have been decoded already; U+FFFD stands where they were no UTF-8. */
function requireText(name: string, what: string): string {
  if (name.includes('\ufffd')) throw notUtf8(what)
  return name
}

function notUtf8(name: string): AppError {
  return invalidField(['body', name], `${name} must be UTF-8 text`, 'malformed_unicode')
}
