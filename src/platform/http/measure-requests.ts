import type { FastifyInstance } from 'fastify'
import type { Registry as Figures } from 'prom-client'
import Histogram from 'prom-client/lib/histogram.js'
import Registry from 'prom-client/lib/registry.js'

/** `all` tells those of the process too. */
export type RequestFigures = { registry: Figures; all: () => Promise<Figures> }

/**
 * Figures of every request, by route, and of the process, which begin when they are first asked for: what reads those is
 * half as much again to load as all of Fastify, and most installations never ask.
 */
export function measureRequests(app: FastifyInstance): RequestFigures {
  const registry = new Registry()
  const duration = new Histogram({
    name: 'laurel_http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
    done()
  })
  let whole: Promise<Figures> | null = null
  const all = () => {
    whole ??= measureProcess(registry)
    return whole
  }
  return { registry, all }
}

async function measureProcess(registry: Figures): Promise<Figures> {
  const { collectDefaultMetrics } = await import('prom-client')
  collectDefaultMetrics({ register: registry })
  return registry
}
