import { createPublicKey, verify } from 'node:crypto'
import { AppError } from '../../../lib/errors.ts'
import { type EmailReport, uidIn } from '../reports/record-reports.ts'
import type { ReadNotification } from './notification.ts'
import { asObjects, asText, asTime, type Json, notFromProvider, parseBody } from './read-json.ts'

/** SendGrid retries for a day. */
const MAX_AGE_MS = 25 * 3_600_000
/** A notification has at most 768 KB; each event is larger than 100 bytes. */
const MAX_EVENTS = 10_000

/**
 * Reads events of SendGrid: bounce, dropped and spamreport. Its ECDSA signature covers a timestamp and the body
 * (https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features).
 */
export const readSendgrid: ReadNotification = ({ headers, body }, publicKey, { now }) => {
  const signature = asText(headers['x-twilio-email-event-webhook-signature'])
  const timestamp = asText(headers['x-twilio-email-event-webhook-timestamp'])
  const age = Math.abs(now().getTime() - Number(timestamp) * 1_000)
  if (timestamp === '' || !(age <= MAX_AGE_MS)) throw notFromProvider()
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  if (!verify('sha256', Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'base64')))
    throw notFromProvider()
  const events = asObjects(parseBody(body))
  if (events.length > MAX_EVENTS) throw new AppError('invalid_request', `At most ${MAX_EVENTS} events are accepted.`)
  return events.flatMap((event) => reportOf(event, now()))
}

function reportOf(event: Json, now: Date): EmailReport[] {
  const kind = kindOf(event)
  const uid = uidIn(event['smtp-id'])
  const id = asText(event['sg_event_id'])
  if (kind === null || uid === null || id === '') return []
  return [
    {
      source: 'sendgrid',
      key: id.slice(0, 200),
      kind,
      uid,
      address: asText(event['email']) || null,
      detail: asText(event['reason']) || asText(event['status']),
      occurredAt: asTime(event['timestamp'], now),
    },
  ]
}

function kindOf({ event, type }: Json) {
  if (event === 'spamreport') return 'complaint'
  if (event === 'bounce') return type === 'blocked' ? 'soft' : 'hard'
  return event === 'dropped' ? 'soft' : null
}
