import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { one } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { envelope } from '../../platform/outbox/envelope.ts'
import { notifyDeliverers } from './delivering/notify-deliverers.ts'
import { TEST_EVENT } from './delivering/test-event.ts'
import { selectDeliveries } from './delivery-queries.ts'
import { lockActiveEndpoint } from './endpoint-queries.ts'
import type { WebhookDelivery } from './webhook-schema.ts'

/**
 * Sends a test message to an endpoint, once, whatever it is subscribed to. It is not an event: the delivery carries its
 * body. The delivery shows the result.
 * @throws AppError not_found; conflict when the endpoint is switched off
 */
export function sendTestEvent(ctx: Context, endpointId: number): Promise<WebhookDelivery> {
  return inTransaction(ctx, async (ctx) => {
    await lockActiveEndpoint(ctx, endpointId, 'test it')
    const data = { endpoint_id: endpointId, message: 'This is a test of your webhook endpoint. Nothing has happened.' }
    const { id } = await one<{ id: number }>(ctx)`
      insert into webhook_delivery (org_id, test_uid, test_body, endpoint_id, kind, next_attempt_at, created_at)
      select ${ctx.orgId}, ${uuidFrom(ctx.randomBytes(16))}, ${envelope(sql`${TEST_EVENT}::text`, sql`at`, sql`${JSON.stringify(data)}::text`)},
        ${endpointId}, 'test', at, ${ctx.now()}
      from (select clock_timestamp() as at) now returning id`
    await notifyDeliverers(ctx, 'due', endpointId)
    await recordAudit(ctx, {
      action: 'webhook_endpoint.test',
      subjectType: 'webhook_endpoint',
      subjectId: endpointId,
      after: { delivery_id: id },
    })
    return (await selectDeliveries(ctx.db, sql`d.id = ${id}`))[0]!
  })
}
