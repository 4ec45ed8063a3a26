import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isTraced, type OpenSpan, startSpan, type TraceIds } from '../../../lib/tracing/tracing.ts'

/** Asked every few seconds, by machines. */
const NOT_TRACED = new Set(['/healthz', '/readyz', '/metrics'])

const spans = new WeakMap<FastifyRequest, OpenSpan>()

/** Makes a span of each request, as a child of the caller's, unless there are no traces. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTraced()) return
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers, id } = request
    const route = routeOptions.url ?? 'none'
    const parent = headers['traceparent']
    const span = NOT_TRACED.has(route)
      ? null
      : startSpan({
          name: `${method} ${route}`,
          kind: 'server',
          parent: typeof parent === 'string' ? parent : null,
          facts: { 'http.request.method': method, 'http.route': route, 'laurel.request_id': id },
        })
    if (span === null) return done()
    spans.set(request, span)
    span.within(done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.set({ 'http.response.status_code': reply.statusCode })
    if (reply.statusCode >= 500) span?.fail(String(reply.statusCode))
    span?.end()
    done()
  })
}

/** Returns the fields of a log entry that name the span of a request. */
export function traceIdsOf(request: FastifyRequest): TraceIds | Record<string, never> {
  return spans.get(request)?.ids ?? {}
}
