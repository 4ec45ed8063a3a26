import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  AUTHORITY,
  aCredential,
  aDidDocument,
  aDocument,
  aKey,
  aList,
  anIssuer,
  askOf,
  DID,
  KEYS,
  LIST,
  NOW,
  rsaPair,
} from '../sample-issuer.fixture.ts'
import { aCertificate, aPdf } from '../sample-pdf.fixture.ts'
import { checkFile } from './check-file.ts'

const issuer = anIssuer()
const { key, documents } = issuer
const genuine = aCredential(key)
const bytesOf = (text: string) => new TextEncoder().encode(text)

async function check(file: string | Uint8Array<ArrayBuffer>, ask = askOf(documents), now = NOW) {
  const bytes = typeof file === 'string' ? bytesOf(file) : file
  return checkFile(bytes, { ask, origin: null, now })
}
const verdictOf = async (...given: Parameters<typeof check>) => (await check(...given)).verdict
/** Results by check, such as `print altered`. */
const saysOf = async (...given: Parameters<typeof check>) =>
  (await check(...given)).findings.map(({ check, says }) => `${check} ${says}`)

test('a credential is valid on its issuer’s word, and any change of it is noticed', async () => {
  assert.deepEqual(await saysOf(genuine), ['file json', 'proof holds', 'key issuer', 'status issuer', 'dates inForce'])
  assert.equal(await verdictOf(genuine), 'valid')
  for (const [from, to] of [
    ['Ayşe', 'Ayse'],
    ['2031-11-20', '2032-11-20'],
    ['"9"', '"8"'],
    ['Veri Akademisi', 'Other'],
    ['2026-11-20T10:00:00.000Z","verificationMethod', '2026-11-21T10:00:00.000Z","verificationMethod'],
  ] as const) {
    assert.ok(genuine.includes(from))
    const { verdict, signed } = await check(genuine.replaceAll(from, to))
    assert.deepEqual([verdict, signed], ['changed', null], from)
  }
})

test('revoked, expired, too early, replaced and withdrawn keys, and a key of somebody else', async () => {
  const newer = aKey()
  const withList = (text: string) => askOf({ ...documents, [LIST]: text })
  assert.equal(await verdictOf(genuine, withList(aList(key, { revoked: [9] }))), 'revoked')
  assert.equal(await verdictOf(genuine, withList(aList(key, { revoked: [8, 10] }))), 'valid')
  assert.equal(await verdictOf(genuine, undefined, new Date('2031-11-21')), 'expired')
  assert.equal(await verdictOf(genuine, undefined, new Date('2026-11-19')), 'early')
  const rotated = { ...documents, [KEYS]: aDidDocument([newer, key]), [LIST]: aList(newer) }
  assert.equal(await verdictOf(genuine, askOf(rotated)), 'valid')
  const withdrawn = { ...documents, [KEYS]: aDidDocument([newer]), [LIST]: aList(newer) }
  assert.equal(await verdictOf(genuine, askOf(withdrawn)), 'stranger')
  assert.equal(await verdictOf(aCredential(newer)), 'stranger')
  assert.equal(await verdictOf(aCredential({ ...newer, name: key.name })), 'changed')
})

test('without the issuer nothing is more than unchanged, and copies say so', async () => {
  assert.equal(await verdictOf(genuine, askOf({})), 'open')
  assert.equal(await verdictOf(genuine, askOf(documents, 'kept')), 'kept')
  assert.equal(await verdictOf(genuine, askOf(documents, 'given')), 'given')
  const without = (address: string) => askOf({ ...documents, [address]: '<html>Sign in</html>' })
  assert.equal(await verdictOf(genuine, without(KEYS)), 'open')
  assert.equal(await verdictOf(genuine, without(LIST)), 'open')
  const mixed = async (address: string) => [
    { text: '<html>Sign in to this network</html>', source: 'issuer' as const },
    ...(await askOf(documents, 'kept')(address)),
  ]
  assert.equal(await verdictOf(genuine, mixed), 'kept')
})

test('only a current list that the issuer signed tells that a certificate is not revoked', async () => {
  const stranger = aKey()
  const end = '2026-11-28T11:00:00.000Z'
  const lists = {
    'of another key': aList(stranger),
    'of another issuer': aList(key, { change: { issuer: 'did:web:evil.example:orgs:k7q2m9xf' } }),
    'of another number': aList(key, { change: { id: `${LIST}1` } }),
    changed: aList(key).replace('2026-12-28', '2027-12-28'),
    'too short': aList(key, { bytes: 1 }),
    'a bomb': aList(key, { bytes: 4_000_000 }),
  }
  for (const [name, text] of Object.entries(lists))
    assert.equal(await verdictOf(genuine, askOf({ ...documents, [LIST]: text })), 'open', name)
  const old = askOf({ ...documents, [LIST]: aList(key, { change: { validUntil: end } }) })
  assert.deepEqual([await verdictOf(genuine, old), (await saysOf(genuine, old))[3]], ['open', 'status ended'])
  const oldRevoked = askOf({ ...documents, [LIST]: aList(key, { revoked: [9], change: { validUntil: end } }) })
  assert.equal(await verdictOf(genuine, oldRevoked), 'revoked')
  const elsewhere = 'https://evil.example/orgs/k7q2m9xf/status/0'
  const status = {
    ...(aDocument()['credentialStatus'] as object),
    statusListCredential: elsewhere,
    id: `${elsewhere}#9`,
  }
  const other = aCredential(key, { credentialStatus: status })
  assert.equal((await saysOf(other))[3], 'status elsewhere')
})

