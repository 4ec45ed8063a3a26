import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enterLog } from '../../../../test/support/enter-log.ts'
import { aCertificate, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aBulkJob, count, outbox } from '../../../../test/support/stored.ts'
import { collectJobs } from '../../../collect.ts'
import { SEND_EXPIRY_NOTICES, sendExpiryNotices } from './send-expiry-notices.ts'

const DAY = 86_400_000

/** The certificates whose notices a run sends, once they stand in the log. */
async function sentNow(world: World): Promise<number[]> {
  const before = (await outbox(world, 'cert.expiring_soon')).length
  await enterLog(world)
  await sendExpiryNotices(world.services)
  return (await outbox(world, 'cert.expiring_soon')).slice(before).map(({ data }) => data.certificate_id)
}

test('the job runs every minute', () => {
  assert.equal(collectJobs().find(({ kind }) => kind === SEND_EXPIRY_NOTICES)?.cron, '* * * * *')
})

test('cert.expiring_soon is sent once, 30 days before the expiry and not earlier; never for one that does not expire', async () => {
  await using world = await startWorld()
  const certificate = await aCertificate(world, { certificate_validity_days: 40 })
  await aCertificate(world)
  assert.deepEqual(await sentNow(world), [])
  world.advance(10 * DAY - 60_000)
  assert.deepEqual(await sentNow(world), [])
  world.advance(60_000)
  assert.deepEqual(await sentNow(world), [certificate.id])
  for (const days of [0, 29, 60]) {
    world.advance(days * DAY)
    assert.deepEqual(await sentNow(world), [])
  }
})

test('it holds what cert.issued says, and what a receiver needs to write to the owner and to renew', async () => {
  await using world = await startWorld()
  const certificate = await aCertificate(world, { certificate_validity_days: 7 })
  assert.deepEqual(await sentNow(world), [certificate.id])
  const [issued, expiring] = await outbox(world)
  assert.deepEqual(expiring.data, {
    ...issued.data,
    attendee_id: certificate.attendee_id,
    issued_at: certificate.issued_at,
    expires_at: certificate.expires_at,
    status: 'active',
  })
  assert.ok(expiring.timestamp > issued.timestamp)
})

test('what is due at its issue is announced by a job of the transaction that enters it: issued, reissued and made in bulk', async () => {
  await using world = await startWorld()
  const days = { certificate_validity_days: 2, expiry_notice_days: 2 }
  const queued = () => count(world, `graphile_worker.jobs where task_identifier = '${SEND_EXPIRY_NOTICES.name}'`)
  const announced = async () => {
    await enterLog(world)
    const waiting = await queued()
    await world.runJobs()
    const told = await outbox(world, 'cert.expiring_soon')
    return [waiting, told.map(({ data }) => data.certificate_id)]
  }
  await aCertificate(world, { certificate_validity_days: 40, expiry_notice_days: 2 })
  await aCertificate(world)
  assert.deepEqual(await announced(), [0, []])
  const old = await aCertificate(world, days)
  assert.deepEqual(await announced(), [1, [old.id]])
  const { body: reissued } = await world.request('POST', `/admin/certificates/${old.id}/reissue`, {
    attendee_name: 'Ada King',
  })
  const another = await aCertificate(world, days)
  assert.deepEqual(await announced(), [1, [old.id, reissued.id, another.id]])
  await aBulkJob(world, old.event_id, ['Grace', 'Alan'])
  await world.runJobs()
  assert.equal((await announced())[0], 1)
  assert.equal((await outbox(world, 'cert.expiring_soon')).length, 5)
})

test('a run sends what is due of every organisation, and a reissued certificate in the place of the old one', async () => {
  await using world = await startWorld()
  const days = { certificate_validity_days: 2, expiry_notice_days: 2 }
  const old = await aCertificate(world, days)
  const { body: reissued } = await world.request('POST', `/admin/certificates/${old.id}/reissue`, {
    attendee_name: 'Ada King',
  })
  const key = await world.stranger()
  const foreign = { ...world, request: (...[method, path, body]: any[]) => world.request(method, path, body, { key }) }
  const theirs = await aCertificate(foreign as World, days)
  assert.deepEqual(await sentNow(world), [reissued.id, theirs.id])
  const owners = await world.query(
    `select d.org_id <> c.org_id as foreign from domain_event d join certificate c on c.id = d.subject_id where d.type = 'cert.expiring_soon'`,
  )
  assert.deepEqual(owners, Array(2).fill({ foreign: false }))
})

test('after the service was off everything that fell due is sent, also for one that expired, was renewed or lost its attendee', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { certificate_validity_days: 40 })
  await aBulkJob(world, event.id, 230)
  await world.runJobs()
  const { id: attendee } = await anAttendee(world, event.id)
  const issue = () => world.request('POST', `/admin/events/${event.id}/certificates`)
  const [old] = (await issue()).body.certificates
  world.advance(50 * DAY)
  await issue()
  await world.request('DELETE', `/admin/events/${event.id}/attendees/${attendee}`)
  assert.equal((await sentNow(world)).length, 231)
  const { data } = (await outbox(world, 'cert.expiring_soon')).find((one) => one.data.certificate_id === old.id)
  assert.deepEqual([data.status, data.attendee_id, data.expires_at], ['expired', null, old.expires_at])
  world.advance(10 * DAY)
  assert.equal((await sentNow(world)).length, 1)
})

test('a revoked certificate is not announced, and one whose event is deleted neither', async () => {
  await using world = await startWorld()
  const days = { certificate_validity_days: 5 }
  const [revoked, deleted, gone] = [
    await aCertificate(world, days),
    await aCertificate(world, days),
    await aCertificate(world, days),
  ]
  await world.request('POST', `/admin/certificates/${revoked.id}/revoke`)
  await world.request('DELETE', `/admin/certificates/${deleted.id}`)
  await world.request('DELETE', `/admin/events/${gone.event_id}`)
  assert.deepEqual(await sentNow(world), [])
  assert.equal(await count(world, 'expiry_notice'), 0)
})

test('a change of expiry_notice_days moves what is not sent yet, and sends nothing again', async () => {
  await using world = await startWorld()
  const certificate = await aCertificate(world, { certificate_validity_days: 40, expiry_notice_days: 0 })
  const other = await aCertificate(world, { certificate_validity_days: 40, expiry_notice_days: 0 })
  await enterLog(world)
  const change = (expiry_notice_days: number) =>
    world.request('PATCH', `/admin/events/${certificate.event_id}`, { expiry_notice_days })
  await change(10)
  world.advance(30 * DAY - 60_000)
  assert.deepEqual(await sentNow(world), [])
  await change(11)
  assert.deepEqual(await sentNow(world), [certificate.id])
  await change(3)
  world.advance(10 * DAY)
  assert.deepEqual(await sentNow(world), [])
  world.advance(60_000)
  assert.deepEqual(await sentNow(world), [other.id])
  const [last] = (await outbox(world, 'cert.expiring_soon')).slice(-1)
  assert.equal(last.data.status, 'expired')
})

test('a run that is told to stop leaves the rest to the next one', async () => {
  await using world = await startWorld()
  await aCertificate(world, { certificate_validity_days: 5 })
  await enterLog(world)
  await sendExpiryNotices(world.services, AbortSignal.abort())
  assert.equal(await count(world, 'expiry_notice'), 1)
})
