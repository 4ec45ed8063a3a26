import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/errors.ts'

/** For all uploads of this process together, from their first byte until their request ends. */
const MAX_BYTES = 128 * 1_048_576
const RETRY_AFTER_S = 5

const heldBy = new WeakMap<FastifyRequest, number>()
let held = 0

/**
 * Counts the bytes of an upload in memory until the handler of its request ends.
 * @throws AppError unavailable if uploads use all the memory they may
 */
export function holdMemory(request: FastifyRequest, bytes: number): void {
  if (held + bytes > MAX_BYTES)
    throw new AppError('unavailable', 'Too many files are being uploaded right now. Try again in a few seconds.', {
      retryAfter: RETRY_AFTER_S,
    })
  held += bytes
  heldBy.set(request, (heldBy.get(request) ?? 0) + bytes)
}

/** Releases the memory of an upload at the end of each handler of this plugin. */
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
