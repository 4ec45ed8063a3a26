import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate, anEvent } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { aBulkJob, auditOf, count, outbox } from '../../../../test/support/stored.ts'

test('cert.issued has the seven fields of the contract, and credential, kind and values', async () => {
  await using world = await startWorld()
  const certificate = await aCertificate(world, { name: 'Node Day' })
  const events = await outbox(world)
  assert.equal(events.length, 1)
  assert.deepEqual(Object.keys(events[0]), ['event', 'timestamp', 'data'])
  assert.equal(events[0].event, 'cert.issued')
  assert.deepEqual(events[0].data, {
    certificate_id: certificate.id,
    public_id: certificate.public_id,
    attendee_name: certificate.attendee_name,
    attendee_email: certificate.attendee_email,
    event_id: certificate.event_id,
    event_name: 'Node Day',
    verify_url: `http://laurel.test/verify/${certificate.public_id}`,
    credential_url: `http://laurel.test/c/${certificate.public_id}.json`,
    kind: 'attendee',
    values: [],
  })
})

test('the envelope is valid JSON in UTF-8 whatever is in the names, its time in microseconds with +00:00', async () => {
  await using world = await startWorld()
  const name = '"%s" \\ {"a":1} <&> \u2028 İ 王 🎓 %1$s \t|'
  const certificate = await aCertificate(world, { name })
  const [{ body, type, occurred_at }] = (await world.query<any>(
    `select * from domain_event where type = 'cert.issued'`,
  )) as [any]
  const envelope = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  assert.equal(envelope.data.event_name, name)
  assert.equal(envelope.event, type)
  assert.match(envelope.timestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00$/)
  assert.equal(Date.parse(envelope.timestamp), occurred_at.getTime())
  assert.equal(envelope.data.public_id, certificate.public_id)
})

test('cert.revoked says when, why and what came instead, and is not earlier than cert.issued', async () => {
  await using world = await startWorld()
  const certificate = await aCertificate(world)
  const { body } = await world.request('POST', `/admin/certificates/${certificate.id}/revoke`, {
    revocation_reason: 'why',
  })
  const [issued, revoked] = await outbox(world)
  assert.equal(revoked.event, 'cert.revoked')
  assert.deepEqual(revoked.data, {
    ...issued.data,
    revoked_at: body.revoked_at,
    revocation_reason: 'why',
    superseded_by: null,
  })
  assert.ok(revoked.timestamp > issued.timestamp)
})

test('cert.bulk_completed names the job, its certificates and where the archive is', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { job, path } = await aBulkJob(world, event.id, ['Ada', 'Grace'])
  assert.deepEqual(await outbox(world), [])
  await world.runJobs()
  const events = await outbox(world)
  assert.deepEqual(
    events.map((one) => one.event),
    ['cert.bulk_completed'],
  )
  const made = (await world.request('GET', `/admin/events/${event.id}/certificates`)).body.reverse()
  assert.deepEqual(events[0].data, {
    job_id: job.id,
    event_id: event.id,
    event_name: event.name,
    total_count: 2,
    credits_charged: 2,
    kind: 'attendee',
    certificates: made.map((one: any) => ({
      certificate_id: one.id,
      public_id: one.public_id,
      attendee_name: one.attendee_name,
      attendee_email: '',
      values: [],
    })),
    download_url: (await world.request('GET', path)).body.download_url,
  })
})

test('every change names who did it: the key and its request, or the job', async () => {
  await using world = await startWorld()
  const { id, event_id } = await aCertificate(world)
  const revoked = await world.request('POST', `/admin/certificates/${id}/revoke`)
  await aBulkJob(world, event_id, ['Ada'])
  await world.runJobs()
  const [key] = await world.query<{ id: number }>('select id from api_key')
  const [issue] = await auditOf(world, 'certificate.issue')
  assert.deepEqual([issue.actor, issue.after], [`api_key:${key!.id}`, { certificate_ids: [id] }])
  const [revoke] = await auditOf(world, 'certificate.revoke')
  assert.deepEqual([revoke.subject_id, revoke.request_id], [id, revoked.headers['x-request-id']])
  const [complete] = await auditOf(world, 'bulk_job.complete')
  assert.equal(complete.actor, 'job:run-bulk-job')
  assert.equal((await auditOf(world, 'bulk_job.create')).length, 1)
})

for (const [table, what] of [
  ['domain_event', 'its event'],
  ['audit_entry', 'its audit entry'],
  ['certificate_log', 'its log entry'],
] as const) {
  test(`a certificate and ${what} are stored together or not at all`, async () => {
    await using world = await startWorld()
    const certificate = await aCertificate(world)
    await world.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create trigger fail before insert on ${table} for each row execute function fail()`)
    const tables = ['certificate', 'domain_event', 'audit_entry', 'certificate_log']
    const counts = () => Promise.all(tables.map((each) => count(world, each)))
    const before = await counts()
    assert.equal((await world.request('POST', `/admin/certificates/${certificate.id}/revoke`)).status, 500)
    await world.request('POST', `/admin/certificates/${certificate.id}/reissue`, { attendee_name: 'B' })
    assert.deepEqual(await counts(), before)
    assert.equal((await world.request('GET', `/admin/certificates/${certificate.id}`)).body.status, 'active')
  })
}
