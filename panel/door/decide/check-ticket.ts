import type { DoorList } from '@laurel/client'
import type { Ticket } from './read-ticket.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Verify = (signature: Bytes, message: Bytes) => Promise<boolean>

/** Whether the event signed the ticket; `unknown_key` if this device does not have the key that it names. */
export type TicketCheck = 'genuine' | 'not_genuine' | 'unknown_key'

const verifiers = new Map<string, Promise<Verify>>()

/** Checks the signature of a ticket with the keys of the event, without a network. */
export async function checkTicket(
  { keyNumber, facts, signature }: Ticket,
  eventId: number,
  keys: DoorList['keys'],
): Promise<TicketCheck> {
  const key = keys.find(({ number }) => number === keyNumber)
  if (key === undefined) return 'unknown_key'
  const verify = verifierOf(key.public_key)
  const label = new TextEncoder().encode(`laurel ticket of event ${eventId}\n`)
  const message = new Uint8Array(label.length + facts.length)
  message.set(label)
  message.set(facts, label.length)
  return (await (await verify)(signature, message)) ? 'genuine' : 'not_genuine'
}

/** Loads what the check needs, so that the first scan is as fast as the others. */
export async function prepareCheck(keys: DoorList['keys']): Promise<void> {
  const unused = keys.filter(({ public_key }) => !verifiers.has(public_key))
  for (const { public_key } of unused) await (await verifierOf(public_key))(new Uint8Array(64), new Uint8Array(1))
}

function verifierOf(publicKey: string): Promise<Verify> {
  const verify = verifiers.get(publicKey) ?? makeVerify(bytesOf(publicKey))
  verifiers.set(publicKey, verify)
  return verify
}

/** WebCrypto is missing on pages without https and knows Ed25519 only in browsers since 2025. */
async function makeVerify(publicKey: Bytes): Promise<Verify> {
  const { subtle } = globalThis.crypto
  const key = await subtle?.importKey('raw', publicKey, 'Ed25519', false, ['verify']).catch((error: DOMException) => {
    if (error.name === 'NotSupportedError') return undefined
    throw error
  })
  if (key) return (signature, message) => subtle.verify('Ed25519', key, signature, message)
  const [{ hashes, verify }, { sha512 }] = await Promise.all([
    import('@noble/ed25519'),
    import('@noble/hashes/sha2.js'),
  ])
  hashes.sha512 = sha512
  return async (signature, message) => verify(signature, message, publicKey)
}

const bytesOf = (base64: string): Bytes => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
