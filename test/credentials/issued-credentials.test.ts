import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { signUnsigned } from '../../src/modules/certificates/issuing/sign-unsigned.ts'
import { anAttendee, anEvent } from '../support/factories.ts'
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
  const answer = await world.request('GET', url.slice(SITE.length), undefined, { key: null })
  return new Response(answer.text, {
    status: answer.status,
    headers: { 'content-type': String(answer.headers['content-type']) },
  })
}

/** Each credential is of an organisation of its own, since a verifier remembers keys. */
async function issue(fields: object = {}) {
  const key = await world.stranger()
  const asked: World = { ...world, request: (method, path, body) => world.request(method, path, body, { key }) }
  const ok = async (method: string, path: string, body?: object) => {
    const answer = await asked.request(method, path, body)
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.text}`)
    return answer.body
  }
  const event = await anEvent(asked, { name: 'Veri Günü "2026"', ...fields })
  const emailOf = (name: string) => `${name === 'Can' ? 'can' : 'ayse'}${event.id}@example.org`
  const issueTo = async (first_name: string) => {
    const email = emailOf(first_name)
    const attendee = await anAttendee(asked, event.id, { first_name, last_name: 'Yılmaz', email })
    const issued = await ok('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [attendee.id] })
    return issued.certificates[0]
  }
  const certificate = await issueTo('Ayşe')
  return { ok, event, email: emailOf('Ayşe'), certificate, credential: await credentialOf(certificate), issueTo }
}

async function credentialOf({ public_id }: { public_id: string }): Promise<any> {
  const answer = await site(`${SITE}/c/${public_id}.json`)
  assert.equal(answer.status, 200)
  return answer.json()
}

async function assertJudged(credential: object, verdict: Verdict) {
  assert.equal(await askDigitalBazaar(credential, site), verdict, 'Digital Bazaar')
  assert.equal(await askDigitalCredentials(credential, site), verdict, 'Digital Credentials Consortium')
}

test('a certificate is a valid credential, and one bit, name or date more makes it none', async () => {
  const { credential } = await issue({ certificate_validity_years: 1 })
  assert.equal(credential.credentialSubject.name, 'Ayşe Yılmaz')
  assert.equal(credential.credentialSubject.identifier.length, 2)
  await assertJudged(credential, 'valid')
  const changes: ((copy: any) => void)[] = [
    (copy) =>
      (copy.proof.proofValue = copy.proof.proofValue.replace(/.$/, (last: string) => (last === '2' ? '3' : '2'))),
    (copy) => (copy.credentialSubject.name = 'Ayşe Yilmaz'),
    (copy) => (copy.validUntil = '2099-01-01T00:00:00Z'),
    (copy) => (copy.credentialStatus.statusListIndex = '1'),
  ]
  for (const change of changes) {
    const copy = structuredClone(credential)
    change(copy)
    assert.notDeepEqual(copy, credential)
    await assertJudged(copy, 'refused')
  }
  const other = await issue()
  await assertJudged({ ...credential, proof: other.credential.proof }, 'refused')
  await assertJudged({ ...credential, issuer: { ...credential.issuer, id: other.credential.issuer.id } }, 'refused')
})

test('a revoked certificate is revoked in the copy that its holder has, and its credential stays readable', async () => {
  const { ok, certificate, credential } = await issue()
  await ok('POST', `/admin/certificates/${certificate.id}/revoke`, { reason: 'Issued by mistake' })
  await assertJudged(credential, 'revoked')
  assert.deepEqual(await credentialOf(certificate), credential)
})

test('a certificate whose validity has ended is expired', async () => {
  world.advance(-3 * DAY)
  const { credential } = await issue({ certificate_validity_days: 1 }).finally(() => world.advance(3 * DAY))
  await assertJudged(credential, 'expired')
})

test('the copy of a person who was erased stays valid, and the credential of now has no trace of the address', async () => {
  const { ok, email, certificate, credential } = await issue()
  await ok('POST', '/admin/privacy/erase', { email, certificates: 'keep' })
  await world.runJobs()
  await assertJudged(credential, 'valid')
  const redacted = await credentialOf(certificate)
  assert.equal(redacted.credentialSubject.identifier.length, 1)
  assert.notEqual(redacted.proof.proofValue, credential.proof.proofValue)
  await assertJudged(redacted, 'valid')
})

test('the copies of certificates of a deleted event are revoked', async () => {
  const { ok, event, credential } = await issue()
  await ok('DELETE', `/admin/events/${event.id}?force=true`)
  await world.runJobs()
  await assertJudged(credential, 'revoked')
})

test('a certificate stays valid after its key was rotated, and one of the new key is valid too', async () => {
  const { ok, credential, issueTo } = await issue()
  await ok('POST', '/admin/signing-keys/rotate')
  await assertJudged(credential, 'valid')
  const later = await credentialOf(await issueTo('Can'))
  assert.notEqual(later.proof.verificationMethod, credential.proof.verificationMethod)
  await assertJudged(later, 'valid')
})

test('the copy of a certificate fails after its key was withdrawn, and the one signed again is valid', async () => {
  const { ok, certificate, credential } = await issue()
  const keys = await ok('GET', '/admin/signing-keys')
  const { id } = keys.find(({ purpose }: { purpose: string }) => purpose === 'credential')
  await ok('POST', `/admin/signing-keys/${id}/withdraw`)
  await signUnsigned(world.services)
  await assertJudged(credential, 'refused')
  const again = await credentialOf(certificate)
  assert.notEqual(again.proof.verificationMethod, credential.proof.verificationMethod)
  await assertJudged(again, 'valid')
})
