import { timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Registry from 'prom-client/lib/registry.js'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'

type Checks = Record<string, () => Promise<boolean>>

/**
 * Named checks; each throws, or returns false, if its part is not ready. Informational checks are only shown: most
 * requests do not need that part, and a load balancer would remove all processes at once.
 */
export type Health = {
  checks: Checks
  informational?: Checks
  /** Whether public pages and verification can be served, if need be by a read replica. */
  reads?: () => Promise<boolean>
  stopping: () => boolean
  /** Milliseconds since this process last fetched jobs, if it runs any. */
  queueSilentMs?: (() => number | null) | undefined
}

/** Informational checks must not delay the response. */
const INFORMATIONAL_WITHIN_MS = 1_000

const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

const Readiness = Type.Object({ status: Type.String(), checks: Type.Record(Type.String(), Type.String()) })

/**
 * Serves `/healthz` (the process responds), `/readyz` (it can serve requests), `/readyz/reads` (it can serve public pages
 * and verification) and `/metrics` (Prometheus metrics).
 */
export function healthRoutes(
  health: Health,
  figures: () => Promise<string>,
  metricsToken: string | null,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/healthz',
      config: { access: 'open' },
      schema: { hide: true, response: { 200: Type.Object({ status: Type.String() }) } },
      handler: async () => ({ status: 'alive' }),
    })

    addReadiness(app, health)

    app.route({
      method: 'GET',
      url: '/metrics',
      config: { access: 'open' },
      schema: { hide: true, response: { 200: Type.String() } },
      handler: async (request, reply) => {
        const given = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
        const byToken = metricsToken !== null && timingSafeEqual(sha256(given), sha256(metricsToken))
        // Behind a proxy on the same machine every request seems to come from loopback, but its headers name the
        // client.
        const fromHere =
          /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '') &&
          PROXY_HEADERS.every((name) => request.headers[name] === undefined)
        if (!byToken && !(metricsToken === null && fromHere))
          throw new AppError(
            'forbidden',
            'Metrics are read with METRICS_TOKEN as bearer token, or from the machine itself where none is set.',
          )
        return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await figures())
      },
    })
  }
}

function addReadiness(app: FastifyInstance, { checks, informational, reads, stopping }: Health): void {
  const probe = (url: string, deciding: Checks, also: Checks) =>
    app.route({
      method: 'GET',
      url,
      config: { access: 'open' },
      schema: { hide: true, response: { 200: Readiness, 503: Readiness } },
      handler: async (_request, reply) => {
        const [results, others] = await Promise.all([resultsOf(deciding), resultsOf(also, INFORMATIONAL_WITHIN_MS)])
        const ready = !stopping() && Object.values(results).every((result) => result === 'ok')
        const status = ready ? 'ready' : stopping() ? 'stopping' : 'not ready'
        return reply.code(ready ? 200 : 503).send({ status, checks: { ...results, ...others } })
      },
    })
  probe('/readyz', checks, informational ?? {})
  probe('/readyz/reads', reads ? { reads } : checks, {})
}

async function resultsOf(checks: Checks, withinMs?: number): Promise<Record<string, 'ok' | 'failing'>> {
  const results = Object.entries(checks).map(async ([name, check]) => {
    const answers = [check().catch(() => false)]
    if (withinMs !== undefined) answers.push(wait(withinMs, false, { ref: false }))
    return [name, (await Promise.race(answers)) ? 'ok' : 'failing'] as const
  })
  return Object.fromEntries(await Promise.all(results))
}
