import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf, Page, Timestamp, TimestampInput, Title } from '../../platform/http/validation/schema.ts'
import { defineFormat } from '../../platform/http/validation/text-formats.ts'

const Url = Type.String({
  minLength: 1,
  maxLength: 2048,
  description: 'Public http or https URL without user name and password',
  examples: ['https://example.com/hooks/laurel'],
})
// Validated by the verbs, which know the event types of all modules.
defineFormat('event-type', { accepts: true })

const Events = Type.Array(Type.String({ maxLength: 100, format: 'event-type' }), {
  minItems: 1,
  maxItems: 50,
  description: 'Event types, or ["*"] for all types, including future ones',
  examples: [['cert.issued', 'cert.revoked']],
})

const OF_EVENTS =
  'Events whose domain events are sent; null: all. With ids, domain events that belong to no event are not sent. Tests, replays and automation.fired are always sent'

const EventIds = Type.Array(Type.Integer(), { minItems: 1, maxItems: 100, description: OF_EVENTS })

/** MCP tools have the first sentence of each description alone, so it is short. */
const Headers = Type.Record(Type.String(), Type.String({ maxLength: 2048 }), {
  maxProperties: 20,
  description:
    'Headers to add. Values are stored encrypted and never returned; they are visible ASCII, and all names and values have at most 6,144 characters together. Names of the connection, Host, User-Agent, Content-*, Proxy-*, X-Service-* and webhook-* are not accepted',
})

export const WebhookEndpoint = Type.Object(
  {
    id: Type.Integer(),
    url: Type.String(),
    description: nullable(Type.String({ description: 'Your own note about the endpoint' })),
    events: Type.Array(Type.String()),
    event_ids: nullable(Type.Array(Type.Integer(), { description: OF_EVENTS })),
    header_names: Type.Array(Type.String(), {
      description: 'Names of the custom headers; their values are never returned',
    }),
    active: Type.Boolean({ description: 'Whether events are sent' }),
    paused_reason: nullable(
      Type.String({ description: 'Why the service has switched it off, and what to do; null: it has not' }),
    ),
    failing_since: nullable(Timestamp),
    previous_secret_valid_until: nullable(Timestamp),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'WebhookEndpoint' },
)

export const NewWebhookEndpoint = Type.Object(
  {
    ...WebhookEndpoint.properties,
    secret: Type.String({
      description: 'Secret that deliveries are signed with. It is only shown here and cannot be read again.',
    }),
  },
  { title: 'CreatedWebhookEndpoint' },
)

const Optional = {
  description: Type.Optional(nullable(Title(200, 'Note'))),
  event_ids: Type.Optional(nullable(EventIds)),
}

export const CreateWebhookBody = Type.Object(
  {
    url: Url,
    events: Events,
    ...Optional,
    headers: Type.Optional(nullable(Headers)),
    active: Type.Optional(Type.Boolean({ default: true, description: 'false: sends nothing' })),
  },
  { title: 'NewWebhookEndpoint' },
)

export const UpdateWebhookBody = Type.Object(
  {
    url: Type.Optional(Url),
    events: Type.Optional(Events),
    ...Optional,
    headers: Type.Optional(nullable(Headers)),
    active: Type.Optional(Type.Boolean({ description: 'false: cancels pending deliveries; true: also ends a pause' })),
  },
  { title: 'WebhookEndpointChange' },
)

const DELIVERY_STATUSES = ['pending', 'succeeded', 'failed', 'cancelled'] as const

const WebhookAttempt = Type.Object(
  {
    number: Type.Integer({ description: '1 to 3. The number of an interrupted attempt is used again.' }),
    started_at: Timestamp,
    ended_at: nullable(Timestamp),
    duration_ms: nullable(Type.Integer()),
    status_code: nullable(Type.Integer({ description: 'HTTP status of the response; null: there was none' })),
    error: nullable(
      oneOf(['status', 'dns', 'tls', 'timeout', 'connection', 'refused_address', 'interrupted', 'too_large'], {
        description:
          'Reason of the failure: a status other than 2xx, an unknown host name, no secure connection, no response within 10 seconds, a broken connection, an internal address, or the service was stopped',
      }),
    ),
    response_body: nullable(Type.String({ description: 'First 16 KiB of the response' })),
    response_truncated: Type.Boolean({
      description: 'Whether the response was longer, broke off, or had not ended after 10 seconds',
    }),
  },
  { title: 'WebhookAttempt' },
)

export const WebhookDelivery = Type.Object(
  {
    id: Type.Integer(),
    event_id: nullable(Type.Integer({ description: 'Id of the event; null: a test message' })),
    endpoint_id: Type.Integer(),
    event: Type.String({ description: 'Event type' }),
    kind: oneOf(['event', 'test', 'replay'], { description: 'Reason for the delivery' }),
    replay_of: nullable(Type.Integer({ description: 'Id of the delivery that this one repeats; null: none' })),
    status: oneOf(DELIVERY_STATUSES),
    created_at: Timestamp,
    next_attempt_at: nullable(Timestamp),
    attempts: Type.Array(WebhookAttempt),
  },
  { title: 'WebhookDelivery' },
)

export const DeliveriesQuery = Type.Object({
  ...Page,
  status: Type.Optional(oneOf(DELIVERY_STATUSES)),
  event: Type.Optional(Type.String({ maxLength: 100, description: 'Event type' })),
})

export const ReplaySinceBody = Type.Object({ since: TimestampInput }, { title: 'ReplayRequest' })
export const Replayed = Type.Object(
  { replayed: Type.Integer({ description: 'Number of new deliveries' }) },
  { title: 'Replayed' },
)

export const WebhookEvent = Type.Object(
  {
    id: Type.Integer({ description: 'Id of the event; pass it as `after` to continue from here' }),
    webhook_id: Type.String({ description: 'Header webhook-id of its deliveries' }),
    event: Type.String(),
    timestamp: Type.String({ description: 'Time of the event: UTC, with microseconds' }),
    data: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
  },
  { title: 'WebhookEvent' },
)

export const FeedAnswer = Type.Array(WebhookEvent, {
  headers: { 'X-Last-Event-Id': { type: 'integer', description: 'Value to pass as `after` to continue' } },
})

export const FeedQuery = Type.Object({
  after: Type.Optional(
    Type.String({
      pattern: '^(\\d{1,16}|latest)$',
      description:
        'Id of the last event that you have, 0 for the oldest available event, or `latest` to skip past events',
      default: '0',
    }),
  ),
  before: Type.Optional(
    Type.String({
      pattern: '^(\\d{1,16}|latest)$',
      description:
        'Alternative to after: lists earlier events, newest first, starting before this event id or at `latest`',
    }),
  ),
  limit: Page.limit,
})

export type WebhookEndpoint = Static<typeof WebhookEndpoint>
export type NewWebhookEndpoint = Static<typeof NewWebhookEndpoint>
export type CreateWebhook = Static<typeof CreateWebhookBody>
export type UpdateWebhook = Static<typeof UpdateWebhookBody>
export type WebhookDelivery = Static<typeof WebhookDelivery>
export type DeliveriesQuery = Static<typeof DeliveriesQuery>
export type WebhookEvent = Static<typeof WebhookEvent>
export type FeedQuery = Static<typeof FeedQuery>
