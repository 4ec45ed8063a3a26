import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../../platform/context/context.ts'
import { emailKey } from '../attendee-text.ts'

/** Whose registration it is, and which of their links: those with another number open nothing. */
type LinkNames = { attendeeId: number; linkNo: number }

/** What a link is made of. It opens what has this address alone, since a restored backup gives later ids to others. */
export type LinkFacts = LinkNames & { email: string }

/** What a link opens; one for something else is another one. */
type LinkPurpose = 'registration' | 'survey'

const NAME_BYTES = 6
const CODE_BYTES = 16

/**
 * The token of a link by which people see, change and cancel their registration, or answer the survey. It is not stored:
 * the installation's secret makes it again for each mail, and nobody else can.
 */
export function makeLinkToken(
  { secret }: Pick<Services, 'secret'>,
  { attendeeId, linkNo, email }: LinkFacts,
  purpose: LinkPurpose,
): string {
  const names = Buffer.alloc(NAME_BYTES)
  names.writeUIntBE(attendeeId, 0, 5)
  names.writeUInt8(linkNo, 5)
  const code = createHmac('sha256', secret).update(`laurel ${purpose}\n`).update(names).update(emailKey(email)).digest()
  return Buffer.concat([names, code.subarray(0, CODE_BYTES)]).toString('base64url')
}

/** What a token names, which `isLinkOf` has still to judge; null for a text that is no token. */
export function readLinkToken(token: string): LinkNames | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== NAME_BYTES + CODE_BYTES || bytes.toString('base64url') !== token) return null
  return { attendeeId: bytes.readUIntBE(0, 5), linkNo: bytes.readUInt8(5) }
}

/** Whether this installation has made a token of these facts. */
export function isLinkOf(
  services: Pick<Services, 'secret'>,
  token: string,
  facts: LinkFacts,
  purpose: LinkPurpose = 'registration',
): boolean {
  const [given, own] = [Buffer.from(token), Buffer.from(makeLinkToken(services, facts, purpose))]
  return given.length === own.length && timingSafeEqual(given, own)
}

/** The address of the page of a registration. */
export function personalLink(services: Pick<Services, 'secret' | 'siteUrl'>, facts: LinkFacts): string {
  return `${services.siteUrl}/t/${makeLinkToken(services, facts, 'registration')}`
}
