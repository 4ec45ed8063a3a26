import { createHash, type KeyObject, sign } from 'node:crypto'
import { deflateSync } from 'node:zlib'

// Files and signatures made as in RFC 5652 and ISO 32000, by other code than the service's.

export function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const contents = Buffer.concat(parts)
  const { length } = contents
  const head =
    length < 128 ? [tag, length] : length < 256 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from(head), contents])
}
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const set = (...parts: Uint8Array[]) => der(0x31, ...parts)
const hex = (text: string) => Buffer.from(text, 'hex')
const integer = (...bytes: number[]) => der(0x02, Buffer.from(bytes))

const DATA = hex('06092a864886f70d010701')
const SHA256 = sequence(hex('0609608648016503040201'), hex('0500'))
const SHA256_WITH_RSA = sequence(hex('06092a864886f70d01010b'), hex('0500'))

export type Pair = { publicKey: KeyObject; privateKey: KeyObject }

/** A certificate without extensions, for a name and a key, signed with another. */
export function aCertificate(name: string, subject: Pair, issuer: Pair): Buffer {
  const named = sequence(set(sequence(hex('0603550403'), der(0x0c, Buffer.from(name)))))
  const dates = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231000000Z')))
  const key = subject.publicKey.export({ format: 'der', type: 'spki' })
  const body = sequence(der(0xa0, integer(2)), integer(7), SHA256_WITH_RSA, named, dates, named, key)
  return sequence(body, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), sign('sha256', body, issuer.privateKey)))
}

export const pem = (certificate: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

function cms(digest: Buffer, { privateKey }: Pair, certificate: Buffer): Buffer {
  const attributes = [
    sequence(hex('06092a864886f70d010903'), set(DATA)),
    sequence(hex('06092a864886f70d010904'), set(der(0x04, digest))),
  ]
  const signature = der(0x04, sign('sha256', set(...attributes), privateKey))
  const signer = sequence(
    integer(1),
    sequence(sequence(), integer(7)),
    SHA256,
    der(0xa0, ...attributes),
    SHA256_WITH_RSA,
    signature,
  )
  const signed = sequence(integer(1), set(SHA256), sequence(DATA), der(0xa0, certificate), set(signer))
  return sequence(hex('06092a864886f70d010702'), der(0xa0, signed))
}

type Drawn = {
  says: string
  attached: string[]
  packed?: boolean
  signer?: { pair: Pair; certificate: Buffer }
  /** Left out of what is signed, after the signature. */
  hidden?: string
}

/** A file in the form of a PDF, with what its page says and its attachments. */
export function aPdf({ says, attached, packed = false, signer, hidden = '' }: Drawn): Uint8Array<ArrayBuffer> {
  const files = attached.map((text, index) => {
    const data = packed ? deflateSync(text) : Buffer.from(text)
    const filter = packed ? '/Filter/FlateDecode' : ''
    const head = `${index + 10} 0 obj\n<</Type/EmbeddedFile/Params<</CheckSum<00ff>>>${filter}/Length ${data.length}>>stream\n`
    return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\n')])
  })
  const page = Buffer.from(`4 0 obj\n<</Length ${says.length}>>stream\n${says}\nendstream\nendobj\n`)
  const head = Buffer.concat([Buffer.from('%PDF-1.7\n'), page, ...files])
  const end = Buffer.from('>>\nendobj\ntrailer<<>>\n%%EOF\n')
  if (!signer) return new Uint8Array(Buffer.concat([head, end]))
  const room = cms(Buffer.alloc(32), signer.pair, signer.certificate).length * 2 + 2 + hidden.length
  const opening = (before: number) =>
    Buffer.from(
      `9 0 obj\n<</Type/Sig/ByteRange[0 ${[before, before + room, end.length].map((n) => String(n).padStart(10, ' ')).join(' ')}]/Contents`,
    )
  const before = head.length + opening(0).length
  const start = Buffer.concat([head, opening(before)])
  const digest = createHash('sha256').update(start).update(end).digest()
  const signature = Buffer.from(`<${cms(digest, signer.pair, signer.certificate).toString('hex')}>${hidden}`)
  return new Uint8Array(Buffer.concat([start, signature, end]))
}
