import { type KeyObject, sign, verify } from 'node:crypto'
import { memoize } from '../../../lib/caches/memoize.ts'
import { publicKeyFrom } from '../../../lib/crypto/private-key-from.ts'
import { factBytes, type ReadTicket, type TicketFacts, ticketAddressOf } from './ticket-text.ts'

const publicKeys = new Map<string, KeyObject>()

/**
 * Returns the signed bytes: a label that nothing else is signed with, the event, which the ticket need not name, and
 * the ticket.
 */
function signed(eventId: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`laurel ticket of event ${eventId}\n`), bytes])
}

/** Returns the URL of a ticket. The same facts and key always give the same URL (RFC 8032). */
export function signTicket(siteUrl: string, eventId: number, facts: TicketFacts, key: KeyObject): string {
  const bytes = factBytes(facts)
  return ticketAddressOf(siteUrl, bytes, sign(null, signed(eventId, bytes), key))
}

/** Whether this key of the event signed the ticket. */
export function isGenuine({ bytes, signature }: ReadTicket, eventId: number, publicKey: Buffer): boolean {
  const key = memoize(publicKeys, publicKey.toString('base64'), () => publicKeyFrom(publicKey), 1_000)
  return verify(null, signed(eventId, bytes), key, signature)
}