test('a PDF is compared with the signature over all of it: redrawn, extended and re-signed files are noticed', async () => {
  const drawn = { says: 'Ayşe Yılmaz, Data Days 2026', attached: [genuine] }
  const original = aPdf({ ...drawn, signer: issuer.signer })
  const change = (from: string, to: string) =>
    new Uint8Array(Buffer.from(Buffer.from(original).toString('latin1').replace(from, to), 'latin1'))
  assert.deepEqual([await verdictOf(original), (await saysOf(original)).at(-1)], ['valid', 'print issuer'])
  const thief = rsaPair()
  const forger = { pair: thief, certificate: aCertificate('Documents', thief, thief) }
  const borrowed = { pair: thief, certificate: issuer.signer.certificate }
  const files = {
    unsigned: aPdf(drawn),
    altered: change('2026', '2027'),
    added: new Uint8Array(Buffer.concat([original, Buffer.from('\n4 0 obj\n<<>>\nendobj\n%%EOF\n')])),
    stranger: aPdf({ ...drawn, says: 'Mallory, Data Days 2026', signer: forger }),
  }
  for (const [says, file] of Object.entries(files))
    assert.deepEqual([await verdictOf(file), (await saysOf(file)).at(-1)], ['print', `print ${says}`])
  assert.equal((await saysOf(aPdf({ ...drawn, signer: borrowed }))).at(-1), 'print altered')
  // Ranges that leave out more than the signature itself.
  assert.equal(await verdictOf(aPdf({ ...drawn, signer: issuer.signer, hidden: '/Other<00>' })), 'print')
  const wider = change('/Contents<', '/Content <')
  assert.equal(await verdictOf(wider), 'print')
  const { [AUTHORITY]: _, ...withoutAuthority } = documents
  assert.deepEqual((await saysOf(original, askOf(withoutAuthority))).at(-1), 'print unreachable')
})

test('files with another number or kind of credential are refused, and hostile JSON breaks nothing', async () => {
  const other = aCredential(key, { name: 'Another' })
  assert.equal(await verdictOf(aPdf({ says: '', attached: [genuine, other] })), 'several')
  assert.equal(await verdictOf(aPdf({ says: '', attached: [] })), 'none')
  assert.equal(await verdictOf(aPdf({ says: '', attached: Array(1_000).fill(genuine) })), 'large')
  const proof = JSON.parse(genuine).proof
  const hostile = {
    '{}': 'foreign',
    '{"a":': 'none',
    'not JSON': 'none',
    [`{"issuer":${'['.repeat(30_000)}`]: 'none',
    [`{"issuer":${'['.repeat(20_000)}${']'.repeat(20_000)}}`]: 'foreign',
    [genuine.replace('{', '{"__proto__":{"name":"x"},')]: 'foreign',
    [genuine.replace('"name":"Data', '"refreshService":[],"name":"Data')]: 'foreign',
    [JSON.stringify({ ...JSON.parse(genuine), proof: [proof, proof] })]: 'foreign',
    [JSON.stringify({ ...JSON.parse(genuine), proof: { ...proof, proofValue: 'z' } })]: 'changed',
    [JSON.stringify({ ...JSON.parse(genuine), proof: { ...proof, proofValue: 7 } })]: 'changed',
    [genuine.replaceAll(DID, 'did:web:events.example.org')]: 'foreign',
    [genuine.replaceAll(DID, 'did:web:events.example.org:..:orgs:k7q2m9xf')]: 'foreign',
    [genuine.replaceAll(DID, 'did:key:z6Mk')]: 'foreign',
    [`{"x":"${'y'.repeat(70_000)}"}`]: 'none',
  }
  for (const [text, verdict] of Object.entries(hostile)) assert.equal(await verdictOf(text), verdict, text.slice(0, 80))
  const unsecured = JSON.stringify({ ...aDocument(), proof: {} })
  assert.equal(await verdictOf(unsecured), 'changed')
  const many = Array.from({ length: 600 }, (_, n) => ({ type: 'IdentityObject', hashed: false, identityHash: `${n}` }))
  const subject = { type: ['AchievementSubject'], name: 'A', identifier: many }
  const heavy = JSON.stringify({ ...aDocument({ credentialSubject: subject }), proof })
  assert.equal(await verdictOf(heavy), 'foreign')
})
