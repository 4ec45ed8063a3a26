import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOfColumn } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { aCertificate, aKey, anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { submit } from '../../../test/support/stored.ts'

const get = async (world: World, path: string, more: object = {}) => {
  const { status, body, text } = await world.request('GET', path, undefined, more)
  assert.equal(status, 200, text)
  return body
}
const kinds = (entries: any[]) => entries.map(({ kind }) => kind)

test('the history of a certificate tells who issued, corrected and revoked it, and when, and leads from one to the other', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2030-05-01T10:00:00Z'))
  const old = await aCertificate(world)
  const [other] = await Promise.all([aCertificate(world)])
  const { key, id: keyId } = await aKey(world, ['*'], { name: 'Front office' })
  world.stopClock(new Date('2030-05-02T10:00:00Z'))
  const { body: made } = await world.request(
    'POST',
    `/admin/certificates/${old.id}/reissue`,
    { attendee_name: 'Ada King' },
    { key },
  )
  world.stopClock(new Date('2030-05-03T10:00:00Z'))
  await world.request('POST', `/admin/certificates/${made.id}/revoke`, { revocation_reason: 'Wrong course' }, { key })
  const was = await get(world, `/admin/certificates/${old.id}/history`)
  assert.deepEqual(kinds(was), ['corrected', 'issued'])
  assert.deepEqual(
    [was[0].certificate_id, was[0].at, was[0].actor.name],
    [made.id, '2030-05-02T10:00:00.000Z', 'Front office'],
  )
  assert.equal(was[1].actor.kind, 'api_key')
  assert.notEqual(was[1].actor.id, String(keyId))
  const is = await get(world, `/admin/certificates/${made.id}/history`)
  assert.deepEqual(kinds(is), ['revoked', 'issued'])
  assert.deepEqual([is[0].reason, is[1].certificate_id, is[1].actor.name], ['Wrong course', old.id, 'Front office'])
  assert.deepEqual(kinds(await get(world, `/admin/certificates/${other.id}/history`)), ['issued'])
})

test('uses stand in the history by day and network, mails with how they stand, and a bulk job with who sent it', async () => {
  await using world = await startWorld({ credits: 5 })
  const { id, org_id, event_id } = { org_id: 1, ...(await aCertificate(world)) }
  await world.query(`insert into certificate_use (org_id, event_id, certificate_id, kind, network, quarter, n)
    select ${org_id}, ${event_id}, ${id}, kind, network, quarter::timestamptz, n from (values
      ('verified', '', '2031-01-01T10:00Z', 2), ('verified', '', '2031-01-01T23:45Z', 3), ('verified', '', '2031-01-02T00:00Z', 1),
      ('verified_by_robot', '', '2031-01-02T00:00Z', 9), ('shared', 'linkedin', '2031-01-02T00:00Z', 1)) u (kind, network, quarter, n)`)
  const entries = await get(world, `/admin/certificates/${id}/history`)
  assert.deepEqual(
    entries.map(({ kind, at, network, count }: any) => [kind, at.slice(0, 10), network, count]).slice(0, 3),
    [
      ['shared', '2031-01-02', 'linkedin', 1],
      ['verified', '2031-01-02', null, 1],
      ['verified', '2031-01-01', null, 5],
    ],
  )
  await world.query(`delete from certificate_use`)
  const job = await submit(world, event_id, workbookOfColumn(['name', 'Ada']))
  assert.equal(job.status, 201)
  await world.runJobs()
  const [{ id: ofFile }] = await get(world, `/admin/events/${event_id}/certificates`)
  const [issued] = await get(world, `/admin/certificates/${ofFile}/history`)
  assert.deepEqual([issued.kind, issued.actor.kind], ['issued', 'api_key'])
})

test('what runs is listed with how far and how fast it is, newest first, and what waits or has ended has no rate', async () => {
  await using world = await startWorld({ credits: 10 })
  world.stopClock(new Date('2030-05-01T10:00:00Z'))
  const event = await anEvent(world)
  assert.deepEqual(await get(world, '/admin/jobs'), [])
  await submit(world, event.id, workbookOfColumn(['name', 'Ada', 'Bob', 'Cem', 'Eve']))
  const [waiting] = await get(world, '/admin/jobs')
  assert.deepEqual(
    [waiting.kind, waiting.status, waiting.total, waiting.rate, waiting.event_id],
    ['bulk_job', 'pending', 4, null, event.id],
  )
  await world.query(
    `update bulk_job set status = 'processing', processed_count = 1, started_at = '2030-05-01T09:59:58Z'`,
  )
  const [running] = await get(world, '/admin/jobs')
  assert.deepEqual([running.status, running.done, running.rate, running.rest_seconds], ['running', 1, 0.5, 6])
  await world.query(`update bulk_job set status = 'pending', processed_count = 0, started_at = null`)
  await world.runJobs()
  const [done] = await get(world, '/admin/jobs')
  assert.deepEqual([done.status, done.done, done.rate, done.rest_seconds], ['completed', 4, null, null])
})

test('the five steps follow what there is, for the organisation and for each event, and go back with it', async () => {
  await using world = await startWorld()
  const steps = async (query = '') => {
    const { steps, next, event_id } = await get(world, `/admin/setup-progress${query}`)
    return [steps.filter(({ done }: any) => done).length, next, event_id]
  }
  assert.deepEqual(await steps(), [0, 'event', null])
  const event = await anEvent(world)
  assert.deepEqual(await steps(), [1, 'people', event.id])
  const { id } = await anAttendee(world, event.id)
  assert.deepEqual(await steps(), [2, 'design', event.id])
  const issued = await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [id] })
  assert.deepEqual(await steps(), [4, 'share', event.id])
  await world.request('GET', `/v/certs/${issued.body.certificates[0].public_id}`, undefined, { key: null })
  await world.query(`insert into certificate_first_use (org_id, certificate_id, kind, event_id, quarter)
    select org_id, id, 'verified', event_id, '2030-01-01' from certificate on conflict do nothing`)
  assert.deepEqual(await steps(), [5, null, event.id])
  const second = await anEvent(world)
  assert.deepEqual(await steps(), [5, null, second.id])
  assert.deepEqual(await steps(`?event_id=${second.id}`), [1, 'people', second.id])
  await world.request('DELETE', `/admin/events/${event.id}`)
  assert.deepEqual(await steps(), [1, 'people', second.id])
})

test('another organisation sees none of it', async () => {
  await using world = await startWorld({ credits: 5 })
  const { id, event_id } = await aCertificate(world)
  await submit(world, event_id, workbookOfColumn(['name', 'Ada']))
  const key = await world.stranger()
  assert.deepEqual(await get(world, '/admin/jobs', { key }), [])
  assert.equal((await get(world, '/admin/setup-progress', { key })).event_id, null)
  for (const path of [
    `/admin/certificates/${id}/history`,
    `/admin/setup-progress?event_id=${event_id}`,
    '/admin/certificates/999/history',
  ])
    assert.equal((await world.request('GET', path, undefined, { key })).status, 404, path)
})
