import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/errors.ts'

// An import would load zlib at every start, and most services never get a compressed body.
const zlib = () => process.getBuiltinModule('node:zlib')

/** Compressing adds less than this to any body, so more bytes that decode to nothing are refused. */
const MAX_EXCESS_BYTES = 1_048_576

const decoded = new WeakMap<FastifyRequest, Readable>()

/**
 * Decodes bodies with `Content-Encoding: gzip` while they are read, so that parsers and uploads count decoded bytes
 * against their limits and stop decoding there. Other encodings are 415 with `Accept-Encoding` (RFC 9110, section
 * 15.5.16).
 */
export function decodeBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const coding = codingOf(request)
    if (coding === '' || coding === 'identity') return done(null, payload)
    if (coding !== 'gzip' && coding !== 'x-gzip') return done(refuse(reply))
    const body = gunzipped(request.raw)
    decoded.set(request, body)
    // A response that was sent before the whole body was read ends the decoding too.
    reply.raw.once('close', () => body.destroy())
    done(null, body)
  })
}

/** Returns the stream of a request's body, decoded. */
export function bodyOf(request: FastifyRequest): Readable {
  return decoded.get(request) ?? request.raw
}

/**
 * Reads the rest of a request's body and discards it, without decoding it; otherwise the socket would stay open for a
 * minute.
 */
export function discardBody(request: FastifyRequest): void {
  decoded.get(request)?.destroy()
  request.raw.resume()
}

/** Returns the encoding of the body in lower case; empty if there is no body, or none that is read. */
function codingOf({ method, headers }: FastifyRequest): string {
  const { 'content-encoding': coding = '', 'content-length': length = '0', 'transfer-encoding': chunked } = headers
  const hasBody = (length !== '0' || chunked !== undefined) && method !== 'GET' && method !== 'HEAD'
  return hasBody ? coding.trim().toLowerCase() : ''
}

function refuse(reply: FastifyReply): AppError {
  reply.header('Accept-Encoding', 'gzip')
  return new AppError('unsupported_media_type', 'Send the body uncompressed, or with Content-Encoding: gzip.')
}

/** Fastify compares `receivedEncodedLength` with `Content-Length`. */
function gunzipped(raw: IncomingMessage): Readable {
  const counts = { received: 0, produced: 0 }
  // An error after the reader has refused the body concerns nobody, and must not end the process.
  const body = Readable.from(gunzip(raw, counts), { objectMode: false }).on('error', () => {})
  return Object.defineProperty(body, 'receivedEncodedLength', { get: () => counts.received })
}

async function* gunzip(raw: IncomingMessage, counts: { received: number; produced: number }): AsyncGenerator<Buffer> {
  const decoder = zlib().createGunzip()
  const count = (chunk: Buffer) => {
    counts.received += chunk.length
    if (counts.received > counts.produced + MAX_EXCESS_BYTES) decoder.destroy(tooLarge())
  }
  const cutOff = () => raw.readableEnded || decoder.destroy(new Error('The connection was closed.'))
  raw.on('data', count).once('close', cutOff).pipe(decoder)
  try {
    for await (const chunk of decoder as AsyncIterable<Buffer>) {
      counts.produced += chunk.length
      yield chunk
    }
    // The decoder ignores NUL bytes after the end, and its option to reject them rejects further members too.
    if (!raw.readableEnded || decoder.bytesWritten !== counts.received)
      throw new Error('There are bytes after the end.')
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('invalid_request', 'The body is not valid gzip, or was cut off.', { cause })
  } finally {
    raw.off('data', count).off('close', cutOff).unpipe(decoder)
    decoder.destroy()
    raw.resume()
  }
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', 'The compressed body is larger than its content.')
}
