import { createHash, type KeyObject, sign } from 'node:crypto'
import { promisify } from 'node:util'
import { DER_NULL, der, derContents, derId, derInteger, derOctets, derSequence, derSet, derValues } from './der.ts'

/** Signs files by their SHA-256. All signatures have the same length, so files can be written before they are signed. */
export type CmsSigner = { bytes: number; sign: (digest: Buffer) => Promise<Buffer> }

const DATA = derId('1.2.840.113549.1.7.1')
const SIGNED_DATA = derId('1.2.840.113549.1.7.2')
const CONTENT_TYPE = derId('1.2.840.113549.1.9.3')
const MESSAGE_DIGEST = derId('1.2.840.113549.1.9.4')
const SIGNING_CERTIFICATE_V2 = derId('1.2.840.113549.1.9.16.2.47')
const SHA256 = derSequence(derId('2.16.840.1.101.3.4.2.1'), DER_NULL)
const SHA256_WITH_RSA = derSequence(derId('1.2.840.113549.1.1.11'), DER_NULL)

const DIGEST_BYTES = 32
const VERSION = derInteger(1)
const signInBackground = promisify(sign)

/**
 * Creates what signs files as CMS (RFC 5652) in the profile of PAdES-B-B (ETSI EN 319 142-1): detached, without a time,
 * which is in the PDF. The same digest gives the same signature, since PKCS #1 v1.5 is deterministic. The RSA operation
 * runs in a background thread of Node.
 * @param chain certificates in DER, the one of the key first
 * @param privateKey an RSA key
 */
export function cmsSigner({ chain, privateKey }: { chain: Buffer[]; privateKey: KeyObject }): CmsSigner {
  const certificate = chain[0]!
  const signatureBytes = Math.ceil((privateKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8)
  const none = Buffer.alloc(DIGEST_BYTES)
  const attributes = signedAttributes(certificate, none)
  const model = signedData(chain, attributes, Buffer.alloc(signatureBytes))
  const attributeSet = derSet(...attributes)
  const digestIn = (bytes: Buffer) => bytes.indexOf(digestAttribute(none)) + digestAttribute(none).length - DIGEST_BYTES
  const [inSet, inModel] = [digestIn(attributeSet), digestIn(model)]
  return {
    bytes: model.length,
    async sign(digest) {
      const [signed, made] = [Buffer.from(attributeSet), Buffer.from(model)]
      digest.copy(signed, inSet)
      digest.copy(made, inModel)
      const signature = await signInBackground('sha256', signed, privateKey)
      signature.copy(made, made.length - signatureBytes)
      return made
    },
  }
}

const digestAttribute = (digest: Buffer) => derSequence(MESSAGE_DIGEST, derSet(derOctets(digest)))

/** In the order of their bytes, as a set has them. */
function signedAttributes(certificate: Buffer, digest: Buffer): Buffer[] {
  const certificateHash = derOctets(createHash('sha256').update(certificate).digest())
  return [
    derSequence(CONTENT_TYPE, derSet(DATA)),
    digestAttribute(digest),
    derSequence(SIGNING_CERTIFICATE_V2, derSet(derSequence(derSequence(derSequence(certificateHash))))),
  ]
}

/** The signature is at the end. */
function signedData(chain: Buffer[], attributes: Buffer[], signature: Buffer): Buffer {
  const signer = derSequence(
    VERSION,
    issuerAndSerial(chain[0]!),
    SHA256,
    der(0xa0, ...attributes),
    SHA256_WITH_RSA,
    derOctets(signature),
  )
  const signed = derSequence(VERSION, derSet(SHA256), derSequence(DATA), der(0xa0, ...chain), derSet(signer))
  return derSequence(SIGNED_DATA, der(0xa0, signed))
}

/** Returns the name by which a signature refers to a certificate (RFC 5280, 4.1). */
function issuerAndSerial(certificate: Buffer): Buffer {
  const fields = derValues(derContents(derValues(derContents(certificate))[0]!))
  // Certificates of the first version have no field for their version.
  const [serial, , issuer] = fields[0]![0] === 0xa0 ? fields.slice(1) : fields
  return derSequence(issuer!, serial!)
}
