import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pdfJsText } from '../../../../test/fixtures/render/readers.ts'
import { aCertificate, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aBulkJob, fieldsOnly } from '../../../../test/support/stored.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'
import { groupCode } from '../records/verification-code.ts'

const file = (world: World, id: number, kind: string) => world.request('GET', `/admin/certificates/${id}/${kind}`)

test('the PDF shows name, event, date, issuer and code, as text', async () => {
  await using world = await startWorld()
  const certificate = await aCertificate(world, { name: 'Node Day', event_date: '2026-11-20T10:00:00Z' })
  const { status, headers, bytes } = await file(world, certificate.id, 'pdf')
  assert.deepEqual([status, headers['content-type']], [200, 'application/pdf'])
  assert.equal(bytes.toString('latin1', 0, 5), '%PDF-')
  const text = await pdfJsText(bytes)
  for (const shown of ['Ada Lovelace', 'Node Day', '2026', 'My organisation', groupCode(certificate.verification_code)])
    assert.ok(text.includes(shown), `${shown} in ${text}`)
})

test('the PNG is a PNG of the same certificate', async () => {
  await using world = await startWorld()
  const { id } = await aCertificate(world)
  const { status, headers, bytes } = await file(world, id, 'png')
  assert.deepEqual([status, headers['content-type']], [200, 'image/png'])
  assert.equal(bytes.toString('latin1', 0, 8), '\x89PNG\r\n\x1a\n')
})

test('asked for twice, the bytes are the same', async () => {
  await using world = await startWorld()
  const { id } = await aCertificate(world)
  for (const kind of ['pdf', 'png'])
    assert.deepEqual((await file(world, id, kind)).bytes, (await file(world, id, kind)).bytes)
})

test('a certificate is a frozen record: edits of event, attendee, design and issuer change neither it nor its files', async () => {
  await using world = await startWorld()
  const form = fieldsOnly({ name: 'First' })
  const design = await world.request('POST', '/admin/designs', form.body, { headers: form.headers })
  const certificate = await aCertificate(world, {
    template_id: design.body.id,
    event_date: '2026-11-20',
    certificate_validity_days: 10,
    certificate_tiers: [{ name: 'Gold', min_attendance_percent: 0 }],
  })
  const pdf = (await file(world, certificate.id, 'pdf')).bytes
  const unchanged = async (what: string, expected: object = certificate) => {
    assert.deepEqual((await world.request('GET', `/admin/certificates/${certificate.id}`)).body, expected, what)
    assert.ok((await file(world, certificate.id, 'pdf')).bytes.equals(pdf), what)
  }
  const { event_id, attendee_id } = certificate
  const edit = async (path: string, body: object) =>
    assert.equal((await world.request('PATCH', path, body)).status, 200, path)
  await edit(`/admin/events/${event_id}`, {
    name: 'Other',
    event_date: '2030-01-01',
    event_timezone: 'Asia/Tokyo',
    certificate_validity_days: null,
    certificate_tiers: [],
  })
  await unchanged('event')
  await edit(`/admin/events/${event_id}/attendees/${attendee_id}`, { first_name: 'Bob', email: 'bob@x.org' })
  await unchanged('attendee')
  const layout = { ...design.body.layout, fields: design.body.layout.fields.slice(0, 2) }
  await edit(`/admin/designs/${design.body.id}`, { layout })
  await unchanged('design')
  await world.query("update organisation set name = 'Renamed'")
  await unchanged('issuer')
  await edit(`/admin/events/${event_id}`, { template_id: null })
  await unchanged('no design')
  await world.request('DELETE', `/admin/events/${event_id}/attendees/${attendee_id}`)
  await unchanged('attendee deleted', { ...certificate, attendee_id: null })
})

test('the file of a bulk certificate is the one in its archive, byte for byte', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { path } = await aBulkJob(world, event.id, ['Ada'])
  await world.runJobs()
  const zip = (await world.request('GET', `${path}/download`)).bytes
  const [{ id }] = (await world.request('GET', `/admin/events/${event.id}/certificates`)).body
  assert.ok(zip.includes((await file(world, id, 'pdf')).bytes))
})

test('the issuer still gets the files of a revoked certificate', async () => {
  await using world = await startWorld()
  const { id, public_id } = await aCertificate(world)
  await world.request('DELETE', `/admin/certificates/${id}`)
  assert.equal((await file(world, id, 'pdf')).status, 200)
  assert.equal((await world.request('GET', `/c/${public_id}.pdf`, undefined, { key: null })).status, 410)
})

test('a picture in memory is neither given for a revoked certificate nor with a name that was erased', async () => {
  await using world = await startWorld()
  const { id, public_id, attendee_email: email } = await aCertificate(world)
  const visit = () => world.request('GET', `/c/${public_id}.png`, undefined, { key: null })
  const { bytes } = await visit()
  assert.ok((await visit()).bytes.equals(bytes))
  await world.request('DELETE', `/admin/certificates/${id}`)
  assert.equal((await visit()).status, 410)
  assert.ok((await file(world, id, 'png')).bytes.equals(bytes))
  await erasePerson(jobContext(world.services, 1, 'test'), { email })
  const erased = await file(world, id, 'png')
  assert.equal(erased.status, 200)
  assert.ok(!erased.bytes.equals(bytes))
})
