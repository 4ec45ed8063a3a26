import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { Id, Page } from '../../platform/http/validation/schema.ts'
import { endpointToWire, getEndpoint, listEndpoints } from './endpoint-queries.ts'
import { rotateSecret } from './rotate-secret.ts'
import { createEndpoint, deleteEndpoint, updateEndpoint } from './save-endpoint.ts'
import { sendTestEvent } from './send-test-event.ts'
import {
  CreateWebhookBody,
  NewWebhookEndpoint,
  UpdateWebhookBody,
  WebhookDelivery,
  WebhookEndpoint,
} from './webhook-schema.ts'

const params = Type.Object({ id: Id })
const url = '/admin/webhooks'

/** Operations for webhook endpoints. */
export const webhookOperations: readonly Operation[] = [
  operation({
    id: 'listWebhooks',
    method: 'GET',
    path: url,
    scope: 'webhooks:read',
    tag: 'Webhooks',
    summary: 'List webhooks',
    description: 'Lists webhook endpoints, without secrets.',
    query: Type.Object(Page),
    list: WebhookEndpoint,
    run: (ctx, { query }) => listEndpoints(ctx, query),
  }),

  operation({
    id: 'createWebhook',
    sensitive: true,
    method: 'POST',
    path: url,
    scope: 'webhooks:write',
    tag: 'Webhooks',
    summary: 'Create a webhook',
    description: 'Creates a webhook endpoint. Its secret, only returned here, signs every delivery.',
    body: CreateWebhookBody,
    answer: NewWebhookEndpoint,
    status: 201,
    refusals: { 409: 'The organisation already has 1,000 endpoints' },
    run: (ctx, { body }) => createEndpoint(ctx, body),
  }),

  operation({
    id: 'getWebhook',
    method: 'GET',
    path: `${url}/:id`,
    scope: 'webhooks:read',
    tag: 'Webhooks',
    summary: 'Get a webhook',
    description: 'Returns one webhook endpoint, without its secret and header values.',
    params,
    answer: WebhookEndpoint,
    run: async (ctx, { params }) => endpointToWire(await getEndpoint(ctx, params.id), ctx.now()),
  }),

  operation({
    id: 'updateWebhook',
    sensitive: ({ body }) => [body.url, body.events, body.event_ids, body.headers].some((field) => field !== undefined),
    method: 'PATCH',
    path: `${url}/:id`,
    scope: 'webhooks:write',
    tag: 'Webhooks',
    summary: 'Update a webhook',
    description:
      'Updates the given fields of a webhook endpoint; missing fields stay unchanged. `headers` replaces all custom headers; null or {} removes them.',
    params,
    body: UpdateWebhookBody,
    answer: WebhookEndpoint,
    run: (ctx, { params, body }) => updateEndpoint(ctx, params.id, body),
  }),

  operation({
    id: 'deleteWebhook',
    method: 'DELETE',
    path: `${url}/:id`,
    scope: 'webhooks:write',
    tag: 'Webhooks',
    summary: 'Delete a webhook',
    description: 'Permanently deletes a webhook endpoint. Nothing is sent to it anymore.',
    params,
    run: (ctx, { params }) => deleteEndpoint(ctx, params.id),
  }),

  operation({
    id: 'testWebhook',
    method: 'POST',
    path: `${url}/:id/test`,
    scope: 'webhooks:write',
    tag: 'Webhooks',
    summary: 'Send a test event',
    description: 'Sends a test message to a webhook endpoint, once. To see the result, use "Get a webhook delivery".',
    params,
    answer: WebhookDelivery,
    refusals: { 409: 'The endpoint is switched off' },
    run: (ctx, { params }) => sendTestEvent(ctx, params.id),
  }),

  operation({
    id: 'rotateWebhookSecret',
    sensitive: true,
    method: 'POST',
    path: `${url}/:id/rotate-secret`,
    scope: 'webhooks:write',
    tag: 'Webhooks',
    summary: 'Rotate a webhook secret',
    description:
      'Creates a new secret; the previous one stays valid for 24 hours. Meanwhile `webhook-signature` has a signature for each secret, `X-Service-Signature` is made with the new secret, and `X-Service-Signature-Previous` with the previous one.',
    params,
    answer: NewWebhookEndpoint,
    run: (ctx, { params }) => rotateSecret(ctx, params.id),
  }),
]
