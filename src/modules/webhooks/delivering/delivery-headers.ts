import { createHmac } from 'node:crypto'
import type { SigningKeys } from '../endpoint-secret.ts'
import { WAITS_MS } from './delivery-schedule.ts'

export type HeaderSchema = { type: string; description: string; optional?: true; [keyword: string]: unknown }

const SIGNATURE = { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' }

/** What a delivery carries besides its body: of the interface (section Events), and of Standard Webhooks 1.0. */
export const DELIVERY_HEADERS = {
  'X-Service-Event': { type: 'string', description: 'The type of the event' },
  'X-Service-Signature': {
    ...SIGNATURE,
    description:
      'HMAC-SHA256 of the raw body, keyed with the text of the secret. Compare it whole and in constant time',
  },
  'X-Service-Signature-Previous': {
    ...SIGNATURE,
    optional: true,
    description: 'The same with the secret of before, for 24 hours after it was rotated',
  },
  'X-Service-Timestamp': {
    type: 'string',
    format: 'date-time',
    description: 'The timestamp of the body, the same on every attempt',
  },
  'X-Service-Attempt': { type: 'integer', minimum: 1, maximum: WAITS_MS.length, description: 'Which attempt this is' },
  'X-Service-Delivery': { type: 'string', description: 'The id of the delivery, the same on every attempt' },
  'webhook-id': {
    type: 'string',
    description: 'The id of the event, the same however often it arrives: tell repeats by it',
  },
  'webhook-timestamp': {
    type: 'string',
    pattern: '^[0-9]+$',
    description: 'When the attempt began, in seconds since 1970',
  },
  'webhook-signature': {
    type: 'string',
    description:
      'v1, and the base64 of HMAC-SHA256 of webhook-id.webhook-timestamp.body, keyed with the bytes of the secret; ' +
      'one for each secret that is valid, with a space between',
  },
} satisfies Record<string, HeaderSchema>

type Described = { [name in Lowercase<keyof typeof DELIVERY_HEADERS>]?: string }

/** An attempt on its way: the bytes of the event, and whom it goes to. */
export type Message = {
  /** Of the event; the same for every attempt, endpoint and replay, so that receivers can tell repeats. */
  uid: string
  type: string
  body: Buffer
  deliveryId: number
  /** 1 to 3. */
  number: number
}

/**
 * The headers of one attempt (docs/interface.md, Events; Standard Webhooks 1.0). `X-Service-Signature` is over the body
 * alone, keyed with the text of the secret, so it is the same on all attempts; `webhook-signature` is over id, time and
 * body, keyed with the secret's bytes, and has a signature for each secret that is valid.
 * @param keys of the current secret first, then of the one before it for as long as it is valid
 * @param at when the attempt begins
 */
export function deliveryHeaders(message: Message, keys: SigningKeys[], at: Date): Record<string, string> {
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
  return { 'content-type': 'application/json', 'user-agent': 'Laurel', ...described }
}

/** What receivers can tell repeats of an event by. */
export function webhookId(uid: string): string {
  return `msg_${uid}`
}

/** The `timestamp` of an envelope, which stands within its first bytes; a body can be hundreds of kilobytes long. */
function envelopeTimestamp(body: Buffer): string {
  return /"timestamp":"([^"]*)"/.exec(body.toString('latin1', 0, 256))![1]!
}
