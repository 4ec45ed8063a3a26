import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../../lib/crypto/is-same-secret.ts'
import { uidIn } from '../reports/record-reports.ts'
import type { ReadNotification } from './notification.ts'
import { asObject, asText, asTime, type Json, notFromProvider, parseBody } from './read-json.ts'

/** Mailgun retries for eight hours, each time with the signature of the first. */
const MAX_AGE_MS = 9 * 3_600_000

/**
 * Reads an event of Mailgun: failed or complained. Its signature covers a timestamp and a token
 * (https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks).
 */
export const readMailgun: ReadNotification = ({ body }, signingKey, { now }) => {
  const { signature, 'event-data': data } = asObject(parseBody(body))
  const { timestamp, token, signature: given } = asObject(signature)
  const signed = createHmac('sha256', signingKey)
    .update(`${asText(timestamp)}${asText(token)}`)
    .digest('hex')
  const age = Math.abs(now().getTime() - Number(asText(timestamp)) * 1_000)
  if (asText(token) === '' || !(age <= MAX_AGE_MS) || !isSameSecret(asText(given), signed)) throw notFromProvider()
  const event = asObject(data)
  const uid = uidIn(asObject(asObject(event['message'])['headers'])['message-id'])
  const kind = kindOf(event)
  const id = asText(event['id'])
  if (uid === null || kind === null || id === '') return []
  const status = asObject(event['delivery-status'])
  return [
    {
      source: 'mailgun',
      key: id.slice(0, 200),
      kind,
      uid,
      address: asText(event['recipient']) || null,
      detail: asText(status['message']) || asText(status['description']) || asText(event['reason']),
      occurredAt: asTime(event['timestamp'], now()),
    },
  ]
}

function kindOf({ event, severity }: Json) {
  if (event === 'complained') return 'complaint'
  if (event !== 'failed') return null
  return severity === 'permanent' ? 'hard' : 'soft'
}
