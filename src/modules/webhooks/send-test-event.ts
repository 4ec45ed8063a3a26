import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { many } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { readDeliveries } from './delivery-queries.ts'
import { lockActiveEndpoint } from './endpoint-queries.ts'
import { tellDeliverers } from './tell-deliverers.ts'
import type { WebhookDelivery } from './webhook-schema.ts'

/** Goes to one endpoint whatever it is subscribed to, and to no other. */
export const TEST_EVENT = 'webhook.test'

/**
 * Sends an event to try an endpoint with, once. Read the delivery to see what became of it.
 * @throws AppError not_found; conflict when the endpoint is switched off
 */
export function sendTestEvent(ctx: Context, endpointId: number): Promise<WebhookDelivery> {
  return inTransaction(ctx, async (inner) => {
    await lockActiveEndpoint(inner, endpointId, 'test it')
    const data = { endpoint_id: endpointId, message: 'This is a test of your webhook endpoint. Nothing has happened.' }
    const [eventId] = await recordEvents(inner, [{ type: TEST_EVENT, subjectId: endpointId, data }])
    const rows = await many<{ id: number }>(inner)`
      insert into webhook_delivery (org_id, event_id, endpoint_id, kind, next_attempt_at, created_at)
      values (${ctx.orgId}, ${eventId}, ${endpointId}, 'test', clock_timestamp(), ${ctx.now()}) returning id`
    const { id } = rows[0]!
    await tellDeliverers(inner, 'due', endpointId)
    await recordAudit(inner, {
      action: 'webhook_endpoint.test',
      subjectType: 'webhook_endpoint',
      subjectId: endpointId,
      after: { delivery_id: id },
    })
    return (await readDeliveries(inner.db, sql`d.id = ${id}`))[0]!
  })
}
