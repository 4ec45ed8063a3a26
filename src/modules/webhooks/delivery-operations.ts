import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { Id } from '../../platform/http/validation/schema.ts'
import { getDelivery, listDeliveries } from './delivery-queries.ts'
import { replayDelivery, replaySince } from './replay-deliveries.ts'
import { DeliveriesQuery, Replayed, ReplaySinceBody, WebhookDelivery } from './webhook-schema.ts'

const params = Type.Object({ id: Id })

/** Operations for deliveries and replays. */
export const deliveryOperations: readonly Operation[] = [
  operation({
    id: 'listWebhookDeliveries',
    method: 'GET',
    path: '/admin/webhooks/:id/deliveries',
    scope: 'webhooks:read',
    tag: 'Webhooks',
    summary: 'List webhook deliveries',
    description: 'Lists the deliveries of one webhook endpoint, newest first, with every attempt.',
    params,
    query: DeliveriesQuery,
    list: WebhookDelivery,
    run: (ctx, { params, query }) => listDeliveries(ctx, params.id, query),
  }),

  operation({
    id: 'replayWebhookSince',
    method: 'POST',
    path: '/admin/webhooks/:id/replay',
    scope: 'webhooks:write',
    tag: 'Webhooks',
    summary: 'Replay missed webhook deliveries',
    description:
      'Sends failed and cancelled deliveries of an endpoint since a time again, up to the oldest 10,000 without a successful replay. A repeat sends nothing twice.',
    params,
    body: ReplaySinceBody,
    answer: Replayed,
    refusals: { 409: 'The endpoint is switched off' },
    run: (ctx, { params, body }) => replaySince(ctx, params.id, body.since),
  }),

  operation({
    id: 'getWebhookDelivery',
    method: 'GET',
    path: '/admin/webhook-deliveries/:id',
    scope: 'webhooks:read',
    tag: 'Webhooks',
    summary: 'Get a webhook delivery',
    description: 'Returns one delivery with every attempt.',
    params,
    answer: WebhookDelivery,
    run: (ctx, { params }) => getDelivery(ctx, params.id),
  }),

  operation({
    id: 'replayWebhookDelivery',
    method: 'POST',
    path: '/admin/webhook-deliveries/:id/replay',
    scope: 'webhooks:write',
    tag: 'Webhooks',
    summary: 'Retry a webhook delivery',
    description:
      'Creates a new delivery with the same body and `webhook-id`, signed with the current secret and attempted once. It does not count towards pausing the endpoint.',
    params,
    answer: WebhookDelivery,
    refusals: { 409: 'The delivery is still in progress, or the endpoint is switched off' },
    run: (ctx, { params }) => replayDelivery(ctx, params.id),
  }),
]
