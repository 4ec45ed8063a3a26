import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import { pathOf } from './any-origin.ts'

/** Creates the 404 error for a URL that matches no route. */
export const nothingAt = (method: string, path: string) =>
  new AppError('not_found', `There is nothing at ${method} ${path}.`)

/**
 * Answers requests that match no route before their body is read: 405 with `Allow` if the URL has other methods (RFC
 * 9110, section 15.5.6), otherwise 404.
 */
export function refuseUnknownRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done()
    const { method } = request
    const path = pathOf(request.url)
    const { methods } = app.methodsAt(path)
    // An answer to OPTIONS would tell scripts of other sites what they may request, which is nothing here.
    if (methods.length === 0 || methods.includes(method) || method === 'OPTIONS') throw nothingAt(method, path)
    const allowed = methods.join(', ')
    reply.header('Allow', allowed)
    throw new AppError('method_not_allowed', `${path} does not support ${method}. It supports ${allowed}.`)
  })
}
