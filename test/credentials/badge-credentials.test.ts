import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { signUnsignedAwards } from '../../src/modules/badges/credential/sign-unsigned-awards.ts'
import { aBadge } from '../support/badges.ts'
import { bakedCredentials } from '../support/baked-credentials.ts'
import { askDigitalBazaar, askDigitalCredentials, type Site, type Verdict } from '../support/foreign-verifiers.ts'
import { startWorld, type World } from '../support/harness.ts'

const SITE = 'https://events.example.org'
const DAY = 86_400_000

let world: World
before(async () => {
  world = await startWorld({ siteUrl: SITE })
})
after(() => world[Symbol.asyncDispose]())

/** Answers verifiers from the public addresses of the service. */
const site: Site = async (url) => {
  assert.ok(url.startsWith(`${SITE}/`), url)
  const { bytes, status, headers } = await world.request('GET', url.slice(SITE.length), undefined, { key: null })
  return new Response(new Uint8Array(bytes), { status, headers: { 'content-type': String(headers['content-type']) } })
}

/** Each award is of an organisation of its own, since a verifier remembers keys. Its copy comes from its picture. */
async function award(fields: object = {}) {
  const key = await world.stranger()
  const asked: World = { ...world, request: (method, path, body) => world.request(method, path, body, { key }) }
  const ok = async (method: string, path: string, body?: object) => {
    const answer = await asked.request(method, path, body)
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.text}`)
    return answer.body
  }
  const badge = await aBadge(asked, { name: 'Konuşmacı "2026"', description: 'Gave a talk', ...fields })
  const evidence = [{ text: 'Açılış <b>konuşması</b>', url: 'https://example.org/talk?a=1&b=ç' }, { text: 'Alkış' }]
  const person = { email: `ayse${badge.id}@example.org`, name: 'Ayşe Yılmaz' }
  const given = await ok('POST', `${badge.path}/awards`, { ...person, evidence })
  const [baked, ...others] = bakedCredentials(Buffer.from(await (await site(given.image_url)).arrayBuffer()))
  assert.deepEqual(others, [])
  return { ok, badge, email: person.email, given, credential: JSON.parse(baked!) }
}

async function credentialOf({ credential_url }: { credential_url: string }): Promise<any> {
  const answer = await site(credential_url)
  assert.equal(answer.status, 200)
  return answer.json()
}

async function assertJudged(credential: object, verdict: Verdict) {
  assert.equal(await askDigitalBazaar(credential, site), verdict, 'Digital Bazaar')
  assert.equal(await askDigitalCredentials(credential, site), verdict, 'Digital Credentials Consortium')
}

test('the credential in the picture of an award is valid, and one bit, name, date or evidence less makes it none', async () => {
  const { credential, given } = await award({ validity_days: 30 })
  assert.deepEqual(await credentialOf(given), credential)
  assert.equal(credential.evidence.length, 2)
  await assertJudged(credential, 'valid')
  const changes: ((copy: any) => void)[] = [
    (copy) =>
      (copy.proof.proofValue = copy.proof.proofValue.replace(/.$/, (last: string) => (last === '2' ? '3' : '2'))),
    (copy) => (copy.credentialSubject.name = 'Ayşe Yilmaz'),
    (copy) => (copy.credentialSubject.achievement.criteria.narrative = 'Won it.'),
    (copy) => (copy.validUntil = '2099-01-01T00:00:00Z'),
    (copy) => copy.evidence.pop(),
    (copy) => (copy.credentialStatus.statusListIndex = '1'),
  ]
  for (const change of changes) {
    const copy = structuredClone(credential)
    change(copy)
    assert.notDeepEqual(copy, credential)
    await assertJudged(copy, 'refused')
  }
})

test('a revoked award is revoked in the picture that its holder has, and its credential stays readable', async () => {
  const { ok, given, credential } = await award()
  await ok('POST', `/admin/badge-awards/${given.id}/revoke`, {})
  await assertJudged(credential, 'revoked')
  assert.deepEqual(await credentialOf(given), credential)
  assert.equal((await site(given.image_url)).status, 410)
})

test('a corrected award is revoked, and the one that replaces it is valid', async () => {
  const { ok, given, credential } = await award()
  const next = await ok('POST', `/admin/badge-awards/${given.id}/correct`, { name: 'Ayşe Su' })
  await assertJudged(credential, 'revoked')
  const corrected = await credentialOf(next)
  assert.equal(corrected.credentialSubject.name, 'Ayşe Su')
  await assertJudged(corrected, 'valid')
})

test('an award whose validity has ended is expired', async () => {
  world.advance(-3 * DAY)
  const { credential } = await award({ validity_days: 1 }).finally(() => world.advance(3 * DAY))
  await assertJudged(credential, 'expired')
})

test('the copy of a person who was erased is revoked, and the credential of now names nobody', async () => {
  const { ok, email, given, credential } = await award()
  await ok('POST', '/admin/privacy/erase', { email })
  await world.runJobs()
  await assertJudged(credential, 'revoked')
  const left = await credentialOf(given)
  assert.doesNotMatch(JSON.stringify(left), /Ayşe|sha256|Alkış/)
  await assertJudged(left, 'revoked')
})

test('an award stays valid after its key was rotated; after the key was withdrawn only the one signed again is', async () => {
  const { ok, given, credential } = await award()
  await ok('POST', '/admin/signing-keys/rotate')
  await assertJudged(credential, 'valid')
  const keys = await ok('GET', '/admin/signing-keys')
  const old = keys.find(({ retired_at }: { retired_at: string | null }) => retired_at !== null)
  const { credential: before } = await award()
  await ok('POST', `/admin/signing-keys/${old.id}/withdraw`, {})
  await signUnsignedAwards(world.services)
  assert.equal(await askDigitalBazaar(credential, site), 'refused')
  await assertJudged(before, 'valid')
  const again = await credentialOf(given)
  assert.notEqual(again.proof.verificationMethod, credential.proof.verificationMethod)
  assert.deepEqual(again.credentialSubject, credential.credentialSubject)
  assert.equal(await askDigitalBazaar(again, site), 'valid')
})
