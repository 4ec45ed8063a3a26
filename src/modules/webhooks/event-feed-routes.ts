import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listFeed } from './event-feed.ts'
import { FeedAnswer, FeedQuery } from './webhook-schema.ts'

const tags = ['Webhooks']

/** Route for reading events in order, whether or not an endpoint receives them. */
export const eventFeedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/webhook-events',
    config: { access: 'webhooks:read' },
    schema: {
      operationId: 'listWebhookEvents',
      summary: 'List webhook events',
      description:
        'Lists events, oldest first, to catch up after an outage or instead of an endpoint. To continue without missing any, pass the id of the last event, which is also in the header `X-Last-Event-Id`, as `after`. `before` lists earlier events, newest first.',
      tags,
      querystring: FeedQuery,
      response: { 200: FeedAnswer },
    },
    handler: async (request, reply) => {
      const { events, lastId } = await listFeed(request.ctx, request.query)
      reply.header('X-Last-Event-Id', lastId)
      return events
    },
  })
}
