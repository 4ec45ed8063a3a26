import { createHmac, timingSafeEqual } from 'node:crypto'
import { emailKey } from '../../../lib/text/email-key.ts'
import type { Services } from '../../../platform/context/context.ts'

/** A link in an email: its target, the email, and a mark derived from the recipient's address. */
export type TrackedLink = { emailId: number; mark: Buffer; url: string }

const ID_BYTES = 6
const MARK_BYTES = 6
const CODE_BYTES = 16
const HEAD_BYTES = ID_BYTES + MARK_BYTES
/** Longer tokens do not fit a route parameter. */
const MAX_CHARACTERS = 480

type Secret = Pick<Services, 'secret'>

/**
 * Replaces a link by one that counts and redirects. Links that are too long, and links to this site, stay as they are.
 */
export function trackedUrl(
  services: Secret & Pick<Services, 'siteUrl'>,
  { emailId, address }: { emailId: number; address: string },
  url: string,
): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url) || isOwn(services, url)) return url
  const id = Buffer.alloc(ID_BYTES)
  id.writeUIntBE(emailId, 0, ID_BYTES)
  const facts = Buffer.concat([id, markOf(services, address), Buffer.from(url)])
  const token = Buffer.concat([codeOf(services, facts), facts]).toString('base64url')
  return token.length > MAX_CHARACTERS ? url : `${services.siteUrl}/l/${token}`
}

/** Decodes a token that this installation made; null for any other, so the redirect cannot be abused. */
export function readTrackedLink(services: Secret, token: string): TrackedLink | null {
  const bytes = Buffer.from(token, 'base64url')
  const facts = bytes.subarray(CODE_BYTES)
  if (facts.length <= HEAD_BYTES || bytes.toString('base64url') !== token) return null
  if (!timingSafeEqual(bytes.subarray(0, CODE_BYTES), codeOf(services, facts))) return null
  return {
    emailId: facts.readUIntBE(0, ID_BYTES),
    mark: facts.subarray(ID_BYTES, HEAD_BYTES),
    url: facts.subarray(HEAD_BYTES).toString('utf8'),
  }
}

/** Identifies the recipient, because after a restored backup an id can belong to another email. */
export function markOf({ secret }: Secret, address: string): Buffer {
  const mark = createHmac('sha256', secret).update('laurel link to\n').update(emailKey(address)).digest()
  return mark.subarray(0, MARK_BYTES)
}

function codeOf({ secret }: Secret, facts: Buffer): Buffer {
  return createHmac('sha256', secret).update('laurel link\n').update(facts).digest().subarray(0, CODE_BYTES)
}

/** Tickets, surveys and other own links: their addresses are secrets, and visits are recorded anyway. */
function isOwn({ siteUrl }: Pick<Services, 'siteUrl'>, url: string): boolean {
  return new URL(url).origin === new URL(siteUrl).origin
}
