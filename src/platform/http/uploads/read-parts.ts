import type { BusboyFileStream, BusboyHeaders } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { AppError, invalidField } from '../../../lib/errors.ts'
import { bodyOf, discardBody } from './decode-bodies.ts'
import { holdMemory } from './upload-memory.ts'

/** One part of a multipart body; a part with a file name, or of type `application/octet-stream`, is a file. */
export type Part = { name: string; fileName: string | null; bytes: Buffer }

const MAX_FIELD_BYTES = 256 * 1024
/** For the fields and everything between the parts. */
const MAX_OTHER_BYTES = 8 * 1_048_576
const LIMITS = { parts: 21, headerPairs: 50, headerSize: 8 * 1024 }

/**
 * Reads the parts of a multipart body (RFC 7578), one of which may be a file.
 * @throws AppError payload_too_large, validation_failed for a second file, invalid_request if the body is malformed or
 * cut off, unavailable if other uploads use all the memory
 */
export async function readParts(request: FastifyRequest, { maxBytes }: { maxBytes: number }): Promise<Part[]> {
  const stream = bodyOf(request)
  const reading: Promise<Part>[] = []
  let hasFile = false
  try {
    const { Busboy } = await import('@fastify/busboy')
    await new Promise<void>((resolve, reject) => {
      // The connection may have closed while the module was loading.
      if (stream.destroyed) return reject(new Error('The connection was closed.'))
      // Fields are read as bytes too: decoding would replace invalid UTF-8, which could then not be detected.
      const headers = request.headers as BusboyHeaders
      const reader = new Busboy({ headers, limits: LIMITS, isPartAFile: () => true })
      reader.on('file', (name = '', stream: BusboyFileStream, fileName: string | undefined, _encoding, type) => {
        const isFile = fileName !== undefined || type === 'application/octet-stream'
        if (isFile && hasFile) return reject(twoFiles(name))
        hasFile ||= isFile
        const part = collect(request, stream, { name, fileName: isFile ? (fileName ?? '') : null }, maxBytes)
        part.catch(reject)
        reading.push(part)
      })
      reader.on('partsLimit', () => reject(new AppError('payload_too_large', 'The multipart body has too many parts.')))
      reader.on('error', reject)
      reader.on('finish', resolve)
      let received = 0
      stream.on('data', (chunk: Buffer) => {
        received += chunk.length
        if (received > maxBytes + MAX_OTHER_BYTES)
          reject(new AppError('payload_too_large', 'The multipart body is too large.'))
      })
      stream.once('error', reject)
      stream.once('close', () => stream.readableEnded || reject(new Error('The connection was closed.')))
      stream.pipe(reader)
    })
    return await Promise.all(reading)
  } catch (error) {
    stream.unpipe()
    discardBody(request)
    if (error instanceof AppError) throw error
    throw new AppError('invalid_request', 'The multipart body is malformed or was cut off.', { cause: error })
  }
}

async function collect(
  request: FastifyRequest,
  stream: BusboyFileStream,
  part: Omit<Part, 'bytes'>,
  maxBytes: number,
): Promise<Part> {
  const most = part.fileName === null ? MAX_FIELD_BYTES : maxBytes
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) {
      const what = part.fileName === null ? `The field ${part.name}` : 'The file'
      throw new AppError('payload_too_large', `${what} is larger than ${most / 1_048_576} MB.`)
    }
    holdMemory(request, chunk.length)
    chunks.push(chunk)
  }
  return { ...part, bytes: Buffer.concat(chunks) }
}

function twoFiles(name: string): AppError {
  return invalidField(['body', name], 'Send one file: the body holds another one', 'too_many_files')
}
