import type { Registry } from 'prom-client'
import type { Services } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import { MAX_COUNTED, measureTogether, secondsSince } from '../../../platform/figures/measure-together.ts'

const gauges = {
  waiting: {
    name: 'laurel_issuance_log_waiting',
    help: `Entries of issuance logs that have no position yet, counted up to ${MAX_COUNTED}`,
  },
  oldest: {
    name: 'laurel_issuance_log_oldest_seconds',
    help: 'Seconds since the oldest entry without a position was made; 0 when there is none',
  },
}

/** Metrics about the sequencer, read from the index of entries without a position. */
export function measureLog(registry: Registry, services: Pick<Services, 'db'>): void {
  measureTogether(registry, gauges, async () => {
    const { waiting, oldest, at } = await one<{ waiting: number; oldest: Date | null; at: Date }>(services)`
      select count(*) as waiting, min(l.at) as oldest, clock_timestamp() as at
      from (select at from certificate_log where position is null order by org_id, id limit ${MAX_COUNTED}) l`
    return { waiting, oldest: secondsSince(oldest, at) }
  })
}
