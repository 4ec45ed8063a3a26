import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import { pathOf } from './any-origin.ts'

/** The 404 of an address that no route takes. */
export const nothingAt = (method: string, path: string) =>
  new AppError('not_found', `There is nothing at ${method} ${path}.`)

/**
 * Answers what no route takes, before its body is looked at: 405 with `Allow` when the address has other methods
 * (RFC 9110, section 15.5.6), otherwise 404.
 */
export function refuseUnknownRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done()
    const { method } = request
    const path = pathOf(request.url)
    const { methods } = app.methodsAt(path)
    // OPTIONS would tell browsers of other sites what they may ask; here they may ask nothing.
    if (methods.length === 0 || methods.includes(method) || method === 'OPTIONS') throw nothingAt(method, path)
    const allowed = methods.join(', ')
    reply.header('Allow', allowed)
    throw new AppError('method_not_allowed', `${path} does not take ${method}. It takes ${allowed}.`)
  })
}
