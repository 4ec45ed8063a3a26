import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { memoize } from '../../../lib/caches/memoize.ts'
import { factBytes, type ReadTicket, type TicketFacts, ticketAddressOf } from './ticket-text.ts'

// What stands before the 32 bytes of an Ed25519 key in its usual encodings (RFC 8410).
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

const publicKeys = new Map<string, KeyObject>()

/** A private key from its 32 random bytes. */
export function privateKeyFrom(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PRIVATE_HEAD, seed]), format: 'der', type: 'pkcs8' })
}

/** The 32 bytes of the public key. */
export function publicBytes(key: KeyObject): Buffer {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_HEAD.length)
}

/** What is signed: a text that nothing else is signed with, and the event, which the ticket itself need not name. */
function signed(eventId: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`laurel ticket of event ${eventId}\n`), bytes])
}

/** The address of a ticket. The same facts and key give the same one each time (RFC 8032). */
export function signTicket(siteUrl: string, eventId: number, facts: TicketFacts, key: KeyObject): string {
  const bytes = factBytes(facts)
  return ticketAddressOf(siteUrl, bytes, sign(null, signed(eventId, bytes), key))
}

/** Whether this key of the event has signed the ticket. */
export function isGenuine({ bytes, signature }: ReadTicket, eventId: number, publicKey: Buffer): boolean {
  const der = () => Buffer.concat([PUBLIC_HEAD, publicKey])
  const make = () => createPublicKey({ key: der(), format: 'der', type: 'spki' })
  const key = memoize(publicKeys, publicKey.toString('base64'), make, 1_000)
  return verify(null, signed(eventId, bytes), key, signature)
}
