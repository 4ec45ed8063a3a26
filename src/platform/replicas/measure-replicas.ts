import type { Registry } from 'prom-client'
import Counter from 'prom-client/lib/counter.js'
import Gauge from 'prom-client/lib/gauge.js'
import type { Replicas } from './replicas.ts'

/** Registers the lag of read replicas, and the reads served by them or by the primary. Without replicas none has a value. */
export function measureReplicas(registry: Registry, services: { readonly replicas: Replicas | null }): void {
  new Gauge({
    name: 'laurel_replica_lag_seconds',
    help: 'Seconds by which a read replica is behind the primary; absent while it cannot be reached',
    labelNames: ['replica'],
    registers: [registry],
    async collect() {
      const lags = (await services.replicas?.lags()) ?? []
      this.reset()
      for (const { name, seconds } of lags) if (seconds !== null) this.set({ replica: name }, seconds)
    },
  })
  new Counter({
    name: 'laurel_replica_reads_total',
    help: 'Reads that a replica served since the start, and reads that the primary served instead, by reason',
    labelNames: ['served_by', 'reason'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [by, count] of services.replicas?.served ?? [])
        this.inc(by === 'replica' ? { served_by: by, reason: '' } : { served_by: 'primary', reason: by }, count)
    },
  })
}
