import type { FastifyInstance } from 'fastify'
import type { Registry as Figures } from 'prom-client'
import Registry from 'prom-client/lib/registry.js'
import { requestTimes } from './request-times.ts'

/** `all` includes the metrics of the process. */
export type RequestFigures = { registry: Figures; all: () => Promise<Figures> }

/**
 * Measures all requests by route, and the process once its metrics are first requested: their code takes half as long
 * to load as all of Fastify, and most installations never ask.
 */
export function measureRequests(app: FastifyInstance): RequestFigures {
  const registry = new Registry()
  const times = requestTimes()
  registry.registerMetric(times.metric)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    times.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1_000)
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
