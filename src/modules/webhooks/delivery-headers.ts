import { createHmac } from 'node:crypto'
import type { SigningKeys } from './endpoint-secret.ts'

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
 * The headers of one attempt (interface, section Events; Standard Webhooks 1.0). `X-Service-Signature` is over the body
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
  return {
    'content-type': 'application/json',
    'user-agent': 'Laurel',
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
}

/** What receivers can tell repeats of an event by. */
export function webhookId(uid: string): string {
  return `msg_${uid}`
}

/** The `timestamp` of an envelope, which stands within its first bytes; a body can be hundreds of kilobytes long. */
function envelopeTimestamp(body: Buffer): string {
  return /"timestamp":"([^"]*)"/.exec(body.toString('latin1', 0, 256))![1]!
}
