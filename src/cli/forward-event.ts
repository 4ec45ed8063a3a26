import { Agent } from 'undici'
import { collectEventTypes } from '../collect.ts'
import { randomBytes } from '../lib/crypto/random-bytes.ts'
import { AppError } from '../lib/errors.ts'
import { createSecret, deliveryHeaders, findUnknownType, sendAttempt, signingKeys } from '../modules/webhooks/index.ts'
import type { FeedEvent } from './follow-feed.ts'

/** A forwarded event: when it was sent, in the zone of this machine, and the response. */
export type ForwardedEvent = {
  time: string
  event: string
  id: number
  webhook_id: string
  status_code: number | null
  error: string | null
  ms: number
}

/**
 * Sends events to a developer's own URL, including internal ones, with the headers of a first attempt. No delivery is
 * recorded, so X-Service-Delivery is 0.
 */
export function forwarder({ to, secret }: { to: string; secret: string }) {
  const agent = new Agent()
  const keys = [signingKeys(secret)]
  return async ({ id, webhook_id, ...envelope }: FeedEvent): Promise<ForwardedEvent> => {
    const body = bodyOf(envelope)
    const uid = webhook_id.replace(/^msg_/, '')
    const began = new Date()
    const headers = deliveryHeaders({ uid, type: envelope.event, body, deliveryId: 0, number: 1 }, keys, began)
    const start = performance.now()
    const outcome = await sendAttempt(agent, { url: to, headers, body, mayBegin: () => true })
    return {
      time: localTime(began),
      event: envelope.event,
      id,
      webhook_id,
      status_code: outcome?.statusCode ?? null,
      error: outcome?.error ?? null,
      ms: Math.round(performance.now() - start),
    }
  }
}

/** The bytes of every delivery are built from the same values in the same order. */
function bodyOf({ event, timestamp, data }: Omit<FeedEvent, 'id' | 'webhook_id'>): Buffer {
  return Buffer.from(JSON.stringify({ event, timestamp, data }))
}

export function newSecret(): string {
  return createSecret({ randomBytes })
}

/** Returns a filter for the requested event types. @throws AppError for an unknown one */
export function knownEvents(wanted: string[]): (type: string) => boolean {
  const unknown = findUnknownType(collectEventTypes(), wanted)
  if (unknown) throw new AppError('invalid_request', `${unknown.message}.`)
  return (type) => wanted.includes('*') || wanted.includes(type)
}

/** Formats ISO 8601 with the offset of this machine's zone. */
function localTime(at: Date): string {
  const offset = -at.getTimezoneOffset()
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60]
  const zone = `${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
  return new Date(at.getTime() + offset * 60_000).toISOString().replace('Z', zone)
}
