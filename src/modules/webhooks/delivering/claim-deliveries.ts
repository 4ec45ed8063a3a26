import type { Services } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import type { Message } from './delivery-headers.ts'
import type { DeliveryKind } from './delivery-schedule.ts'
import { LEASE_MS, type Lease, leaseEnd } from './endpoint-lease.ts'
import { TEST_EVENT } from './test-event.ts'

/** A recorded attempt that has not been sent yet. */
export type Claimed = Message & { attemptId: number; kind: DeliveryKind; traceparent: string | null }

type Row = {
  held: true
  attempt_id: number | null
  delivery_id: number
  number: number
  kind: DeliveryKind
  uid: string
  type: string
  body: Buffer
  traceparent: string | null
}

/**
 * Records the next attempts of an endpoint, longest due first, and renews the lease. Reads the endpoint again, so
 * nothing is claimed for one that was changed, paused or deleted.
 * @returns null when the lease is lost or must be acquired again
 */
export async function claimDeliveries(services: Services, lease: Lease, max: number): Promise<Claimed[] | null> {
  const startedMs = performance.now()
  const rows = await many<Row>(services)`
    with held as (
      update webhook_endpoint set lease_until = ${leaseEnd}
      where id = ${lease.endpointId} and lease_token = ${lease.token} and active and updated_at = ${lease.version}::timestamptz
      returning id
    ), due as (
      -- Read in the order of their index until there are enough, and each looked up among the open attempts by its key:
      -- joins would read all that is due and on its way, by a plan that was made while that was little.
      select d.id, d.org_id, d.event_id, d.test_uid, d.test_body, d.kind, d.attempts + 1 as number
      from webhook_delivery d
      where d.endpoint_id = ${lease.endpointId} and exists (select from held) and d.status = 'pending' and d.next_attempt_at <= now()
        and (select a.id from webhook_attempt a where a.delivery_id = d.id and a.ended_at is null) is null
      order by d.next_attempt_at, d.id limit ${max}::int
    ), begun as (
      insert into webhook_attempt (org_id, delivery_id, number, started_at)
      select org_id, id, number, ${services.now()} from due returning id, delivery_id, number
    )
    select true as held, begun.id as attempt_id, begun.delivery_id, begun.number, due.kind,
      coalesce(e.uid, due.test_uid) as uid, coalesce(e.type, ${TEST_EVENT}) as type, coalesce(e.body, due.test_body) as body,
      e.traceparent
    from held left join (begun join due on due.id = begun.delivery_id left join domain_event e on e.id = due.event_id) on true
    order by begun.id`
  if (rows.length === 0) return null
  lease.until = startedMs + LEASE_MS
  return rows.flatMap(({ attempt_id, delivery_id, held: _, ...message }) =>
    attempt_id === null ? [] : [{ ...message, attemptId: attempt_id, deliveryId: delivery_id }],
  )
}
