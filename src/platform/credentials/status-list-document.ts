import { gzipSync } from 'node:zlib'
import { type CredentialIssuer, statusListAddress } from './achievement-credential.ts'
import type { JsonObject } from './json-object.ts'
import { VC_CONTEXT } from './shapes.ts'
import { wholeSeconds } from './whole-seconds.ts'

const DAY = 86_400_000

/** A copy of a list ends, so that an old one cannot make a revoked credential valid again. */
const VALID_DAYS = 30

/** How long verifiers may keep a copy, in milliseconds. */
const KEEP_FOR = 300_000

/** Level 9 takes many times as long for the same bytes. */
const GZIP_LEVEL = 6

/**
 * Makes a status list as a credential (Bitstring Status List 1.0), without its proof. It depends on its row and the day
 * only, so that every process makes the same.
 * @param changed when a bit was last set
 */
export function statusListDocument(
  issuer: CredentialIssuer,
  series: '' | 'b',
  list: number,
  bits: Buffer,
  changed: Date,
  now: Date,
): JsonObject {
  const id = statusListAddress(issuer, series, list)
  const from = statusListDate(changed, now)
  return {
    '@context': [VC_CONTEXT],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.did,
    validFrom: wholeSeconds(from),
    validUntil: wholeSeconds(new Date(from.getTime() + VALID_DAYS * DAY)),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: KEEP_FOR,
      encodedList: `u${gzipSync(bits, { level: GZIP_LEVEL }).toString('base64url')}`,
    },
  }
}

/** Returns the time at which a list counts as made, for its proof too: the start of the day or its last change. */
export function statusListDate(changed: Date, now: Date): Date {
  return new Date(Math.max(changed.getTime(), Math.floor(now.getTime() / DAY) * DAY))
}

/** Sets a bit; index 0 is the leftmost of the first byte. PostgreSQL counts from the right of each byte: `index # 7`. */
export function setBit(bits: Buffer, index: number): void {
  bits[index >> 3]! |= 0x80 >> (index & 7)
}
