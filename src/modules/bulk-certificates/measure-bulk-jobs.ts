import type { Registry } from 'prom-client'
import type { Services } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'
import { MAX_COUNTED, measureTogether, secondsSince } from '../../platform/figures/measure-together.ts'

const gauges = {
  unfinished: {
    name: 'laurel_bulk_jobs_unfinished',
    help: `Bulk jobs that are pending or processing, counted up to ${MAX_COUNTED}`,
  },
  oldest: {
    name: 'laurel_bulk_jobs_oldest_seconds',
    help: 'Seconds since the oldest unfinished bulk job was submitted; 0 when there is none',
  },
}

/** Metrics about bulk jobs, read from the index of unfinished ones. */
export function measureBulkJobs(registry: Registry, services: Pick<Services, 'db' | 'now'>): void {
  measureTogether(registry, gauges, async () => {
    const { unfinished, oldest } = await one<{ unfinished: number; oldest: Date | null }>(services)`
      select count(*) as unfinished, min(created_at) as oldest
      from (select created_at from bulk_job where status in ('pending', 'processing') order by id limit ${MAX_COUNTED}) j`
    return { unfinished, oldest: secondsSince(oldest, services.now()) }
  })
}
