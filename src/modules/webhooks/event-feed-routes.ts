import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { readFeed } from './event-feed.ts'
import { FeedAnswer, FeedQuery } from './webhook-schema.ts'

const tags = ['Webhooks']

/** Events to read on from, whether or not an endpoint gets them. */
export const eventFeedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/webhook-events',
    config: { access: 'webhooks:read' },
    schema: {
      operationId: 'listWebhookEvents',
      summary: 'Read events on from one that you have, oldest first',
      description:
        'To catch up after an outage, or instead of an endpoint. Ask again with `after` set to the id of the last event, which the header `X-Last-Event-Id` tells too; no event is missed so. `before` looks back, newest first.',
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
