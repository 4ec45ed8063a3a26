import type { BounceKind } from '../outcomes/report-schema.ts'
import { type EmailReport, uidIn } from '../reports/record-reports.ts'
import type { ReadNotification } from './notification.ts'
import { asObject, asObjects, asText, asTime, type Json, notFromProvider, parseBody } from './read-json.ts'
import { snsAddress, verifySns } from './verify-sns.ts'

/** SES names at most 50 recipients of an email. */
const MAX_RECIPIENTS = 50

/**
 * Reads a bounce or complaint of Amazon SES, which arrives through a topic of SNS, and confirms the subscription to the
 * topic (https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html). The topic must include the original
 * headers, since SES gives emails another Message-ID.
 */
export const readSes: ReadNotification = async ({ body }, topic, reading) => {
  const message = asObject(parseBody(body))
  if (asText(message['TopicArn']) !== topic) throw notFromProvider()
  if (message['Type'] === 'UnsubscribeConfirmation') return []
  await verifySns(message, reading)
  if (message['Type'] === 'SubscriptionConfirmation') {
    const address = snsAddress(message['SubscribeURL'])
    if (address === null) throw notFromProvider()
    await reading.fetchFile(address)
    return []
  }
  const content = asObject(parseBody(Buffer.from(asText(message['Message']))))
  const uid = uidOf(asObject(content['mail']))
  const kind = asText(content['notificationType']) || asText(content['eventType'])
  if (uid === null) return []
  if (kind === 'Bounce') return bounces(asObject(content['bounce']), uid, reading.now())
  return kind === 'Complaint' ? complaints(asObject(content['complaint']), uid, reading.now()) : []
}

/** The Message-ID with which the email left. */
function uidOf({ headers }: Json): string | null {
  const own = asObjects(headers).find(({ name }) => asText(name).toLowerCase() === 'message-id')
  return own ? uidIn(own['value']) : null
}

function bounces({ bounceType, feedbackId, bouncedRecipients, timestamp }: Json, uid: string, now: Date) {
  const kind = bounceType === 'Permanent' ? 'hard' : 'soft'
  const about = { id: feedbackId, kind, uid, occurredAt: asTime(timestamp, now) } as const
  return reportsOf(asObjects(bouncedRecipients), about)
}

function complaints({ feedbackId, complainedRecipients, timestamp }: Json, uid: string, now: Date) {
  const about = { id: feedbackId, kind: 'complaint', uid, occurredAt: asTime(timestamp, now) } as const
  return reportsOf(asObjects(complainedRecipients), about)
}

type About = { id: unknown; kind: BounceKind; uid: string; occurredAt: Date }

function reportsOf(recipients: Json[], { id, ...about }: About): EmailReport[] {
  if (asText(id) === '') return []
  return recipients.slice(0, MAX_RECIPIENTS).map(({ emailAddress, diagnosticCode }, nth) => ({
    ...about,
    source: 'ses',
    key: `${asText(id).slice(0, 190)}/${nth}`,
    address: asText(emailAddress) || null,
    detail: asText(diagnosticCode),
  }))
}
