import type { TxContext } from '../../platform/context.ts'
import { change } from '../../platform/db/query.ts'
import { type DomainEvent, recordEvents } from '../../platform/outbox/record-event.ts'
import { tellDeliverers } from './delivering/tell-deliverers.ts'
import { lockActiveEndpoint } from './endpoint-queries.ts'

/**
 * Records an event that is for listeners inside, and sends it to one endpoint, whatever that is subscribed to: signed, and
 * tried as often, as all are. @throws AppError not_found; conflict when the endpoint is switched off
 */
export async function deliverToEndpoint(ctx: TxContext, endpointId: number, event: DomainEvent): Promise<void> {
  await lockActiveEndpoint(ctx, endpointId, 'send to it again')
  const [eventId] = await recordEvents(ctx, [event])
  await change(ctx)`
    insert into webhook_delivery (org_id, event_id, endpoint_id, next_attempt_at, created_at)
    select org_id, id, ${endpointId}, occurred_at, occurred_at from domain_event where id = ${eventId!}`
  await tellDeliverers(ctx, 'due', endpointId)
}
