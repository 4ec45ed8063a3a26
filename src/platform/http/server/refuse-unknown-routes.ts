import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import { pathOf } from './any-origin.ts'

/** Creates the 404 error for a URL that matches no route. */
export const nothingAt = (method: string, path: string) =>
  new AppError('not_found', `There is nothing at ${method} ${path}.`)

/**
 * Whether a URL has no route. The router also matches an empty segment with `:id`, which is no id: `/admin/events/` is
 * not a record without an id, and is refused before it counts against a limit.
 */
export function hasNoRoute({ is404, params }: Pick<FastifyRequest, 'is404' | 'params'>): boolean {
  if (is404) return true
  for (const [name, value] of Object.entries(params as object)) if (value === '' && name !== '*') return true
  return false
}

/**
 * Answers requests that match no route before their sender and body are read: 308 to the same URL without its trailing
 * slash if there is a route, 405 with `Allow` if the URL has other methods (RFC 9110, section 15.5.6), otherwise 404.
 */
export function refuseUnknownRoutes(app: FastifyInstance, { siteUrl }: { siteUrl: string }): void {
  const root = new URL(siteUrl).pathname.replace(/\/$/, '')
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasNoRoute(request)) return done()
    const { method, url } = request
    const path = pathOf(url)
    const { methods } = app.methodsAt(path)
    if (methods.length > 0 && !methods.includes(method)) {
      const allowed = methods.join(', ')
      reply.header('Allow', allowed)
      throw new AppError('method_not_allowed', `${path} does not support ${method}. It supports ${allowed}.`)
    }
    const shorter = withoutSlash(path)
    const there = shorter === null ? null : app.methodsAt(shorter)
    if (methods.length > 0 || !there?.methods.length) throw nothingAt(method, path)
    if (there.forAnyOrigin.length > 0) reply.header('Access-Control-Allow-Origin', '*')
    const query = url.indexOf('?')
    reply.redirect(`${root}${shorter}${query < 0 ? '' : url.slice(query)}`, 308)
  })
}

/** Browsers read two slashes or backslashes at the start of a redirect as another host. */
function withoutSlash(path: string): string | null {
  return path.endsWith('/') && !/[/\\]{2}/.test(path) && path.length > 1 ? path.slice(0, -1) : null
}
