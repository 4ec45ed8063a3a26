import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { listFeed } from './event-feed.ts'
import { FeedQuery, WebhookEvent } from './webhook-schema.ts'

/** MCP tool for the event feed, whose route returns the position in a header. */
export const feedTools: readonly Operation[] = [
  operation({
    id: 'listWebhookEvents',
    method: 'GET',
    path: '/admin/webhook-events',
    scope: 'webhooks:read',
    tag: 'Webhooks',
    summary: 'List webhook events in order',
    description: 'Lists events oldest first, with the last_id to continue with: pass it as after in the next call.',
    query: FeedQuery,
    answer: Type.Object({ items: Type.Array(WebhookEvent), last_id: Type.Integer() }),
    run: async (ctx, { query }) => {
      const { events, lastId } = await listFeed(ctx, query)
      return { items: events as never[], last_id: lastId }
    },
  }),
]
