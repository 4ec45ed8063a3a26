import { AppError, noSuch } from '../../lib/errors.ts'
import { parseTimestamp } from '../../lib/text/timestamp.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, maybeOne, one } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { tellDeliverers } from './delivering/tell-deliverers.ts'
import { readDeliveries } from './delivery-queries.ts'
import { lockActiveEndpoint } from './endpoint-queries.ts'
import type { WebhookDelivery } from './webhook-schema.ts'

/** The statement takes as long as it takes to write so many rows. */
const MAX_REPLAYED = 10_000

/**
 * Sends the event of a delivery again, as a delivery of its own: the same bytes and webhook-id, signed with the secret of
 * now, one attempt. Until that is committed the delivery is not removed. @throws AppError not_found; conflict while it is still being delivered, or when the endpoint is switched off
 */
export function replayDelivery(ctx: Context, id: number): Promise<WebhookDelivery> {
  return inTransaction(ctx, async (ctx) => {
    const original = await maybeOne<{ endpoint_id: number; status: string }>(ctx)`
      select endpoint_id, status from webhook_delivery where org_id = ${ctx.orgId} and id = ${id} for key share`
    if (original === null) throw noSuch('webhook delivery')
    if (original.status === 'pending') throw new AppError('conflict', `Delivery ${id} is still being delivered.`)
    await lockActiveEndpoint(ctx, original.endpoint_id, 'replay')
    const made = await one<{ id: number }>(ctx)`
      insert into webhook_delivery (org_id, event_id, test_uid, test_body, endpoint_id, kind, replay_of, next_attempt_at, created_at)
      select org_id, event_id, test_uid, test_body, endpoint_id, 'replay', coalesce(replay_of, id), clock_timestamp(), ${ctx.now()}
      from webhook_delivery where id = ${id} returning id`
    const replay = made.id
    await tellDeliverers(ctx, 'due', original.endpoint_id)
    await recordAudit(ctx, {
      action: 'webhook_delivery.replay',
      subjectType: 'webhook_delivery',
      subjectId: id,
      after: { delivery_id: replay },
    })
    return (await readDeliveries(ctx.db, sql`d.id = ${replay}`))[0]!
  })
}

/**
 * Sends again what an endpoint did not get since a time: failed and cancelled deliveries that no replay has brought or is
 * bringing, the oldest 10,000. Asking twice sends nothing twice. @throws AppError not_found, conflict
 */
export function replaySince(ctx: Context, endpointId: number, since: string): Promise<{ replayed: number }> {
  return inTransaction(ctx, async (ctx) => {
    // The lock makes two replays of one endpoint wait for one another, so neither misses what the other makes.
    await lockActiveEndpoint(ctx, endpointId, 'replay')
    const replayed = await change(ctx)`
      insert into webhook_delivery (org_id, event_id, endpoint_id, kind, replay_of, next_attempt_at, created_at)
      select org_id, event_id, endpoint_id, 'replay', id, clock_timestamp(), ${ctx.now()}
      from webhook_delivery d
      where endpoint_id = ${endpointId} and kind = 'event' and status in ('failed', 'cancelled') and created_at >= ${parseTimestamp(since)}
        and not exists (select 1 from webhook_delivery r where r.replay_of = d.id and r.status in ('pending', 'succeeded'))
      order by id limit ${MAX_REPLAYED} for key share of d`
    await tellDeliverers(ctx, 'due', endpointId)
    await recordAudit(ctx, {
      action: 'webhook_endpoint.replay',
      subjectType: 'webhook_endpoint',
      subjectId: endpointId,
      after: { since, replayed },
    })
    return { replayed }
  })
}
