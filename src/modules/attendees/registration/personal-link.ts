import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../../platform/context.ts'

/** Whose registration it is, and which of their links: those with another number open nothing. */
export type LinkFacts = { attendeeId: number; linkNo: number }

const FACT_BYTES = 6
const CODE_BYTES = 16

/**
 * The token of the link by which people see, change and cancel their registration. It is not stored: the installation's
 * secret makes it again for each mail, and nobody else can.
 */
function makeLinkToken({ secret }: Pick<Services, 'secret'>, { attendeeId, linkNo }: LinkFacts): string {
  const facts = Buffer.alloc(FACT_BYTES)
  facts.writeUIntBE(attendeeId, 0, 5)
  facts.writeUInt8(linkNo, 5)
  return Buffer.concat([facts, codeOf(secret, facts)]).toString('base64url')
}

/** The facts of a token that this installation has made; null for every other text. */
export function readLinkToken({ secret }: Pick<Services, 'secret'>, token: string): LinkFacts | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== FACT_BYTES + CODE_BYTES || bytes.toString('base64url') !== token) return null
  const facts = bytes.subarray(0, FACT_BYTES)
  if (!timingSafeEqual(bytes.subarray(FACT_BYTES), codeOf(secret, facts))) return null
  return { attendeeId: facts.readUIntBE(0, 5), linkNo: facts.readUInt8(5) }
}

/** The address of the page of a registration. */
export function personalLink(services: Pick<Services, 'secret' | 'siteUrl'>, facts: LinkFacts): string {
  return `${services.siteUrl}/t/${makeLinkToken(services, facts)}`
}

function codeOf(secret: Buffer, facts: Buffer): Buffer {
  return createHmac('sha256', secret).update('laurel registration\n').update(facts).digest().subarray(0, CODE_BYTES)
}
