import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../lib/errors.ts'
import { type Actor, actorText } from '../context/context.ts'
import { timeOfRequest } from '../http/server/request-id.ts'
import { maskedPath } from './masked-path.ts'
import type { RequestLog } from './open-request-log.ts'

type Sender = { orgId: number; actor: Actor }

/** Actors with a credential of the organisation. */
const OWN: ReadonlySet<Actor['kind']> = new Set(['api_key', 'door_device', 'person', 'client'])
/** The most unknown senders to look up at a time. */
const MAX_ASKED = 500

/**
 * Logs the requests that credentials of an organisation send to the API under `prefix`. It knows the routes that are
 * added after this call.
 * @param whoSent identifies the sender of a request without a route, which was not authenticated
 */
export function keepRequests(
  app: FastifyInstance,
  log: RequestLog,
  { prefix, whoSent }: { prefix: string; whoSent: (request: FastifyRequest) => Promise<Sender | null> },
): void {
  const routes = new Map<string, string>()
  const words = new Set([''])
  app.addHook('onRoute', ({ url }) => {
    const isOurs = url.startsWith(prefix)
    const route = isOurs ? url.slice(prefix.length) : url
    if (isOurs) routes.set(url, route.replace(/:(\w+)/g, '{$1}'))
    for (const segment of route.split('/')) if (!segment.startsWith(':')) words.add(segment)
  })
  let asked = 0
  const keep = (sender: Sender, request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    log.add({
      orgId: sender.orgId,
      requestId: request.id,
      at: timeOfRequest(request.id),
      actor: actorText(sender.actor),
      method: request.method,
      route: (request.is404 ? null : routes.get(request.routeOptions.url ?? '')) ?? null,
      path: maskedPath(path.startsWith(prefix) ? path.slice(prefix.length) : path, words),
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      code: request.errorCode,
    })
  }
  const keepUnknown = async (request: FastifyRequest, reply: FastifyReply) => {
    asked++
    try {
      const sender = await whoSent(request)
      if (sender) keep(sender, request, reply)
    } catch (error) {
      // The response is already sent, so a failure reaches nobody. An ended credential belongs to nobody.
      if (!(error instanceof AppError && error.code === 'unauthenticated')) log.leaveOut()
    } finally {
      asked--
    }
  }
  app.addHook('onResponse', (request, reply, done) => {
    if (request.ctx !== null) {
      if (OWN.has(request.ctx.actor.kind)) keep(request.ctx, request, reply)
    } else if (request.is404 && pathOf(request).startsWith(`${prefix}/`)) {
      if (asked < MAX_ASKED) void keepUnknown(request, reply)
      else log.leaveOut()
    }
    done()
  })
  app.addHook('onClose', () => log.close())
}

/** Returns the path without the query; the request may contain the whole URL (RFC 9112, section 3.2.2). */
function pathOf({ url }: FastifyRequest): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return path.startsWith('/') ? path : path.replace(/^https?:\/\/[^/]*/i, '')
}
