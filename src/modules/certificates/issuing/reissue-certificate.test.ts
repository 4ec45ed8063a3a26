import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate, anEvent } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { aBulkJob, auditOf, outbox } from '../../../../test/support/stored.ts'

test('a reissued certificate has the corrected name and else what the old one had; the old one is revoked and points to it', async () => {
  await using world = await startWorld()
  const old = await aCertificate(world, { certificate_validity_days: 30 })
  world.advance(86_400_000)
  const { status, body } = await world.request('POST', `/admin/certificates/${old.id}/reissue`, {
    attendee_name: ' Ada King ',
    revocation_reason: 'Misspelt',
  })
  assert.equal(status, 201)
  const own = [
    'id',
    'public_id',
    'verification_code',
    'issued_at',
    'cert_url',
    'verify_url',
    'pdf_url',
    'png_url',
    'credential_url',
  ]
  for (const field of own) assert.notEqual(body[field], old[field], field)
  assert.deepEqual(body, {
    ...old,
    ...Object.fromEntries(own.map((field) => [field, body[field]])),
    attendee_name: 'Ada King',
  })
  const replaced = (await world.request('GET', `/admin/certificates/${old.id}`)).body
  assert.deepEqual(
    [replaced.status, replaced.superseded_by, replaced.revocation_reason, replaced.attendee_name],
    ['revoked', body.id, 'Misspelt', 'Ada Lovelace'],
  )
})

test('the old page points on to the new certificate', async () => {
  await using world = await startWorld()
  const old = await aCertificate(world)
  const path = `/admin/certificates/${old.id}/reissue`
  const { body } = await world.request('POST', path, { attendee_name: 'Ada King' })
  const verified = await world.request('GET', `/v/certs/${old.public_id}`, undefined, { key: null })
  assert.deepEqual([verified.body.valid, verified.body.status], [false, 'revoked'])
  assert.deepEqual(verified.body.certificate.superseded_by, { public_id: body.public_id, cert_url: body.cert_url })
  const page = await world.request('GET', `/c/${old.public_id}`, undefined, {
    key: null,
    headers: { accept: 'text/html' },
  })
  assert.ok(page.text.includes(`/c/${body.public_id}`))
  assert.equal((await world.request('GET', `/v/certs/${body.public_id}`, undefined, { key: null })).body.valid, true)
})

test('a correction is announced as cert.revoked and cert.issued, and costs no credit', async () => {
  await using world = await startWorld()
  const old = await aCertificate(world)
  const before = (await world.request('GET', '/admin/credits')).body
  const { body } = await world.request('POST', `/admin/certificates/${old.id}/reissue`, { attendee_name: 'Ada King' })
  const [, revoked, issued] = await outbox(world)
  assert.deepEqual(
    [revoked.event, revoked.data.certificate_id, revoked.data.superseded_by],
    ['cert.revoked', old.id, body.id],
  )
  assert.deepEqual(
    [issued.event, issued.data.certificate_id, issued.data.attendee_name],
    ['cert.issued', body.id, 'Ada King'],
  )
  assert.deepEqual((await world.request('GET', '/admin/credits')).body, before)
  const [entry] = await auditOf(world, 'certificate.reissue')
  assert.deepEqual([entry.before.attendee_name, entry.after.attendee_name], ['Ada Lovelace', 'Ada King'])
})

test('revoked is final: a revoked or replaced certificate is not reissued, 409', async () => {
  await using world = await startWorld()
  const { id } = await aCertificate(world)
  const reissue = (of: number) =>
    world.request('POST', `/admin/certificates/${of}/reissue`, { attendee_name: 'Ada King' })
  const { body } = await reissue(id)
  assert.equal((await reissue(id)).status, 409)
  await world.request('DELETE', `/admin/certificates/${body.id}`)
  assert.equal((await reissue(body.id)).status, 409)
})

test('one that has expired keeps its expiry; where a newer one is active, it is not replaced and stays as it is', async () => {
  await using world = await startWorld()
  const old = await aCertificate(world, { certificate_validity_days: 1 })
  world.advance(2 * 86_400_000)
  const reissue = (of: number) =>
    world.request('POST', `/admin/certificates/${of}/reissue`, { attendee_name: 'Ada King' })
  const corrected = (await reissue(old.id)).body
  assert.deepEqual([corrected.expires_at, corrected.status], [old.expires_at, 'expired'])
  await world.request('POST', `/admin/events/${old.event_id}/certificates`)
  assert.equal((await reissue(corrected.id)).status, 409)
  assert.deepEqual((await world.request('GET', `/admin/certificates/${corrected.id}`)).body, corrected)
})

test('a certificate of a bulk job is corrected like any other, and the job keeps its number', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await aBulkJob(world, event.id, ['Ada Lovelase'])
  await world.runJobs()
  const [old] = (await world.request('GET', `/admin/events/${event.id}/certificates`)).body
  const { status, body } = await world.request('POST', `/admin/certificates/${old.id}/reissue`, {
    attendee_name: 'Ada Lovelace',
  })
  assert.deepEqual(
    [status, body.attendee_id, body.attendee_email, body.attendee_name],
    [201, null, null, 'Ada Lovelace'],
  )
})

test('the corrected name must be there and not be blank', async () => {
  await using world = await startWorld()
  const { id } = await aCertificate(world)
  for (const body of [
    {},
    { attendee_name: '' },
    { attendee_name: '  ' },
    { attendee_name: 'x'.repeat(201) },
    { attendee_name: 7 },
  ]) {
    const answer = await world.request('POST', `/admin/certificates/${id}/reissue`, body)
    assert.deepEqual([answer.status, answer.body.detail[0].loc], [422, ['body', 'attendee_name']])
  }
})
