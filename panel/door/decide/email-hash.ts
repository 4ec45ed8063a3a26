const IS_EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/
const DIGITS = 16

export const isEmail = (text: string): boolean => IS_EMAIL.test(text.trim())

/** Returns the hash by which the list of an event names an address, which is not on this device. */
export async function emailHash(eventId: number, address: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${eventId}:${address.trim().toLowerCase()}`)
  const { subtle } = globalThis.crypto
  // Pages without https have no WebCrypto.
  const digest = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes)
  return [...digest.slice(0, DIGITS / 2)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
