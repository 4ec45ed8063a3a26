import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import { bodyOf, discardBody } from './decode-bodies.ts'
import { holdMemory } from './upload-memory.ts'

/**
 * Reads a raw body, in a plugin that has called `acceptUploads`.
 * @throws AppError payload_too_large over `maxBytes`, invalid_request if the body is cut off, unavailable if other
 * uploads use all the memory
 */
export async function readBody(request: FastifyRequest, { maxBytes }: { maxBytes: number }): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of bodyOf(request).iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes)
        throw new AppError('payload_too_large', `The body is larger than ${maxBytes / 1_048_576} MB.`)
      holdMemory(request, chunk.length)
      chunks.push(chunk)
    }
  } catch (error) {
    discardBody(request)
    if (error instanceof AppError) throw error
    throw new AppError('invalid_request', 'The body was cut off.', { cause: error })
  }
  return Buffer.concat(chunks)
}
