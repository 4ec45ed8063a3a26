import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { readyToIssue } from '../../../../test/support/ready-to-issue.ts'
import { noteStatements, rewrite } from '../../../../test/support/statements.ts'
import { aBulkJob, count } from '../../../../test/support/stored.ts'
import { examine } from '../../../doctor.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { credentialsOf, genuineCredentials, isGenuine } from '../credential/check-credential.fixture.ts'
import { issueCertificates } from './issue-certificates.ts'

/** Issues in each way: to few, to all, to recipients, by a bulk job, and by correcting a name. */
async function issueInEachWay(world: World): Promise<void> {
  const { id, event_id } = await aCertificate(world)
  const path = `/admin/events/${event_id}`
  await anAttendee(world, event_id)
  const answers = [
    await world.request('POST', `${path}/certificates`),
    await world.request('POST', `${path}/certificates`, { recipients: [{ name: 'Grace Hopper' }] }),
    await world.request('POST', `/admin/certificates/${id}/reissue`, { attendee_name: 'Ada King' }),
  ]
  for (const { status, text } of answers) assert.ok(status === 200 || status === 201, text)
  await aBulkJob(world, event_id, 3)
  await world.runJobs()
}

test('each way of issuing signs the credential, and logs its hash, in the transaction that stores the certificate', async () => {
  await using world = await startWorld()
  await issueInEachWay(world)
  const credentials = await genuineCredentials(world)
  assert.equal(credentials.length, 7)
  const names = credentials.map((each: any) => each.credentialSubject.name)
  assert.deepEqual(names.toSorted(), [
    ...['Ada King', 'Ada Lovelace', 'Ada Lovelace', 'Grace Hopper', 'Person 1', 'Person 2', 'Person 3'],
  ])
  assert.equal(await count(world, "certificate_log where action = 'signed'"), 0)
  assert.equal(await count(world, "signing_key where purpose = 'credential'"), 1)
})

test('twin: a certificate that is stored without its signature, or logged without its hash, is found', async () => {
  for (const [from, to] of [
    ['signing_key_id, signature,\n      case', 'signing_key_id, sha256(signature) || sha256(signature),\n      case'],
    ['record_hash, document_hash, $', 'record_hash, sha256(document_hash), $'],
  ] as const) {
    await using world = await startWorld({ doctor: false })
    rewrite(world, from, to)
    await aCertificate(world)
    assert.equal((await examine(world.services)).length, 1, from)
  }
})

test('the credential says what the record does, and an address only as a salted hash', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-28T10:00:00.123Z'))
  await aCertificate(world, {
    ...{ name: 'Data Days', event_type: 'course', event_date: '2026-10-03T07:00:00Z', certificate_validity_days: 30 },
    ...{ certificate_tiers: [{ name: 'Gold', min_attendance_percent: 0 }] },
  })
  const [{ row, credential }] = (await credentialsOf(world)) as [any]
  const { credentialSubject: subject, issuer } = credential
  assert.equal(credential.id, `http://laurel.test/c/${row.public_id}`)
  assert.deepEqual([credential.name, subject.achievement.achievementType], ['Data Days (Gold)', 'Course'])
  assert.deepEqual([issuer.name, subject.name], [row.issuer_name, 'Ada Lovelace'])
  assert.deepEqual([credential.validFrom, credential.validUntil], ['2026-11-28T10:00:00Z', '2026-12-28T10:00:00Z'])
  assert.match(subject.activityStartDate, /^2026-10-03T07:00:00/)
  assert.equal(subject.achievement.criteria.narrative, 'Took part in Data Days (Gold).')
  const text = JSON.stringify(credential)
  assert.ok(!text.includes(row.attendee_email) && !text.includes(row.salt.toString('hex')), text)
  assert.equal(subject.identifier[1].identityType, 'emailAddress')
})

test('a changed name, a longer validity, another key or a changed bit make a credential false', async () => {
  await using world = await startWorld()
  await aCertificate(world, { certificate_validity_days: 30 })
  await aCertificate(world)
  const [one, other] = (await genuineCredentials(world)) as any[]
  assert.ok(isGenuine(one))
  const changed = [
    { ...one, credentialSubject: { ...one.credentialSubject, name: 'Ada Kings' } },
    { ...one, validUntil: '2046-12-28T10:00:00Z' },
    { ...one, credentialStatus: other.credentialStatus },
    { ...one, proof: other.proof },
    { ...one, proof: { ...one.proof, created: '2020-01-01T00:00:00Z' } },
  ]
  for (const [nth, each] of changed.entries()) assert.ok(!isGenuine(each), `${nth}`)
})

test('certificates of one event have one achievement, those of a tier or a kind have another', async () => {
  await using world = await startWorld()
  const kinds = [{ kind: 'speaker', label: 'Speaker' }]
  const event = await anEvent(world, { certificate_kinds: kinds })
  const path = `/admin/events/${event.id}/certificates`
  for (const kind of ['attendee', 'attendee', 'speaker']) {
    const { status, text } = await world.request('POST', path, { recipients: [{ name: `A ${Math.random()}`, kind }] })
    assert.equal(status, 201, text)
  }
  await aCertificate(world)
  const ids = (await genuineCredentials(world)).map((each: any) => each.credentialSubject.achievement.id)
  assert.equal(new Set(ids).size, 3)
  assert.equal(ids[0], ids[1])
})

test('an issue to few takes two statements, which read and use the key', async () => {
  await using ready = await readyToIssue()
  const note = noteStatements(ready.world)
  const statements = await note(async () => {
    assert.equal((await ready.issue()).status, 201)
  })
  const about = statements.filter(({ text }) => /signing_key/.test(text))
  assert.equal(about.length, 2)
})

test('a site that no did:web can name issues certificates without credentials', async () => {
  await using ready = await readyToIssue()
  const { world, event, attendee } = ready
  const services = { ...world.services, siteUrl: 'http://[::1]:8080' }
  const ctx = { ...jobContext(services, 1, 'test'), requestId: 'r' }
  assert.equal((await issueCertificates(ctx, event.id, [attendee.id])).issued, 1)
  const made = (await credentialsOf(world)).at(-1)!
  assert.equal(made.credential, null)
  assert.deepEqual([made.row.signature, made.row.event_type], [null, 'conference'])
})
