import { hashes, verify } from '@noble/ed25519'
import { fromBase58 } from '../../../src/platform/credentials/base58.ts'
import { canonize, type JsonObject, type Shape } from '../../../src/platform/credentials/canonize.ts'
import { PROOF } from '../../../src/platform/credentials/shapes.ts'
import { sha256 as sha256Of, sha512 } from './sha2.ts'

// In place of that of the browser, which pages over plain http lack.
hashes.sha512 = sha512

const sha256 = (text: string) => sha256Of(new TextEncoder().encode(text))

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses a JSON object; null for anything else. */
export function readObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

/** Returns the name of the key that a document says it was signed with. */
export const keyOf = ({ proof }: JsonObject): string => (isObject(proof) ? String(proof['verificationMethod']) : '')

/**
 * Checks that a document is unchanged since it was signed with the key that its proof names (eddsa-rdfc-2022).
 * @throws Error for a document of another shape
 */
export function proofHolds(document: JsonObject, shape: Shape): boolean {
  const { proof, ...rest } = document
  if (!isObject(proof)) throw new Error('There is no proof.')
  const { proofValue, ...options } = proof
  const data = new Uint8Array(64)
  data.set(sha256(canonize(options, PROOF, sha256)))
  data.set(sha256(canonize(rest, shape, sha256)), 32)
  const key = decode(keyOf(document).split('#')[1], 34)
  const signature = decode(proofValue, 64)
  if (options['cryptosuite'] !== 'eddsa-rdfc-2022' || options['proofPurpose'] !== 'assertionMethod') return false
  if (key?.[0] !== 0xed || key[1] !== 1 || signature === null) return false
  return verify(signature, data, key.subarray(2), { zip215: false })
}

/** Decodes base58btc with its multibase prefix; null unless it has this many bytes. */
function decode(text: unknown, length: number): Uint8Array | null {
  if (typeof text !== 'string' || !/^z[1-9A-HJ-NP-Za-km-z]{40,100}$/.test(text)) return null
  const bytes = fromBase58(text.slice(1))
  return bytes.length === length ? bytes : null
}
