import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { answer } from '../../platform/http/idempotency.ts'
import { errorAnswer } from '../../platform/http/openapi-errors.ts'
import { sendPage } from '../../platform/http/paging.ts'
import { Id } from '../../platform/http/schema.ts'
import { listDeliveries, readDelivery } from './delivery-queries.ts'
import { readFeed } from './event-feed.ts'
import { replayDelivery, replaySince } from './replay-deliveries.ts'
import { DeliveriesQuery, FeedAnswer, FeedQuery, Replayed, ReplaySinceBody, WebhookDelivery } from './webhook-schema.ts'

const params = Type.Object({ id: Id })
const tags = ['Webhooks']

/** Deliveries: what became of events, and how to get them again. */
export const deliveryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/webhooks/:id/deliveries',
    config: { access: 'webhooks:read' },
    schema: {
      operationId: 'listWebhookDeliveries',
      summary: 'List the deliveries of a webhook endpoint, with every attempt',
      tags,
      params,
      querystring: DeliveriesQuery,
      response: { 200: Type.Array(WebhookDelivery) },
    },
    handler: async (request, reply) =>
      sendPage(request, reply, await listDeliveries(request.ctx, request.params.id, request.query)),
  })

  app.route({
    method: 'POST',
    url: '/admin/webhooks/:id/replay',
    config: { access: 'webhooks:write' },
    schema: {
      operationId: 'replayWebhookSince',
      summary: 'Send again what an endpoint did not get since a time',
      description:
        'Failed and cancelled deliveries whose replay has not succeeded, the oldest 10,000. Asking twice sends nothing twice.',
      tags,
      params,
      body: ReplaySinceBody,
      response: { 200: Replayed, 409: errorAnswer('The endpoint is switched off') },
    },
    handler: (request, reply) =>
      answer(request, reply, 200, (ctx) => replaySince(ctx, request.params.id, request.body.since)),
  })

  app.route({
    method: 'GET',
    url: '/admin/webhook-deliveries/:id',
    config: { access: 'webhooks:read' },
    schema: {
      operationId: 'getWebhookDelivery',
      summary: 'Read a delivery, with every attempt',
      tags,
      params,
      response: { 200: WebhookDelivery },
    },
    handler: (request) => readDelivery(request.ctx, request.params.id),
  })

  app.route({
    method: 'POST',
    url: '/admin/webhook-deliveries/:id/replay',
    config: { access: 'webhooks:write' },
    schema: {
      operationId: 'replayWebhookDelivery',
      summary: 'Send the event of a delivery again, once',
      description:
        'A new delivery with the same body and `webhook-id`, signed with the secret of now. It does not count towards the pausing of an endpoint.',
      tags,
      params,
      response: {
        200: WebhookDelivery,
        409: errorAnswer('It is still being delivered, or the endpoint is switched off'),
      },
    },
    handler: (request, reply) => answer(request, reply, 200, (ctx) => replayDelivery(ctx, request.params.id)),
  })

  app.route({
    method: 'GET',
    url: '/admin/webhook-events',
    config: { access: 'webhooks:read' },
    schema: {
      operationId: 'listWebhookEvents',
      summary: 'Read events on from one that you have, oldest first',
      description:
        'To catch up after an outage, or instead of an endpoint. Ask again with `after` set to the id of the last event, which the header `X-Last-Event-Id` tells too; no event is missed so.',
      tags,
      querystring: FeedQuery,
      response: { 200: FeedAnswer },
    },
    handler: async (request, reply) => {
      const { events, lastId } = await readFeed(request.ctx, request.query)
      reply.header('X-Last-Event-Id', lastId)
      return events
    },
  })
}
