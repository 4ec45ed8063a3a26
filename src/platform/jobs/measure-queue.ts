import type { Registry } from 'prom-client'
import Gauge from 'prom-client/lib/gauge.js'

/** Registers how long this process has fetched no jobs; there is no value while its queue restarts. */
export function measureQueue(registry: Registry, silentMs: () => number | null): void {
  new Gauge({
    name: 'laurel_queue_last_poll_seconds',
    help: 'Seconds since this process last fetched jobs, 0 while all its workers have one',
    registers: [registry],
    collect() {
      const silent = silentMs()
      this.reset()
      if (silent !== null) this.set(silent / 1_000)
    },
  })
}
