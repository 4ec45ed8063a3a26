import type { WebhookPayload } from './generated/types.ts'
import { LaurelError } from './laurel-error.ts'

/** Events that an endpoint receives without subscribing: tests, and those of automation rules. */
type Unasked = { event: 'webhook.test' | 'automation.fired'; timestamp: string; data: Record<string, unknown> }

/** A webhook from Laurel; `event` determines the type of `data`. Events of later versions are not included. */
export type VerifiedWebhook = (WebhookPayload | Unasked) & {
  /** The same for every delivery of the event: store it to detect repeats. */
  id: string
}

type GivenHeaders = Headers | Record<string, string | string[] | undefined>

/**
 * Verifies and reads a webhook that was signed with the secret of your endpoint, by the scheme of Standard Webhooks.
 * @param text the body as received: parsing and serialising JSON changes its bytes
 * @param secret `whsec_…`, or several, any of which may match
 * @param options.toleranceSeconds the largest difference of clocks and age of an attempt: 300 by default
 * @throws LaurelError invalid_webhook: answer with 401, and do nothing
 */
export async function verifyWebhook(
  text: string,
  headers: GivenHeaders,
  secret: string | string[],
  { toleranceSeconds = 300 }: { toleranceSeconds?: number } = {},
): Promise<VerifiedWebhook> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    readHeader(headers, name),
  ) as [string, string, string]
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds))
    throw invalid(`webhook-timestamp is more than ${toleranceSeconds} seconds from now`)
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`)
  for (const each of [secret].flat()) if (await isSigned(signed, signatures, each)) return { ...JSON.parse(text), id }
  throw invalid('it was not signed with this secret')
}

async function isSigned(signed: Uint8Array<ArrayBuffer>, signatures: string, secret: string): Promise<boolean> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''))
  if (!bytes?.length) throw new TypeError('The secret of an endpoint is whsec_ and base64.')
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  let found = false
  for (const each of signatures.split(' ')) {
    const given = each.startsWith('v1,') ? fromBase64(each.slice(3)) : null
    // WebCrypto compares in constant time.
    if (given && (await crypto.subtle.verify('HMAC', key, given, signed))) found = true
  }
  return found
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    // A forged signature may contain anything.
    return null
  }
}

function readHeader(headers: GivenHeaders, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1]
  if (typeof value === 'string' && value !== '') return value
  throw invalid(`the header ${name} is missing`)
}

function invalid(why: string): LaurelError {
  return new LaurelError(`This is no webhook to trust: ${why}.`, { code: 'invalid_webhook' })
}
