import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../../platform/context/context.ts'
import { emailKey } from './attendee-text.ts'

/** The attendee, and the number of their link: other numbers are rejected. */
type LinkNames = { attendeeId: number; linkNo: number }

/**
 * The facts in a link. It is bound to the email address, because a restored backup may give the same ids to other
 * people.
 */
export type LinkFacts = LinkNames & { email: string }

/** The purpose of a link; a link for one purpose does not open the other. */
type LinkPurpose = 'registration' | 'survey'

const NAME_BYTES = 6
const CODE_BYTES = 16

/**
 * Creates the token of a link for viewing, changing and cancelling a registration, or for answering the survey. It is
 * not stored: only the secret of the installation can compute it, for every mail again.
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

/** Parses a token, which `isLinkOf` still has to verify; null when it is not one. */
export function readLinkToken(token: string): LinkNames | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== NAME_BYTES + CODE_BYTES || bytes.toString('base64url') !== token) return null
  return { attendeeId: bytes.readUIntBE(0, 5), linkNo: bytes.readUInt8(5) }
}

/** Whether this installation created a token from these facts. */
export function isLinkOf(
  services: Pick<Services, 'secret'>,
  token: string,
  facts: LinkFacts,
  purpose: LinkPurpose = 'registration',
): boolean {
  const [given, own] = [Buffer.from(token), Buffer.from(makeLinkToken(services, facts, purpose))]
  return given.length === own.length && timingSafeEqual(given, own)
}

/** Returns the URL of the registration page. */
export function personalLink(services: Pick<Services, 'secret' | 'siteUrl'>, facts: LinkFacts): string {
  return `${services.siteUrl}/t/${makeLinkToken(services, facts, 'registration')}`
}
