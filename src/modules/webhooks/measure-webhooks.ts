import type { Registry } from 'prom-client'
import type { Services } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'
import { MAX_COUNTED, measureTogether, secondsSince } from '../../platform/figures/measure-together.ts'
import { attemptTimes } from './delivering/attempt-times.ts'

const gauges = {
  waiting: {
    name: 'laurel_webhook_deliveries_waiting',
    help: `Webhook deliveries that are still to be sent or retried, counted up to ${MAX_COUNTED}`,
  },
  oldest: {
    name: 'laurel_webhook_oldest_due_seconds',
    help: 'Seconds since the oldest delivery to an active endpoint became due; 0 when none is due',
  },
  failing: {
    name: 'laurel_webhook_endpoints_failing',
    help: 'Active endpoints whose last delivery failed for good',
  },
  paused: {
    name: 'laurel_webhook_endpoints_paused',
    help: 'Endpoints that the service paused because they failed for too long',
  },
}

type Row = { waiting: number; oldest: Date | null; failing: number; paused: number; at: Date }

/** Metrics about webhooks: those that wait are queried when metrics are read; absent while the database is away. */
export function measureWebhooks(registry: Registry, services: Pick<Services, 'db'>): void {
  registry.registerMetric(attemptTimes)
  measureTogether(registry, gauges, async () => {
    // The oldest delivery of each endpoint is one lookup in the index of pending ones.
    const { oldest, at, ...counts } = await one<Row>(services)`
      with recursive pending (endpoint_id, due) as (
        (select endpoint_id, next_attempt_at from webhook_delivery where status = 'pending'
          order by endpoint_id, next_attempt_at limit 1)
        union all
        select next.* from pending cross join lateral (
          select d.endpoint_id, d.next_attempt_at from webhook_delivery d
          where d.status = 'pending' and d.endpoint_id > pending.endpoint_id
          order by d.endpoint_id, d.next_attempt_at limit 1) next
      )
      select clock_timestamp() as at,
        (select count(*) from (
          select from webhook_delivery where status = 'pending'
          order by endpoint_id, next_attempt_at, id limit ${MAX_COUNTED}) d) as waiting,
        (select min(due) from pending join webhook_endpoint w on w.id = endpoint_id and w.active) as oldest,
        count(*) filter (where active and failing_since is not null) as failing,
        count(*) filter (where paused_reason is not null and deleted_at is null) as paused
      from webhook_endpoint`
    return { ...counts, oldest: secondsSince(oldest, at) }
  })
}
