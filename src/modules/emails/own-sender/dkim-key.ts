import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { sha256 } from '../../../lib/crypto/sha256.ts'

/** A DKIM key: `publicKey` is the value of `p=` (RFC 6376), `privateKey` is in PEM form. */
type DkimKey = { selector: string; publicKey: string; privateKey: string }

const generate = promisify(generateKeyPair)

/**
 * Creates an RSA key of 2,048 bits, which every receiver can verify. The selector is derived from the key, so two
 * organisations with the same domain never need the same DNS record.
 */
export async function createDkimKey(): Promise<DkimKey> {
  const pair = await generate('rsa', { modulusLength: 2048 })
  const spki = pair.publicKey.export({ type: 'spki', format: 'der' })
  return {
    selector: `laurel-${sha256(spki).toString('hex').slice(0, 12)}`,
    publicKey: spki.toString('base64'),
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** The domain that signs and that receivers look up, in ASCII form. */
export function domainOfAddress(envelopeAddress: string): string {
  return envelopeAddress.slice(envelopeAddress.lastIndexOf('@') + 1).toLowerCase()
}
