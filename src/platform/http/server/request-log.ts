import type { FastifyBaseLogger } from 'fastify'

type Bindings = Record<string, unknown>

type RequestLog = { log: FastifyBaseLogger; bindings: Bindings; made: FastifyBaseLogger | null }

const methods = Object.fromEntries(
  (['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'child'] as const).map((name) => [
    name,
    function (this: RequestLog, ...said: [never]) {
      this.made ??= this.log.child(this.bindings)
      return this.made[name](...said)
    },
  ]),
)

/**
 * Creates a child log on its first line. Most requests write only the line of `buildServer`, and a child costs as much
 * as routing a request.
 */
export function requestLog(log: FastifyBaseLogger, bindings: Bindings): FastifyBaseLogger {
  return Object.assign(Object.create(methods), { log, bindings, made: null })
}
