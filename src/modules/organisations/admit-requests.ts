import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../lib/errors.ts'
import { actorText, type Services } from '../../platform/context/context.ts'
import { isDatabaseAway } from '../../platform/db/pg-errors.ts'
import type { Authenticator, Caller, MakeAuthenticator } from '../../platform/http/server/authenticator.ts'
import { countInMemory } from '../../platform/http/server/count-in-memory.ts'
import { applyRateLimit, countRequest, type Limits, type RateWindow } from '../../platform/http/server/rate-limit.ts'
import type { Replicas } from '../../platform/replicas/replicas.ts'
import { keyAuthenticator } from './authenticate-key.ts'
import { ANY_KEY, ANY_MEMBER, SIGNED_IN } from './scopes.ts'
import { visitorOf } from './visitor-of.ts'

/** Rate limits of requests without an API key, by client address. */
const PUBLIC_LIMITS: Record<string, Limits> = {
  'public:read': { minute: 120, hour: 7_200 },
  // Verifiers of credentials ask on behalf of many people from few addresses.
  'public:credentials': { minute: 1_200, hour: 72_000 },
  'public:submit': { minute: 10, hour: 600 },
  'sign-in': { minute: 60, hour: 1_200 },
}

/**
 * Checks who may call each route, and how often, from the route's `access`, and sets the request's context. Startup
 * fails for a route whose `access` is neither a scope nor one of the known words.
 * @returns a function that identifies the sender of a request to an open route, without counting the request
 */
export function admitRequests(
  app: FastifyInstance,
  services: Services,
  options: { rateLimit: boolean; scopes: readonly string[]; authenticators: readonly MakeAuthenticator[] },
): (request: FastifyRequest) => Promise<Caller | null> {
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access
    if (
      access === undefined ||
      access === 'open' ||
      access === ANY_KEY ||
      access === ANY_MEMBER ||
      access === SIGNED_IN ||
      access in PUBLIC_LIMITS ||
      options.scopes.includes(access)
    )
      return
    throw new Error(`${String(method)} ${url}: the access ${access} is not a scope.`)
  })
  const kinds = [keyAuthenticator, ...options.authenticators]
  const authenticators = kinds.map((make) => make(options.rateLimit))
  app.addHook('onRequest', (request, reply, done) => {
    const access = request.is404 ? 'open' : request.routeOptions.config.access!
    const isPublic = access in PUBLIC_LIMITS
    if (access === 'open' || (isPublic && !options.rateLimit)) return done()
    const admitted = isPublic
      ? admitVisitor(services, request, reply, access)
      : admitCaller(services, authenticators, request, reply)
    admitted.then(() => done(), done)
  })
  const uncounted = kinds.map((make) => make(false))
  return (request) => findCaller(services, uncounted, request)
}

async function admitCaller(
  services: Services,
  authenticators: Authenticator[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const caller = await findCaller(services, authenticators, request)
  if (caller === null) throw unauthenticated(request)
  const { orgId, actor, limits, window, whyForbidden } = caller
  // A rejected caller still gets a context, so that the request log can name them.
  request.ctx = { ...services, orgId, actor, requestId: request.id }
  if (window) applyRateLimit(reply, limits, window, services.now())
  const forbidden = whyForbidden(request)
  if (forbidden !== null) throw new AppError('forbidden', forbidden)
  reply.header('Cache-Control', 'no-store')
}

/**
 * The caller of the first valid credential, or null.
 * @throws AppError unauthenticated when an authenticator rejects a credential with a message of its own
 */
async function findCaller(
  services: Services,
  authenticators: Authenticator[],
  request: FastifyRequest,
): Promise<Caller | null> {
  for (const authenticate of authenticators) {
    const caller = await authenticate(services, request)
    if (caller !== null) return caller
  }
  return null
}

function unauthenticated(request: FastifyRequest): AppError {
  const sent = request.headers.authorization !== undefined
  if (!sent && request.routeOptions.config.access === SIGNED_IN)
    return new AppError('unauthenticated', 'You are not signed in.')
  return new AppError(
    'unauthenticated',
    sent
      ? 'This API key is not valid: it is unknown, switched off or expired. Check the key, or create another one.'
      : 'Send your API key in the header Authorization: Bearer <API_KEY>.',
  )
}

async function admitVisitor(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  access: string,
): Promise<void> {
  const now = services.now()
  const subject = `${access} ${actorText(visitorOf(services, request))}`
  const limits = PUBLIC_LIMITS[access]!
  const count = () => countRequest(services, { subject, limits })
  const { replicas } = services
  const survives = replicas !== null && request.routeOptions.config.reads === 'available'
  const window = await (survives ? unlessAway(count, replicas) : count())
  applyRateLimit(reply, limits, window ?? countAlone(subject, limits, now), now)
}

/** Counts while there is no primary, in which the limits of all processes are. */
const countAlone = countInMemory()

/** Returns null if there is no primary, as soon as that is known. */
async function unlessAway(count: () => Promise<RateWindow>, replicas: Replicas): Promise<RateWindow | null> {
  try {
    return await replicas.unlessAway(count)
  } catch (error) {
    if (isDatabaseAway(error)) return null
    throw error
  }
}
