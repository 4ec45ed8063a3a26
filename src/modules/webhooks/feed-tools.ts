import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { readFeed } from './event-feed.ts'
import { FeedQuery, WebhookEvent } from './webhook-schema.ts'

/** The feed of events, whose route tells in a header where to read on. */
export const feedTools: readonly Operation[] = [
  operation({
    id: 'listWebhookEvents',
    method: 'GET',
    path: '/admin/webhook-events',
    scope: 'webhooks:read',
    tag: 'Webhooks',
    summary: 'Read events in their order',
    description: 'Gives events oldest first, and the last_id with which to read on: call again with it as after.',
    query: FeedQuery,
    answer: Type.Object({ items: Type.Array(WebhookEvent), last_id: Type.Integer() }),
    run: async (ctx, { query }) => {
      const { events, lastId } = await readFeed(ctx, query)
      return { items: events as never[], last_id: lastId }
    },
  }),
]
