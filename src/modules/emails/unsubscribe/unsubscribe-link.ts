import { createHmac, timingSafeEqual } from 'node:crypto'
import { emailKey } from '../../../lib/text/email-key.ts'
import type { Services } from '../../../platform/context/context.ts'

/**
 * The email of a link, and its recipient's address: after a restored backup the id can belong to another email, whose
 * recipient must not be affected.
 */
export type UnsubscribeFacts = { emailId: number; address: string }

const NAME_BYTES = 6
const CODE_BYTES = 16

/** Tokens are not stored: only this installation's secret can recompute them. */
function makeToken({ secret }: Pick<Services, 'secret'>, { emailId, address }: UnsubscribeFacts): string {
  const name = Buffer.alloc(NAME_BYTES)
  name.writeUIntBE(emailId, 0, NAME_BYTES)
  const code = createHmac('sha256', secret)
    .update('laurel unsubscribe\n')
    .update(name)
    .update(emailKey(address))
    .digest()
  return Buffer.concat([name, code.subarray(0, CODE_BYTES)]).toString('base64url')
}

/** The email id in a token, not yet verified by `isUnsubscribeToken`; null for a text that is not a token. */
export function readUnsubscribeToken(token: string): number | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== NAME_BYTES + CODE_BYTES || bytes.toString('base64url') !== token) return null
  return bytes.readUIntBE(0, NAME_BYTES)
}

/** Whether this installation made the token for these facts. */
export function isUnsubscribeToken(
  services: Pick<Services, 'secret'>,
  token: string,
  facts: UnsubscribeFacts,
): boolean {
  const [given, own] = [Buffer.from(token), Buffer.from(makeToken(services, facts))]
  return given.length === own.length && timingSafeEqual(given, own)
}

/** The unsubscribe link of an email: a page, which mail programs also call directly (RFC 8058). */
export function unsubscribeLink(services: Pick<Services, 'secret' | 'siteUrl'>, facts: UnsubscribeFacts): string {
  return `${services.siteUrl}/u/${makeToken(services, facts)}`
}
