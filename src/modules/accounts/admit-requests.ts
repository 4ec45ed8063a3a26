import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Services } from '../../platform/context.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { AppError } from '../../platform/errors.ts'
import { applyRateLimit, countRequest, type Limits } from '../../platform/http/rate-limit.ts'
import { authenticate } from './authenticate.ts'
import { hasScope } from './scopes.ts'

/** What a visitor without a key may do, by address. */
const PUBLIC_LIMITS: Record<string, Limits> = {
  'public:read': { minute: 120, hour: 7_200 },
  'public:submit': { minute: 10, hour: 600 },
}

/**
 * Decides for each request, by its route's `access`, who may pass and how often, and puts the context in its place.
 * A route whose access is no scope, `public:…` or `open` does not boot.
 */
export function admitRequests(
  app: FastifyInstance,
  services: Services,
  options: { rateLimit: boolean; scopes: readonly string[] },
): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access
    if (access === undefined || access === 'open' || access in PUBLIC_LIMITS || options.scopes.includes(access)) return
    throw new Error(`${String(method)} ${url}: ${access} is no scope.`)
  })
  app.addHook('onRequest', (request, reply, done) => {
    const access = request.is404 ? 'open' : request.routeOptions.config.access!
    const isPublic = access in PUBLIC_LIMITS
    if (access === 'open' || (isPublic && !options.rateLimit)) return done()
    const admitted = isPublic
      ? admitVisitor(services, request, reply, access)
      : admitKey(services, request, reply, access, options.rateLimit)
    admitted.then(() => done(), done)
  })
}

async function admitKey(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: string,
  counted: boolean,
): Promise<void> {
  const header = request.headers.authorization
  if (header === undefined)
    throw new AppError('unauthenticated', 'Send your API key in the header Authorization: Bearer <API_KEY>.')
  const key = /^bearer +(\S+)$/i.exec(header)?.[1]
  const caller = key === undefined ? null : await authenticate(services, key, counted)
  if (caller === null)
    throw new AppError('unauthenticated', 'This API key is not valid: it is unknown, switched off or expired.')
  if (caller.window) applyRateLimit(reply, caller.limits, caller.window, services.now())
  if (!hasScope(caller.scopes, scope)) throw new AppError('forbidden', `This API key lacks the scope ${scope}.`)
  request.ctx = {
    ...services,
    orgId: caller.orgId,
    actor: { kind: 'api_key', id: caller.keyId, scopes: caller.scopes },
    requestId: request.id,
  }
}

/** A visitor's address is never stored: a hash with the day is enough to count, and says nothing the day after. */
async function admitVisitor(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  access: string,
): Promise<void> {
  const now = services.now()
  const subject = `${access}:${sha256(services.secret, now.toISOString().slice(0, 10), visitorOf(request.ip)).toString('base64url')}`
  const limits = PUBLIC_LIMITS[access]!
  applyRateLimit(reply, limits, await countRequest(services.db, subject, limits, now), now)
}

/** Whoever has one IPv6 address has the 2^64 of its network too; an IPv4 address may come written as IPv6. */
function visitorOf(ip: string): string {
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.')
}
