import { AppError, noSuch } from '../../lib/errors.ts'
import { parseTimestamp } from '../../lib/text/timestamp.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, maybeOne, one } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { notifyDeliverers } from './delivering/notify-deliverers.ts'
import { selectDeliveries } from './delivery-queries.ts'
import { lockActiveEndpoint } from './endpoint-queries.ts'
import type { WebhookDelivery } from './webhook-schema.ts'

/** Limits the duration of the statement, which grows with the number of rows. */
const MAX_REPLAYED = 10_000

/**
 * Sends the event of a delivery again as a new delivery: the same bytes and webhook-id, signed with the current secret,
 * one attempt. The original delivery cannot be purged until the commit. @throws AppError not_found; conflict while the
 * delivery is in progress, or when the endpoint is switched off
 */
export function replayDelivery(ctx: Context, id: number): Promise<WebhookDelivery> {
  return inTransaction(ctx, async (ctx) => {
    const original = await maybeOne<{ endpoint_id: number; status: string }>(ctx)`
      select endpoint_id, status from webhook_delivery where org_id = ${ctx.orgId} and id = ${id} for key share`
    if (original === null) throw noSuch('webhook delivery')
    if (original.status === 'pending')
      throw new AppError('conflict', `Delivery ${id} is still in progress. Retry it when it has ended.`)
    await lockActiveEndpoint(ctx, original.endpoint_id, 'replay')
    const made = await one<{ id: number }>(ctx)`
      insert into webhook_delivery (org_id, event_id, test_uid, test_body, endpoint_id, kind, replay_of, next_attempt_at, created_at)
      select org_id, event_id, test_uid, test_body, endpoint_id, 'replay', coalesce(replay_of, id), clock_timestamp(), ${ctx.now()}
      from webhook_delivery where id = ${id} returning id`
    const replay = made.id
    await notifyDeliverers(ctx, 'due', original.endpoint_id)
    await recordAudit(ctx, {
      action: 'webhook_delivery.replay',
      subjectType: 'webhook_delivery',
      subjectId: id,
      after: { delivery_id: replay },
    })
    return (await selectDeliveries(ctx.db, sql`d.id = ${replay}`))[0]!
  })
}

/**
 * Replays failed and cancelled deliveries of an endpoint since a time, up to the oldest 10,000 without a successful or
 * pending replay. A repeat sends nothing twice. @throws AppError not_found, conflict
 */
export function replaySince(ctx: Context, endpointId: number, since: string): Promise<{ replayed: number }> {
  return inTransaction(ctx, async (ctx) => {
    // The lock makes concurrent replays of an endpoint take turns, so that neither misses the deliveries of the other.
    await lockActiveEndpoint(ctx, endpointId, 'replay')
    const replayed = await change(ctx)`
      insert into webhook_delivery (org_id, event_id, endpoint_id, kind, replay_of, next_attempt_at, created_at)
      select org_id, event_id, endpoint_id, 'replay', id, clock_timestamp(), ${ctx.now()}
      from webhook_delivery d
      where endpoint_id = ${endpointId} and kind = 'event' and status in ('failed', 'cancelled') and created_at >= ${parseTimestamp(since)}
        and not exists (select 1 from webhook_delivery r where r.replay_of = d.id and r.status in ('pending', 'succeeded'))
      order by id limit ${MAX_REPLAYED} for key share of d`
    await notifyDeliverers(ctx, 'due', endpointId)
    await recordAudit(ctx, {
      action: 'webhook_endpoint.replay',
      subjectType: 'webhook_endpoint',
      subjectId: endpointId,
      after: { since, replayed },
    })
    return { replayed }
  })
}
