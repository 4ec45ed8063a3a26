import { type Der, firstDer, isSame, partAt, partsOf, toHex } from './der.ts'
import { type RsaKey, rsaHolds, rsaKey } from './rsa.ts'

/** What is needed of a certificate (RFC 5280) to follow who signed it. */
export type Certificate = {
  whole: Uint8Array
  body: Uint8Array
  key: RsaKey | null
  signature: Uint8Array
  algorithm: string
}

const SHA256_WITH_RSA = '06092a864886f70d01010b'

/** @throws Error for another value */
export function readCertificate(value: Der): Certificate {
  const [body, algorithm, signature] = [partAt(value, 0, 0x30), partAt(value, 1, 0x30), partAt(value, 2, 0x03)]
  // The version is optional; five other parts stand before the key.
  const fields = partsOf(body)
  const key = fields[fields[0]?.tag === 0xa0 ? 6 : 5]
  return {
    whole: value.whole,
    body: body.whole,
    key: key ? rsaKey(key) : null,
    signature: signature.contents.subarray(1),
    algorithm: toHex(partAt(algorithm, 0, 0x06).whole),
  }
}

/** Reads the certificates of a PEM file; those that cannot be read are left out. */
export function certificatesInPem(text: string): Certificate[] {
  const blocks = text.matchAll(/-----BEGIN CERTIFICATE-----([\sA-Za-z\d+/=]{1,20000})-----END CERTIFICATE-----/g)
  return [...blocks].slice(0, 10).flatMap(([, base64]) => {
    try {
      const bytes = Uint8Array.from(atob(base64!.replace(/\s/g, '')), (character) => character.charCodeAt(0))
      return [readCertificate(firstDer(bytes))]
    } catch {
      return []
    }
  })
}

/** Tells whether a certificate is one of those that are trusted, or was signed with the key of one. */
export const isTrusted = (certificate: Certificate, trusted: Certificate[]): boolean =>
  trusted.some(
    ({ whole, key }) =>
      isSame(whole, certificate.whole) ||
      (key !== null &&
        certificate.algorithm === SHA256_WITH_RSA &&
        rsaHolds(key, certificate.body, certificate.signature)),
  )
