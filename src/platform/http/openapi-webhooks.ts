import type { EventType } from '../outbox/event-type.ts'

/** The one header that is not always there. */
const PREVIOUS = 'X-Service-Signature-Previous'

/** What a delivery carries besides its body: of the interface (section Events), and of Standard Webhooks 1.0. */
const HEADERS: [name: string, schema: object, description: string][] = [
  ['X-Service-Event', { type: 'string' }, 'The type of the event'],
  [
    'X-Service-Signature',
    { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
    'HMAC-SHA256 of the raw body, keyed with the text of the secret. Compare it whole and in constant time',
  ],
  [
    PREVIOUS,
    { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
    'The same with the secret of before, for 24 hours after it was rotated',
  ],
  [
    'X-Service-Timestamp',
    { type: 'string', format: 'date-time' },
    'The timestamp of the body, the same on every attempt',
  ],
  ['X-Service-Attempt', { type: 'integer', minimum: 1, maximum: 3 }, 'Which attempt this is'],
  ['X-Service-Delivery', { type: 'string' }, 'The id of the delivery, the same on every attempt'],
  ['webhook-id', { type: 'string' }, 'The id of the event, the same however often it arrives: tell repeats by it'],
  ['webhook-timestamp', { type: 'string', pattern: '^[0-9]+$' }, 'When the attempt began, in seconds since 1970'],
  [
    'webhook-signature',
    { type: 'string' },
    'v1, and the base64 of HMAC-SHA256 of webhook-id.webhook-timestamp.body, keyed with the bytes of the secret; ' +
      'one for each secret that is valid, with a space between',
  ],
]

const parameters = HEADERS.map(([name, schema, description]) => ({
  name,
  in: 'header',
  required: name !== PREVIOUS,
  schema,
  description,
}))

const responses = {
  '2XX': { description: 'Received. The body does not matter; nothing else, redirects neither, counts as received' },
  default: {
    description:
      'Not received. It is sent again 2 and 4 seconds later, three times in all, and so is what is not answered in 10 seconds',
  },
}

/** The section `webhooks` of an OpenAPI 3.1 document: for each type of event the request that a receiver gets. */
export function describeWebhooks(types: readonly EventType[]): Record<string, object> {
  return Object.fromEntries(types.map((event) => [event.type, { post: describeDelivery(event) }]))
}

function describeDelivery({ type, summary, data }: EventType): object {
  const schema = {
    type: 'object',
    title: `${(data as { title?: string }).title}Event`,
    required: ['event', 'timestamp', 'data'],
    properties: {
      event: { type: 'string', const: type, description: 'The type of the event' },
      timestamp: {
        type: 'string',
        format: 'date-time',
        pattern: '\\.\\d{6}\\+00:00$',
        description: 'When it happened: UTC, with microseconds',
        examples: ['2026-11-20T09:30:00.000000+00:00'],
      },
      data,
    },
    additionalProperties: false,
  }
  return {
    operationId: `receive${(data as { title?: string }).title}`,
    summary,
    tags: ['Webhooks'],
    security: [],
    parameters,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses,
  }
}
