import type { Services } from '../../../platform/context/context.ts'
import { change, many } from '../../../platform/db/query.ts'
import type { Claimed } from './claim-deliveries.ts'
import { afterAttempt, type DeliveryKind } from './delivery-schedule.ts'
import type { Lease } from './endpoint-lease.ts'
import { MAX_FAILURES, pauseIfDead } from './pause-endpoint.ts'
import type { Outcome } from './send-attempt.ts'

export type Ended = Outcome & { claimed: Claimed; startedAt: Date; endedAt: Date }

type Closed = { kind: DeliveryKind; status: string }

/**
 * Records the results of attempts and updates their deliveries in one statement. Attempts that another process has
 * closed, because it took this one for dead, stay unchanged; a cancelled delivery stays cancelled unless it succeeded
 * after all.
 * @returns milliseconds until the first of the next attempts; null when there is none
 */
export async function closeAttempts(services: Services, lease: Lease, ended: Ended[]): Promise<number | null> {
  const steps = ended.map(({ claimed, error }) => afterAttempt(claimed.kind, claimed.number, error === null))
  const waits = steps.map((step) => (step.status === 'pending' ? step.waitMs : null))
  const rows = await many<Closed>(services)`
    with ended as (
      select * from unnest(
        ${ended.map(({ claimed }) => claimed.attemptId)}::bigint[], ${ended.map(({ startedAt }) => startedAt)}::timestamptz[],
        ${ended.map(({ endedAt }) => endedAt)}::timestamptz[], ${ended.map(({ statusCode }) => statusCode)}::int[],
        ${ended.map(({ error }) => error)}::text[], ${ended.map(({ responseBody }) => responseBody)}::bytea[],
        ${ended.map(({ truncated }) => truncated)}::boolean[], ${steps.map(({ status }) => status)}::text[], ${waits}::int[]
      ) as e (attempt_id, started_at, ended_at, status_code, error, response_body, response_truncated, status, wait_ms)
    ), closed as (
      update webhook_attempt a set started_at = e.started_at, ended_at = e.ended_at, status_code = e.status_code, error = e.error,
        response_body = e.response_body, response_truncated = e.response_truncated
      from ended e where a.id = e.attempt_id and a.ended_at is null
      returning a.delivery_id, a.number, e.ended_at, e.status, e.wait_ms
    )
    update webhook_delivery d set attempts = c.number,
      status = case when d.status = 'pending' or c.status = 'succeeded' then c.status else d.status end,
      next_attempt_at = case when d.status = 'pending' and c.status = 'pending' then clock_timestamp() + make_interval(secs => c.wait_ms / 1000.0) end,
      finished_at = case when d.status = 'pending' and c.status = 'pending' then null else coalesce(d.finished_at, c.ended_at) end
    from closed c where d.id = c.delivery_id
    returning d.kind, d.status`
  await updateHealth(services, lease, rows)
  const next = waits.filter((wait) => wait !== null)
  return next.length > 0 ? Math.min(...next) : null
}

/**
 * Counts consecutive failed deliveries and pauses a dead endpoint. Tests and replays do not count: a person is watching
 * them.
 */
async function updateHealth(services: Services, lease: Lease, closed: Closed[]): Promise<void> {
  const counted = closed.filter(({ kind }) => kind === 'event')
  const failed = counted.filter(({ status }) => status === 'failed').length
  const succeeded = counted.some(({ status }) => status === 'succeeded')
  if (succeeded ? lease.failures === 0 : failed === 0) return
  lease.failures = succeeded ? 0 : lease.failures + failed
  await change(services)`
    update webhook_endpoint set failures = ${lease.failures},
      failing_since = case when ${lease.failures}::int = 0 then null else coalesce(failing_since, ${services.now()}) end
    where id = ${lease.endpointId} and lease_token = ${lease.token}`
  if (lease.failures >= MAX_FAILURES) await pauseIfDead(services, lease)
}
