import { verify, X509Certificate } from 'node:crypto'
import { lruCache } from '../../../lib/caches/lru-cache.ts'
import type { Reading } from './notification.ts'
import { asText, type Json, notFromProvider } from './read-json.ts'

/** Files of SNS alone: certificates and subscriptions. */
const SNS_HOST = /^sns\.[a-z0-9-]{1,40}\.amazonaws\.com(\.cn)?$/

/** The signed fields of each type, in order. */
const SIGNED: Record<string, readonly string[]> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
}

const certificates = lruCache<X509Certificate>({ values: 20, bytes: 20 }, () => 1)

/**
 * Verifies the signature of a message of Amazon SNS with the certificate that it names, which must be on a server of
 * SNS (https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html).
 * @throws AppError unauthenticated
 */
export async function verifySns(message: Json, { fetchFile, now }: Reading): Promise<void> {
  const signed = SIGNED[asText(message['Type'])]
  const version = asText(message['SignatureVersion'])
  const address = snsAddress(message['SigningCertURL'])
  if (!signed || address === null || !['1', '2'].includes(version)) throw notFromProvider()
  const text = signed
    .filter((field) => message[field] !== undefined)
    .map((field) => `${field}\n${asText(message[field])}\n`)
    .join('')
  const certificate = certificates.get(address) ?? (await certificateAt(address, fetchFile))
  const { validFromDate, validToDate, publicKey } = certificate
  const isValid = validFromDate <= now() && now() <= validToDate
  const signature = Buffer.from(asText(message['Signature']), 'base64')
  if (!isValid || !verify(version === '1' ? 'sha1' : 'sha256', Buffer.from(text), publicKey, signature))
    throw notFromProvider()
  certificates.set(address, certificate)
}

/** Returns an address on a server of SNS; null for any other. */
export function snsAddress(value: unknown): string | null {
  const url = URL.parse(asText(value))
  const isOwn = url?.protocol === 'https:' && url.port === '' && url.username === '' && SNS_HOST.test(url.hostname)
  return isOwn ? url.href : null
}

async function certificateAt(address: string, fetchFile: Reading['fetchFile']): Promise<X509Certificate> {
  const pem = await fetchFile(address)
  try {
    return new X509Certificate(pem)
  } catch {
    throw notFromProvider()
  }
}
