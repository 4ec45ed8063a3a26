import assert from 'node:assert/strict'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { cmsSigner } from '../../src/lib/crypto/cms-signer.ts'
import { derContents, derValues } from '../../src/lib/crypto/der.ts'
import { hashData } from '../../src/platform/credentials/data-integrity.ts'
import { ACHIEVEMENT_CREDENTIAL, STATUS_LIST } from '../../src/platform/credentials/shapes.ts'
import { aBadge } from '../support/badges.ts'
import { anAttendee, anEvent } from '../support/factories.ts'
import { startWorld, type World } from '../support/harness.ts'
import {
  askPython,
  changedPdfs,
  hasPythonJudges,
  type JudgedByPython,
  judgedByPython,
  NO_PYTHON_JUDGES,
  type PythonQuestion,
  RECORDED,
} from '../support/python-judges.ts'

const SITE = 'https://events.example.org'
const DAY = 86_400_000

const here = hasPythonJudges()
let asked: JudgedByPython

before(async () => {
  asked = here ? await askToday() : judgedByPython()
  if (process.env['RECORD_JUDGED'] === '1') writeFileSync(RECORDED, `${JSON.stringify(small(asked), null, 2)}\n`)
})

/** Pictures are large, and the other PDFs come from the first. */
const small = ({ question, ...more }: JudgedByPython) => ({
  ...more,
  question: { ...question, pictures: {}, pdfs: { valid: question.pdfs['valid'] } },
})

/** Issues certificates at a service, and asks the judges for them. */
async function askToday(): Promise<JudgedByPython> {
  await using world = await startWorld({ siteUrl: SITE })
  const read = async (path: string) => (await world.request('GET', path, undefined, { key: null })).bytes
  world.advance(-3 * DAY)
  const expired = await issue(world, { certificate_validity_days: 1 })
  world.advance(3 * DAY)
  const [valid, revoked] = [await issue(world, {}), await issue(world, {})]
  await world.request('POST', `/admin/certificates/${revoked.id}/revoke`, { reason: 'A mistake' })
  const credentialOf = async ({ public_id }: any) => (await read(`/c/${public_id}.json`)).toString()
  const credential = await credentialOf(valid)
  const { issuer, credentialStatus } = JSON.parse(credential)
  const base = `${SITE}/orgs/${issuer.id.split(':').at(-1)}`
  const documents: Record<string, string> = {}
  const award = await awardTo(world)
  for (const url of [`${base}/did.json`, credentialStatus.statusListCredential, `${base}/status/b0`])
    documents[url] = (await read(url.slice(SITE.length))).toString()
  const pdf = (await read(`/c/${valid.public_id}.pdf`)).toString('base64')
  const question: PythonQuestion = {
    documents,
    authority: (await read('/document-signing.pem')).toString(),
    credentials: {
      valid: credential,
      revoked: await credentialOf(revoked),
      expired: await credentialOf(expired),
      'with another name': credential.replaceAll('Ayşe', 'Oyşe'),
      'with another place in the list': credential.replace(/(?<="statusListIndex":")\d+/, '1'),
      'with a text that is not signed': credential.replace('"name":', '"note":"With honours","name":'),
    },
    pictures: {
      certificate: (await read(`/c/${valid.public_id}.png`)).toString('base64'),
      badge: (await read(`/b/${award.public_id}.png`)).toString('base64'),
    },
    pdfs: { valid: pdf, ...changedPdfs(pdf) },
    signed: { credential, list: documents[credentialStatus.statusListCredential]! },
  }
  return { at: world.services.now().toISOString(), question, verdicts: askPython(question) }
}

async function issue(world: World, fields: object): Promise<any> {
  const event = await anEvent(world, { name: 'Veri Günü "2026"', ...fields })
  const attendee = await anAttendee(world, event.id, { first_name: 'Ayşe', last_name: 'Yılmaz' })
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`, {
    attendee_ids: [attendee.id],
  })
  return body.certificates[0]
}

async function awardTo(world: World): Promise<any> {
  const { path } = await aBadge(world)
  const evidence = [{ text: 'Talk', url: 'https://example.org/talk' }, { text: 'Applause' }]
  return (await world.request('POST', `${path}/awards`, { email: 'ada@example.org', name: 'Ada', evidence })).body
}

test('openbadgeslib and pyHanko judge files of today', (t) => {
  if (!here) t.skip(NO_PYTHON_JUDGES)
})

test('openbadgeslib accepts credentials, and those in pictures of certificates and badges, and refuses revoked, expired and changed ones', () => {
  assert.deepEqual(asked.verdicts.credentials, {
    valid: 'valid',
    revoked: 'revoked',
    expired: 'expired',
    'with another name': 'refused',
    'with another place in the list': 'refused',
    'with a text that is not signed': 'refused',
  })
  assert.deepEqual(asked.verdicts.pictures, { certificate: 'valid', badge: 'valid' })
})

test('pyHanko trusts a PDF by the authority of the site, and notices each change of it', () => {
  const { valid, altered, longer } = asked.verdicts.pdfs
  const { attached, ...says } = valid!
  const whole = { intact: true, valid: true, trusted: true, unchanged: true, coverage: 'ENTIRE_FILE' }
  assert.deepEqual(says, whole)
  assert.equal(attached, asked.question.credentials['valid'])
  assert.equal(altered!.intact, false)
  assert.notEqual(longer!.coverage, 'ENTIRE_FILE')
})

test('proofs sign what pyld computes', () => {
  const { question, verdicts } = asked
  for (const [name, shape] of [
    ['credential', ACHIEVEMENT_CREDENTIAL],
    ['list', STATUS_LIST],
  ] as const) {
    const { proof, ...document } = JSON.parse(question.signed[name]!)
    const { proofValue: _, ...options } = proof
    assert.equal(hashData(document, shape, options).toString('hex'), verdicts.signed[name], name)
  }
})

test('a PDF is signed with the bytes that pyHanko accepted, up to the RSA signature', async () => {
  const pdf = Buffer.from(asked.question.pdfs['valid']!, 'base64')
  const range = /\/ByteRange\[0 +(\d+) +(\d+) +\d+\]/.exec(pdf.toString('latin1'))!
  const [before, after] = [Number(range[1]), Number(range[2])]
  const accepted = Buffer.from(pdf.toString('latin1', before + 1, after - 1), 'hex')
  const digest = createHash('sha256').update(pdf.subarray(0, before)).update(pdf.subarray(after)).digest()
  const [, content] = derValues(derContents(accepted))
  const chain = derValues(derContents(derValues(derContents(derContents(content!)))[3]!))
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const made = await cmsSigner({ chain, privateKey }).sign(digest)
  assert.equal(made.subarray(0, -256).toString('hex'), accepted.subarray(0, -256).toString('hex'))
})
