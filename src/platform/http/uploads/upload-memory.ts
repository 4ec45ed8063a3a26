import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/errors.ts'

/** Of all uploads of this process together, from their first byte until their request is done. */
const MAX_BYTES = 128 * 1_048_576
const RETRY_AFTER_S = 5

const heldBy = new WeakMap<FastifyRequest, number>()
let held = 0

/**
 * Counts bytes of an upload that are kept in memory, until the handler of its request has ended.
 * @throws AppError unavailable, when uploads have all the memory that they may have
 */
export function holdMemory(request: FastifyRequest, bytes: number): void {
  if (held + bytes > MAX_BYTES)
    throw new AppError('unavailable', 'Too many files are being uploaded right now. Try again in a few seconds.', {
      retryAfter: RETRY_AFTER_S,
    })
  held += bytes
  heldBy.set(request, (heldBy.get(request) ?? 0) + bytes)
}

/** Gives back, at the end of each handler of this plugin, what its upload has held. */
export function freeMemoryAfterwards(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = async function (request, reply) {
      try {
        return await handler.call(this, request, reply)
      } finally {
        held -= heldBy.get(request) ?? 0
        heldBy.delete(request)
      }
    }
  })
}
