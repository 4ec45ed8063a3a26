import { createHmac, timingSafeEqual } from 'node:crypto'
import { emailKey } from '../../../lib/text/email-key.ts'
import type { Services } from '../../../platform/context/context.ts'

/** The mail that a link stands in, and whom it went to. A restored backup gives later ids to others, whom it must not concern. */
export type UnsubscribeFacts = { emailId: number; address: string }

const NAME_BYTES = 6
const CODE_BYTES = 16

/** Not stored: the installation's secret makes it again for each mail, and nobody else can. */
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

/** The id of the mail that a token names, which `isUnsubscribeToken` has still to judge; null for a text that is no token. */
export function readUnsubscribeToken(token: string): number | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== NAME_BYTES + CODE_BYTES || bytes.toString('base64url') !== token) return null
  return bytes.readUIntBE(0, NAME_BYTES)
}

/** Whether this installation has made a token of these facts. */
export function isUnsubscribeToken(
  services: Pick<Services, 'secret'>,
  token: string,
  facts: UnsubscribeFacts,
): boolean {
  const [given, own] = [Buffer.from(token), Buffer.from(makeToken(services, facts))]
  return given.length === own.length && timingSafeEqual(given, own)
}

/** Where whoever got a mail says that they want no more: a page, and what mail programs call by themselves (RFC 8058). */
export function unsubscribeLink(services: Pick<Services, 'secret' | 'siteUrl'>, facts: UnsubscribeFacts): string {
  return `${services.siteUrl}/u/${makeToken(services, facts)}`
}
