import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { answer } from '../../platform/http/idempotency.ts'
import { errorAnswer } from '../../platform/http/openapi-errors.ts'
import { sendPage } from '../../platform/http/paging.ts'
import { Id, Page } from '../../platform/http/schema.ts'
import { listEndpoints, readEndpoint } from './endpoint-queries.ts'
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
const tags = ['Webhooks']
const url = '/admin/webhooks'

/** Endpoints: where events go. */
export const webhookRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url,
    config: { access: 'webhooks:read' },
    schema: {
      operationId: 'listWebhooks',
      summary: 'List webhook endpoints, without their secrets',
      tags,
      querystring: Type.Object(Page),
      response: { 200: Type.Array(WebhookEndpoint) },
    },
    handler: async (request, reply) => sendPage(request, reply, await listEndpoints(request.ctx, request.query)),
  })

  app.route({
    method: 'POST',
    url,
    config: { access: 'webhooks:write' },
    schema: {
      operationId: 'createWebhook',
      summary: 'Create a webhook endpoint; its secret is shown this once',
      description:
        'Every delivery is signed: `X-Service-Signature` is `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the secret as it stands. The headers of Standard Webhooks are there too.',
      tags,
      body: CreateWebhookBody,
      response: { 201: NewWebhookEndpoint, 409: errorAnswer('The organisation has 1,000 endpoints already') },
    },
    handler: (request, reply) => answer(request, reply, 201, (ctx) => createEndpoint(ctx, request.body)),
  })

  app.route({
    method: 'GET',
    url: `${url}/:id`,
    config: { access: 'webhooks:read' },
    schema: {
      operationId: 'getWebhook',
      summary: 'Read a webhook endpoint',
      tags,
      params,
      response: { 200: WebhookEndpoint },
    },
    handler: (request) => readEndpoint(request.ctx, request.params.id),
  })

  app.route({
    method: 'PATCH',
    url: `${url}/:id`,
    config: { access: 'webhooks:write' },
    schema: {
      operationId: 'updateWebhook',
      summary: 'Change address, event types or the active flag of a webhook endpoint',
      tags,
      params,
      body: UpdateWebhookBody,
      response: { 200: WebhookEndpoint },
    },
    handler: (request) => updateEndpoint(request.ctx, request.params.id, request.body),
  })

  app.route({
    method: 'DELETE',
    url: `${url}/:id`,
    config: { access: 'webhooks:write' },
    schema: {
      operationId: 'deleteWebhook',
      summary: 'Delete a webhook endpoint; nothing is sent to it any more',
      tags,
      params,
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      await deleteEndpoint(request.ctx, request.params.id)
      return reply.code(204).send(null)
    },
  })

  app.route({
    method: 'POST',
    url: `${url}/:id/test`,
    config: { access: 'webhooks:write' },
    schema: {
      operationId: 'testWebhook',
      summary: 'Send a test event to a webhook endpoint, once',
      description: 'Read the delivery at `/admin/webhook-deliveries/{id}` to see what became of it.',
      tags,
      params,
      response: { 200: WebhookDelivery, 409: errorAnswer('The endpoint is switched off') },
    },
    handler: (request, reply) => answer(request, reply, 200, (ctx) => sendTestEvent(ctx, request.params.id)),
  })

  app.route({
    method: 'POST',
    url: `${url}/:id/rotate-secret`,
    config: { access: 'webhooks:write' },
    schema: {
      operationId: 'rotateWebhookSecret',
      summary: 'Give a webhook endpoint a new secret; the old one signs too for 24 hours',
      description:
        '`webhook-signature` then has a signature for each secret. `X-Service-Signature` is made with the new secret, and `X-Service-Signature-Previous` with the old one.',
      tags,
      params,
      response: { 200: NewWebhookEndpoint },
    },
    handler: (request, reply) => answer(request, reply, 200, (ctx) => rotateSecret(ctx, request.params.id)),
  })
}
