import { createHash, type KeyObject, sign } from 'node:crypto'
import { isIP } from 'node:net'
import {
  DER_NULL,
  DER_TRUE,
  der,
  derBits,
  derContents,
  derId,
  derInteger,
  derOctets,
  derSequence,
  derSerial,
  derSet,
  derText,
  derTime,
  derValues,
} from './der.ts'

/** A name as certificates print it, and the public key of its holder. */
export type CertificateHolder = {
  commonName: string
  organisation: string
  publicKey: KeyObject
  /** The address of an issuer of credentials, in place of the purpose to sign documents. */
  address?: string
}

const SHA256_WITH_RSA = derSequence(derId('1.2.840.113549.1.1.11'), DER_NULL)

// Bits of the key usage (RFC 5280, 4.2.1.3), with the number of bits that do not count.
const SIGNS_CERTIFICATES = derBits(Buffer.from([0b0000_0110]), 1)
const SIGNS_DOCUMENTS = derBits(Buffer.from([0b1100_0000]), 6)

/** Documents (RFC 9336), and emails, which NSS asks of all who sign documents. */
const PURPOSES = derSequence(derId('1.3.6.1.5.5.7.3.36'), derId('1.3.6.1.5.5.7.3.4'))

/**
 * Creates an X.509 certificate (RFC 5280) of an authority with an RSA key, in DER.
 * @param subject its holder: an authority, which may sign others, or a signer of documents
 * @param issuer the authority that signs it, itself if it is the subject
 * @param serial 16 random bytes
 */
export function makeCertificate(
  subject: CertificateHolder,
  issuer: CertificateHolder & { privateKey: KeyObject },
  { from, until, serial, isAuthority }: { from: Date; until: Date; serial: Buffer; isAuthority: boolean },
): Buffer {
  const extensions = derSequence(
    extension('2.5.29.19', isAuthority ? derSequence(DER_TRUE) : derSequence(), true),
    extension('2.5.29.15', isAuthority ? SIGNS_CERTIFICATES : SIGNS_DOCUMENTS, true),
    ...(isAuthority || subject.address ? [] : [extension('2.5.29.37', PURPOSES)]),
    ...(subject.address ? [extension('2.5.29.17', namesOf(subject.address))] : []),
    extension('2.5.29.14', derOctets(keyId(subject.publicKey))),
    extension('2.5.29.35', derSequence(der(0x80, keyId(issuer.publicKey)))),
  )
  const body = derSequence(
    der(0xa0, derInteger(2)),
    derSerial(serial),
    SHA256_WITH_RSA,
    nameOf(issuer),
    derSequence(derTime(from), derTime(until)),
    nameOf(subject),
    subject.publicKey.export({ format: 'der', type: 'spki' }),
    der(0xa3, extensions),
  )
  return derSequence(body, SHA256_WITH_RSA, derBits(sign('sha256', body, issuer.privateKey)))
}

/** The alternative names of an issuer: its address, and the host of it (RFC 5280, 4.2.1.6). */
function namesOf(address: string): Buffer {
  const { hostname } = new URL(address)
  const host = isIP(hostname) === 0 ? [der(0x82, Buffer.from(hostname))] : []
  return derSequence(der(0x86, Buffer.from(address)), ...host)
}

function nameOf({ commonName, organisation }: CertificateHolder): Buffer {
  return derSequence(
    derSet(derSequence(derId('2.5.4.10'), derText(organisation))),
    derSet(derSequence(derId('2.5.4.3'), derText(commonName))),
  )
}

function extension(id: string, value: Buffer, isCritical = false): Buffer {
  return derSequence(derId(id), ...(isCritical ? [DER_TRUE] : []), derOctets(value))
}

/** The SHA-1 of the bits of the public key (RFC 5280, 4.2.1.2). */
function keyId(key: KeyObject): Buffer {
  const [, bits] = derValues(derContents(key.export({ format: 'der', type: 'spki' })))
  return createHash('sha1').update(derContents(bits!).subarray(1)).digest()
}
