import { createHmac } from 'node:crypto'
import type { CustomHeaders } from './custom-headers.ts'
import { WAITS_MS } from './delivery-schedule.ts'
import type { SigningKeys } from './endpoint-secret.ts'

export type HeaderSchema = { type: string; description: string; optional?: true; [keyword: string]: unknown }

const SIGNATURE = { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' }

/** Headers of a delivery: those of the API (docs/interface.md, Events) and of Standard Webhooks 1.0. */
export const DELIVERY_HEADERS = {
  'X-Service-Event': { type: 'string', description: 'Type of the domain event' },
  'X-Service-Signature': {
    ...SIGNATURE,
    description:
      'HMAC-SHA256 of the raw body, keyed with the text of the secret. Compare the whole value in constant time',
  },
  'X-Service-Signature-Previous': {
    ...SIGNATURE,
    optional: true,
    description: 'Signature with the previous secret, for 24 hours after a rotation',
  },
  'X-Service-Timestamp': {
    type: 'string',
    format: 'date-time',
    description: 'Timestamp of the body, the same for every attempt',
  },
  'X-Service-Attempt': { type: 'integer', minimum: 1, maximum: WAITS_MS.length, description: 'Number of the attempt' },
  'X-Service-Delivery': { type: 'string', description: 'Id of the delivery, the same for every attempt' },
  'webhook-id': {
    type: 'string',
    description: 'Id of the event, the same for every attempt, delivery and replay: use it to detect repetitions',
  },
  'webhook-timestamp': {
    type: 'string',
    pattern: '^[0-9]+$',
    description: 'Start of the attempt in seconds since 1970',
  },
  'webhook-signature': {
    type: 'string',
    description:
      'v1, and the base64 of HMAC-SHA256 of webhook-id.webhook-timestamp.body, keyed with the bytes of the secret; one for each valid secret, separated by spaces',
  },
} satisfies Record<string, HeaderSchema>

type Described = { [name in Lowercase<keyof typeof DELIVERY_HEADERS>]?: string }

/** A message to send: the event as bytes, and its attempt. */
export type Message = {
  /** Id of the event; the same for every attempt, endpoint and replay, so that receivers can detect repetitions. */
  uid: string
  type: string
  body: Buffer
  deliveryId: number
  /** 1 to 3. */
  number: number
}

/**
 * Returns the headers of one attempt (docs/interface.md, Events; Standard Webhooks 1.0). `X-Service-Signature` covers
 * the body alone, keyed with the text of the secret, so it is the same for all attempts; `webhook-signature` covers id,
 * time and body, keyed with the bytes of the secret, with one signature for each valid secret.
 * @param keys keys of the current secret, then of the previous one while it is valid
 * @param at start of the attempt
 * @param custom headers of the organisation, with names in lower case; those of the service override them
 */
export function deliveryHeaders(
  message: Message,
  keys: SigningKeys[],
  at: Date,
  custom: CustomHeaders = {},
): Record<string, string> {
  const { body, uid, type, number, deliveryId } = message
  const seconds = String(Math.floor(at.getTime() / 1_000))
  const id = webhookId(uid)
  const [signature, previous] = keys.map(
    ({ text }) => `sha256=${createHmac('sha256', text).update(body).digest('hex')}`,
  )
  const standard = keys.map(({ bytes }) => {
    const digest = createHmac('sha256', bytes).update(`${id}.${seconds}.`).update(body).digest('base64')
    return `v1,${digest}`
  })
  const described: Described = {
    'x-service-event': type,
    'x-service-signature': signature!,
    ...(previous ? { 'x-service-signature-previous': previous } : {}),
    'x-service-timestamp': envelopeTimestamp(body),
    'x-service-attempt': String(number),
    'x-service-delivery': String(deliveryId),
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': standard.join(' '),
  }
  return { ...custom, 'content-type': 'application/json', 'user-agent': 'Laurel', ...described }
}

/** Returns the id by which receivers detect repetitions of an event. */
export function webhookId(uid: string): string {
  return `msg_${uid}`
}

/**
 * Returns the `timestamp` of an envelope. Only reads the first bytes, because a body may have hundreds of kilobytes.
 */
function envelopeTimestamp(body: Buffer): string {
  return /"timestamp":"([^"]*)"/.exec(body.toString('latin1', 0, 256))![1]!
}
