import { change } from '../../platform/db/query.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { notifyDeliverers } from './delivering/notify-deliverers.ts'

/**
 * Sends the message of an automation rule to the endpoint that it names, whatever the endpoint is subscribed to, signed
 * and retried like every event. An endpoint that was switched off since gets nothing.
 */
export const firedListener: Listener = {
  name: 'webhooks-fired',
  types: ['automation.fired'],
  from: 'now',
  handle: async (ctx, { id, data }) => {
    const { endpoint_id } = data as { endpoint_id: number }
    await change(ctx)`
      insert into webhook_delivery (org_id, event_id, endpoint_id, next_attempt_at, created_at)
      select e.org_id, e.id, w.id, e.occurred_at, e.occurred_at
      from domain_event e join webhook_endpoint w on w.org_id = e.org_id and w.id = ${endpoint_id} and w.active
      where e.id = ${id} for key share of w`
    await notifyDeliverers(ctx, 'due', endpoint_id)
  },
}
