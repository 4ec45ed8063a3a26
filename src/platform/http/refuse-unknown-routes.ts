import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/**
 * Answers what no route takes, before its body is looked at: 405 with `Allow` when the address has other methods
 * (RFC 9110, section 15.5.6), otherwise 404.
 */
export function refuseUnknownRoutes(app: FastifyInstance): void {
  const methodsOf = new Map<string, { path: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ method, url }) => {
    const known = methodsOf.get(url) ?? { path: toPattern(url), methods: new Set() }
    for (const each of [method].flat()) known.methods.add(each)
    methodsOf.set(url, known)
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done()
    const { method } = request
    const path = /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(request.url)![1]!
    const methods = [...methodsOf.values()].flatMap((each) => (each.path.test(path) ? [...each.methods] : []))
    // OPTIONS would tell browsers of other sites what they may ask; they may ask nothing.
    if (methods.length === 0 || methods.includes(method) || method === 'OPTIONS')
      throw new AppError('not_found', `There is nothing at ${method} ${path}.`)
    const allowed = [...new Set(methods)].sort().join(', ')
    reply.header('Allow', allowed)
    throw new AppError('method_not_allowed', `${path} does not take ${method}. It takes ${allowed}.`)
  })
}

/** The paths of a route: `:name` stands for the rest of a segment, `*` for the rest of the path. */
function toPattern(url: string): RegExp {
  const text = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${text.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`)
}
