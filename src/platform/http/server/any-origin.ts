import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Scripts of pages from anywhere may read it, as they may what is `public:…`. */
    anyOrigin?: true
  }
}

/** A day, in seconds. Chromium keeps what it is told for two hours of it. */
const KEPT_S = 86_400

/** Headers that a script may read, besides those that every script may. */
const EXPOSED = [
  ...['ETag', 'Link', 'RateLimit', 'RateLimit-Policy', 'Retry-After'],
  ...['X-Ignored-Fields', 'X-Request-Id', 'X-Total-Count', 'X-Total-Count-Capped'],
].join(', ')

/** Headers that a script may send, besides those that every script may. None of them says who sends it. */
const TAKEN = 'Content-Type, Idempotency-Key, If-None-Match'

/** The pattern is made when it is first asked for: most services are never asked for an address without a route. */
type KnownPath = { path: RegExp | null; methods: Set<string>; forAnyOrigin: Set<string> }

/** What the routes of an address take, of requests and of those from any origin. */
export type MethodsAt = (url: string) => { methods: string[]; forAnyOrigin: string[] }

/** Tells of any address, also of one that no route takes with this method, which methods its routes take. */
export function knowMethods(app: FastifyInstance): MethodsAt {
  const known = new Map<string, KnownPath>()
  app.addHook('onRoute', ({ method, url, config }) => {
    const at = known.get(url) ?? { path: null, methods: new Set(), forAnyOrigin: new Set() }
    for (const each of [method].flat()) {
      at.methods.add(each)
      if (isForAnyOrigin(config)) at.forAnyOrigin.add(each).add('OPTIONS')
    }
    known.set(url, at)
  })
  return (url) => {
    const path = pathOf(url)
    const found = [...known].flatMap(([route, each]) => {
      each.path ??= toPattern(route)
      return each.path.test(path) ? [each] : []
    })
    const forAnyOrigin = unique(found.flatMap((each) => [...each.forAnyOrigin]))
    return { methods: unique([...found.flatMap((each) => [...each.methods]), ...forAnyOrigin]), forAnyOrigin }
  }
}

/**
 * Lets scripts of pages from anywhere read the answer where anybody may have it: what is public, and the document of the
 * API; refusals too. Nothing that browsers know of their visitors is asked for or heeded, so `*` gives nothing away (Fetch
 * Standard, CORS protocol). What needs a key says nothing, so browsers keep it from such scripts.
 */
export function allowAnyOrigin(request: FastifyRequest, reply: FastifyReply, methodsAt: MethodsAt): void {
  // What never came to a route is told apart by its address alone.
  const isUnmatched = request.is404 || request.routeOptions.url === undefined
  const allowed = isUnmatched
    ? methodsAt(request.url).forAnyOrigin.length > 0
    : isForAnyOrigin(request.routeOptions.config)
  if (!allowed) return
  reply.header('Access-Control-Allow-Origin', '*')
  // Only scripts read them, and whoever sends no Origin need not be sent so many words.
  if (request.headers.origin !== undefined) reply.header('Access-Control-Expose-Headers', EXPOSED)
}

/** Answers browsers that ask first whether such a script may ask, which counts against no limit. */
export function answerPreflight(request: FastifyRequest, reply: FastifyReply, methodsAt: MethodsAt): boolean {
  if (request.method !== 'OPTIONS' || !request.is404) return false
  const { forAnyOrigin } = methodsAt(request.url)
  if (forAnyOrigin.length === 0) return false
  reply.headers({
    Allow: forAnyOrigin.join(', '),
    'Access-Control-Allow-Methods': forAnyOrigin.filter((method) => method !== 'OPTIONS').join(', '),
    'Access-Control-Allow-Headers': TAKEN,
    'Access-Control-Max-Age': KEPT_S,
  })
  reply.code(204).send()
  return true
}

export function pathOf(url: string): string {
  return /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(url)![1]!
}

function isForAnyOrigin(config: FastifyContextConfig | undefined): boolean {
  return config?.anyOrigin === true || config?.access?.startsWith('public:') === true
}

const unique = (methods: string[]) => [...new Set(methods)].toSorted()

/** The paths of a route: `:name` stands for the rest of a segment, `*` for the rest of the path. */
function toPattern(url: string): RegExp {
  const text = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${text.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`)
}
