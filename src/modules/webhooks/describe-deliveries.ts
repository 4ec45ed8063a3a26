import type { EventType } from '../../platform/context/event-type.ts'
import { DELIVERY_HEADERS, type HeaderSchema } from './delivering/delivery-headers.ts'
import { ATTEMPT_MS, WAITS_MS } from './delivering/delivery-schedule.ts'
import { eventExample } from './event-example.ts'

const seconds = (...times: number[]) => `${times.map((ms) => ms / 1_000).join(' and ')} seconds`
const [, ...waits] = WAITS_MS

const parameters = Object.entries<HeaderSchema>(DELIVERY_HEADERS).map(
  ([name, { description, optional, ...schema }]) => ({
    name,
    in: 'header',
    required: optional !== true,
    schema,
    description,
  }),
)

const responses = {
  '2XX': {
    description: 'Received. The body is ignored; any other status, including redirects, counts as not received',
  },
  default: {
    description: `Not received. The delivery is retried ${seconds(...waits)} later, ${WAITS_MS.length} attempts in total; the same applies without a response within ${seconds(ATTEMPT_MS)}`,
  },
}

/** Returns the section `webhooks` of an OpenAPI 3.1 document: the request that a receiver gets for each event type. */
export function describeDeliveries(types: readonly EventType[]): Record<string, object> {
  return Object.fromEntries(types.map((event) => [event.type, { post: describeDelivery(event) }]))
}

function describeDelivery(eventType: EventType): object {
  const { type, summary, data } = eventType
  const example = eventExample(eventType)
  const schema = {
    type: 'object',
    title: `${(data as { title?: string }).title}Event`,
    required: ['event', 'timestamp', 'data'],
    properties: {
      event: { type: 'string', const: type, description: 'Event type' },
      timestamp: {
        type: 'string',
        format: 'date-time',
        pattern: '\\.\\d{6}\\+00:00$',
        description: 'Time of the event: UTC, with microseconds',
        examples: ['2026-11-20T09:30:00.000000+00:00'],
      },
      data,
    },
    additionalProperties: false,
  }
  return {
    operationId: `receive${(data as { title?: string }).title}`,
    summary: type,
    description: `${summary}.`,
    tags: ['Webhook events'],
    security: [],
    parameters,
    requestBody: { required: true, content: { 'application/json': { schema, ...(example && { example }) } } },
    responses,
  }
}
