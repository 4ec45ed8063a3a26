import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { memoize } from '../../../lib/caches/memoize.ts'
import { factBytes, type ReadTicket, type TicketFacts, ticketAddressOf } from './ticket-text.ts'

// Prefixes of the 32 bytes of an Ed25519 key in DER (RFC 8410).
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

const publicKeys = new Map<string, KeyObject>()

/** Returns the private key of a 32-byte seed. */
export function privateKeyFrom(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PRIVATE_HEAD, seed]), format: 'der', type: 'pkcs8' })
}

/** Returns the 32 bytes of the public key. */
export function publicBytes(key: KeyObject): Buffer {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_HEAD.length)
}

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
  const der = () => Buffer.concat([PUBLIC_HEAD, publicKey])
  const make = () => createPublicKey({ key: der(), format: 'der', type: 'spki' })
  const key = memoize(publicKeys, publicKey.toString('base64'), make, 1_000)
  return verify(null, signed(eventId, bytes), key, signature)
}
