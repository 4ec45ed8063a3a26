import { type Certificate, readCertificate } from './certificates-in-pem.ts'
import { firstDer, isSame, partAt, partsOf, toHex } from './der.ts'
import { rsaHolds } from './rsa.ts'

const SIGNED_DATA = '06092a864886f70d010702'
const MESSAGE_DIGEST = '06092a864886f70d010904'
const MAX_CERTIFICATES = 10

/**
 * Checks a detached signature (CMS, RFC 5652) of a file with this SHA-256.
 * @returns the certificate whose key made it; null if it is none, of another file, or of a kind that we do not use
 */
export function cmsSigner(cms: Uint8Array, digest: Uint8Array): Certificate | null {
  try {
    const content = firstDer(cms)
    if (toHex(partAt(content, 0).whole) !== SIGNED_DATA) return null
    const parts = partsOf(partAt(partAt(content, 1, 0xa0), 0, 0x30))
    const certificates = parts.find(({ tag }) => tag === 0xa0)
    const signers = parts.at(-1)
    if (certificates === undefined || signers?.tag !== 0x31) return null
    const signer = partsOf(partAt(signers, 0, 0x30))
    const at = signer.findIndex(({ tag }) => tag === 0xa0)
    const [attributes, signature] = [signer[at], signer[at + 2]]
    if (attributes === undefined || signature?.tag !== 0x04) return null
    const named = partsOf(attributes).find((attribute) => toHex(partAt(attribute, 0).whole) === MESSAGE_DIGEST)
    if (named === undefined || !isSame(partAt(partAt(named, 1, 0x31), 0, 0x04).contents, digest)) return null
    // They are signed as a set, and stand here under a tag of their own (5.4).
    const signed = Uint8Array.from(attributes.whole)
    signed[0] = 0x31
    const candidates = partsOf(certificates).slice(0, MAX_CERTIFICATES).map(readCertificate)
    return candidates.find(({ key }) => key !== null && rsaHolds(key, signed, signature.contents)) ?? null
  } catch {
    return null
  }
}
