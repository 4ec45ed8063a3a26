import type { Registry } from 'prom-client'
import Gauge from 'prom-client/lib/gauge.js'
import type { RequestLog } from './open-request-log.ts'

/** Registers metrics of the request log's backlog. */
export function measureRequestLog(registry: Registry, log: RequestLog): void {
  const figure = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  figure('laurel_request_log_waiting', 'Requests that are not in the request log yet', () => log.figures().waiting)
  figure(
    'laurel_request_log_left_out',
    'Requests since the start that never came into the request log: more than could be kept waiting',
    () => log.figures().leftOut,
  )
}
