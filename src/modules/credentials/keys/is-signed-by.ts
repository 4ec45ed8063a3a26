import { verify } from 'node:crypto'
import { publicKeyFrom } from '../../../lib/crypto/private-key-from.ts'
import type { CredentialIssuer } from '../../../platform/credentials/achievement-credential.ts'
import { fromBase58 } from '../../../platform/credentials/base58.ts'

/** The bytes before an Ed25519 key in a Multikey. */
const MULTICODEC_BYTES = 2

/** Whether a signature of data is by the key that the issuer names. */
export function isSignedBy({ verificationMethod }: CredentialIssuer, data: Buffer, signature: Buffer): boolean {
  const multikey = fromBase58(verificationMethod.slice(verificationMethod.indexOf('#z') + 2))
  return verify(null, data, publicKeyFrom(Buffer.from(multikey.subarray(MULTICODEC_BYTES))), signature)
}
