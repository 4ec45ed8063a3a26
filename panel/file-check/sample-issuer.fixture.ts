import { generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { base58 } from '../../src/platform/credentials/base58.ts'
import { canonize, type JsonObject, type Shape } from '../../src/platform/credentials/canonize.ts'
import { ACHIEVEMENT_CREDENTIAL, PROOF, STATUS_LIST } from '../../src/platform/credentials/shapes.ts'
import type { Answer, Ask } from './ask/ask.ts'
import { aCertificate, type Pair, pem } from './sample-pdf.fixture.ts'

export const SITE = 'https://events.example.org'
const HANDLE = 'k7q2m9xf'
export const DID = `did:web:events.example.org:orgs:${HANDLE}`
export const NOW = new Date('2026-11-28T12:00:00Z')
export const LIST = `${SITE}/orgs/${HANDLE}/status/0`
export const KEYS = `${SITE}/orgs/${HANDLE}/did.json`
export const AUTHORITY = `${SITE}/document-signing.pem`

export type SampleKey = { name: string; privateKey: KeyObject }
const sha256 = (text: string) => hash('sha256', text, 'buffer')

export function aKey(did = DID): SampleKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url')
  return { name: `${did}#z${base58(Uint8Array.from([0xed, 1, ...raw]))}`, privateKey }
}

export function signed(document: JsonObject, shape: Shape, key: SampleKey): JsonObject {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: '2026-11-20T10:00:00.000Z',
    verificationMethod: key.name,
    proofPurpose: 'assertionMethod',
  }
  const data = Buffer.concat([sha256(canonize(options, PROOF, sha256)), sha256(canonize(document, shape, sha256))])
  return { ...document, proof: { ...options, proofValue: `z${base58(sign(null, data, key.privateKey))}` } }
}

/** A credential without its proof. */
export function aDocument(change: JsonObject = {}): JsonObject {
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: `${SITE}/c/1f4e1121-a79d-4fcf-99ca-e163eba56d7c`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: 'Data Days 2026',
    issuer: { id: DID, type: ['Profile'], name: 'Veri Akademisi', url: SITE },
    validFrom: '2026-11-20T10:00:00.000Z',
    validUntil: '2031-11-20T10:00:00.000Z',
    credentialSubject: { type: ['AchievementSubject'], name: 'Ayşe Yılmaz' },
    credentialStatus: {
      id: `${LIST}#9`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '9',
      statusListCredential: LIST,
    },
    ...change,
  }
}

export const aCredential = (key: SampleKey, change: JsonObject = {}): string =>
  JSON.stringify(signed(aDocument(change), ACHIEVEMENT_CREDENTIAL, key))

export function aList(
  key: SampleKey,
  { revoked = [] as number[], bytes = 16_384, change = {} as JsonObject } = {},
): string {
  const bits = Buffer.alloc(bytes)
  for (const index of revoked) bits[index >> 3]! |= 0x80 >> (index & 7)
  const document: JsonObject = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: LIST,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: DID,
    validFrom: '2026-11-28T00:00:00.000Z',
    validUntil: '2026-12-28T00:00:00.000Z',
    credentialSubject: {
      id: `${LIST}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: 300_000,
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
    ...change,
  }
  return JSON.stringify(signed(document, STATUS_LIST, key))
}

export const aDidDocument = (keys: SampleKey[], did = DID): string =>
  JSON.stringify({
    id: did,
    verificationMethod: keys.map(({ name }) => ({
      id: name,
      type: 'Multikey',
      publicKeyMultibase: name.split('#')[1],
    })),
    assertionMethod: keys.map(({ name }) => name),
  })

export const rsaPair = (): Pair => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** An issuer with a key, its documents as its site has them, and what signs its PDF files. */
export function anIssuer() {
  const key = aKey()
  const [authority, pair] = [rsaPair(), rsaPair()]
  const signer = { pair, certificate: aCertificate('Documents', pair, authority) }
  const documents: Record<string, string> = {
    [KEYS]: aDidDocument([key]),
    [LIST]: aList(key),
    [AUTHORITY]: pem(aCertificate('Authority', authority, authority)),
  }
  return { key, signer, documents }
}

/** Answers with documents, as if from one source. */
export const askOf =
  (documents: Record<string, string>, source: Answer['source'] = 'issuer'): Ask =>
  async (address) =>
    documents[address] === undefined ? [] : [{ text: documents[address], source }]
