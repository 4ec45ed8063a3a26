import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, invalidField } from '../../../lib/errors.ts'
import { checkTexts } from '../validation/check-texts.ts'
import { readParts } from './read-parts.ts'
import { freeMemoryAfterwards } from './upload-memory.ts'

/** `unknown` are the names of fields that the endpoint does not have; they have no effect. */
export type Upload = {
  file: { name: string; bytes: Buffer } | null
  fields: Record<string, string>
  unknown: string[]
}

/**
 * Lets only the routes declared after it in this plugin accept multipart/form-data, and bodies of the given types,
 * which the routes read themselves.
 */
export function acceptUploads(app: FastifyInstance, types: string[] = []): void {
  freeMemoryAfterwards(app)
  app.addContentTypeParser(['multipart/form-data', ...types], (_request, _payload, done) => done(null))
}

/**
 * Reads a multipart body: the file, under any field name, and the requested text fields.
 * @throws AppError unsupported_media_type, payload_too_large if the file exceeds `maxBytes`, invalid_request if the
 * body is malformed, validation_failed, unavailable if other uploads use all the memory
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

/** Returns the upload's file. @throws AppError validation_failed if there is none */
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

/** Names are already decoded, with U+FFFD for invalid UTF-8. */
function requireText(name: string, what: string): string {
  if (name.includes('\ufffd')) throw notUtf8(what)
  return name
}

function notUtf8(name: string): AppError {
  return invalidField(['body', name], `${name} must be UTF-8 text`, 'malformed_unicode')
}
