import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Scripts of any origin may read it, like all `public:…` routes. */
    anyOrigin?: true
    /** These scripts may send any header, since none of them changes what is public. */
    anyHeader?: true
  }
}

/** A day in seconds. Chromium caps this at two hours. */
const KEPT_S = 86_400

/** Response headers that scripts may read besides the safelisted ones. */
const EXPOSED = [
  ...['ETag', 'Laurel-Data-As-Of', 'Link', 'RateLimit', 'RateLimit-Policy', 'Retry-After'],
  ...['X-Ignored-Fields', 'X-Ignored-Parameters', 'X-Request-Id', 'X-Total-Count', 'X-Total-Count-Capped'],
].join(', ')

/** Request headers that scripts may send besides the safelisted ones. None of them identifies the sender. */
const TAKEN = 'Content-Type, Idempotency-Key, If-None-Match'

/** The pattern is created on first use: most services never get a request for an unknown path. */
type KnownPath = { path: RegExp | null; methods: Set<string>; forAnyOrigin: Set<string>; anyHeader: boolean }

/**
 * Returns the methods of a URL's routes, with OPTIONS, and those for any origin; none if there is no route. `anyHeader`:
 * whether scripts may send any header there.
 */
export type MethodsAt = (url: string) => { methods: string[]; forAnyOrigin: string[]; anyHeader: boolean }

/** Returns a function that lists the methods of a URL's routes, even if none of them matches the request. */
export function knowMethods(app: FastifyInstance): MethodsAt {
  const known = new Map<string, KnownPath>()
  app.addHook('onRoute', ({ method, url, config }) => {
    const at = known.get(url) ?? { path: null, methods: new Set(), forAnyOrigin: new Set(), anyHeader: false }
    for (const each of [method].flat()) {
      at.methods.add(each).add('OPTIONS')
      if (isForAnyOrigin(config)) at.forAnyOrigin.add(each)
    }
    if (config?.anyHeader) at.anyHeader = true
    known.set(url, at)
  })
  return (url) => {
    const path = pathOf(url)
    const found = [...known].flatMap(([route, each]) => {
      each.path ??= toPattern(route)
      return each.path.test(path) ? [each] : []
    })
    const all = (of: 'methods' | 'forAnyOrigin') => [...new Set(found.flatMap((each) => [...each[of]]))].toSorted()
    const anyHeader = found.some((each) => each.anyHeader)
    return { methods: all('methods'), forAnyOrigin: all('forAnyOrigin'), anyHeader }
  }
}

/**
 * Lets scripts of any origin read public responses: public routes and the OpenAPI document, including their errors.
 * They use no credentials of the browser, so `*` reveals nothing (Fetch Standard, CORS protocol). Responses that need a
 * key carry no such header, so browsers hide them from foreign scripts.
 */
export function allowAnyOrigin(request: FastifyRequest, reply: FastifyReply, methodsAt: MethodsAt): void {
  // A request that reached no route is classified by its URL alone.
  const isUnmatched = request.is404 || request.routeOptions.url === undefined
  const allowed = isUnmatched
    ? methodsAt(request.url).forAnyOrigin.length > 0
    : isForAnyOrigin(request.routeOptions.config)
  if (!allowed) return
  reply.header('Access-Control-Allow-Origin', '*')
  // Only scripts read this long header, and they always send Origin.
  if (request.headers.origin !== undefined) reply.header('Access-Control-Expose-Headers', EXPOSED)
}

/**
 * Answers OPTIONS with the methods of a URL, to anyone and without counting it: the document lists them too. Only a URL
 * for any origin gets the headers of a CORS preflight, so that scripts of other sites can send nothing to the rest.
 * @returns whether it did
 */
export function answerOptions(request: FastifyRequest, reply: FastifyReply, methodsAt: MethodsAt): boolean {
  if (request.method !== 'OPTIONS' || !request.is404) return false
  const { methods, forAnyOrigin, anyHeader } = methodsAt(request.url)
  if (methods.length === 0) return false
  reply.header('Allow', methods.join(', '))
  if (forAnyOrigin.length > 0)
    reply.headers({
      'Access-Control-Allow-Methods': forAnyOrigin.join(', '),
      'Access-Control-Allow-Headers': anyHeader ? '*' : TAKEN,
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

/** Turns a route's URL into a pattern: `:name` matches the rest of a segment, `*` the rest of the path. */
function toPattern(url: string): RegExp {
  const text = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${text.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`)
}
