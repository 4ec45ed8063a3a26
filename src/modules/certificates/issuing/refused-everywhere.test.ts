import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { holdFirst, rewrite } from '../../../../test/support/statements.ts'
import { aBulkJob } from '../../../../test/support/stored.ts'
import { examine } from '../../../doctor.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'
import { genuineCredentials } from '../credential/check-credential.fixture.ts'
import { areMarked, countMarks } from '../credential/marked-certificates.fixture.ts'

const erase = ({ services }: World, email: string, anonymise = false) =>
  erasePerson(jobContext(services, 1, 'test'), { email, anonymise })
const revoke = (world: World, id: number) => world.request('POST', `/admin/certificates/${id}/revoke`)
const logged = async (world: World, publicId: string) =>
  (
    await world.query<{ action: string }>(
      `select action from certificate_log where public_id = '${publicId}' order by id`,
    )
  ).map(({ action }) => action)

test('certificates that are revoked at once in one list are all marked, each once', async () => {
  await using world = await startWorld()
  const ids: number[] = []
  for (let n = 0; n < 8; n++) ids.push((await aCertificate(world)).id)
  const [valid, ...revoked] = ids
  await Promise.all([...revoked, ...revoked].map((id) => revoke(world, id)))
  assert.deepEqual(await areMarked(world, [valid!, ...revoked]), [false, ...revoked.map(() => true)])
  assert.equal(await countMarks(world), revoked.length)
})

test('twin: a mark that forgets those before it revives a certificate, and the doctor finds it', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, 'with_status_bits(status_list.bits,', 'with_status_bits(excluded.bits,')
  const first = await aCertificate(world)
  for (const id of [first.id, (await aCertificate(world)).id]) await revoke(world, id)
  assert.deepEqual(await areMarked(world, [first.id]), [false])
  const [named] = await examine(world.services)
  assert.deepEqual(named, {
    invariant: 'the status list marks a certificate if and only if it is revoked',
    rows: [`certificate ${first.id}`],
  })
})

test('reissuing marks the certificate that is replaced, and not the new one', async () => {
  await using world = await startWorld()
  const old = await aCertificate(world)
  const { body } = await world.request('POST', `/admin/certificates/${old.id}/reissue`, { attendee_name: 'Ada King' })
  assert.deepEqual(await areMarked(world, [old.id, body.id]), [true, false])
  await genuineCredentials(world)
})

test('an expired certificate that a new one follows is not marked, until it is revoked', async () => {
  await using world = await startWorld()
  const expired = await aCertificate(world, { certificate_validity_days: 1 })
  world.advance(2 * 86_400_000)
  const { body } = await world.request('POST', `/admin/events/${expired.event_id}/certificates`)
  const both = [expired.id, body.certificates[0].id]
  assert.deepEqual(await areMarked(world, both), [false, false])
  await revoke(world, expired.id)
  assert.deepEqual(await areMarked(world, both), [true, false])
})

test('deleting an attendee leaves their certificate valid everywhere', async () => {
  await using world = await startWorld()
  const { id, event_id, attendee_id } = await aCertificate(world)
  const [before] = await genuineCredentials(world)
  assert.equal((await world.request('DELETE', `/admin/events/${event_id}/attendees/${attendee_id}`)).status, 204)
  assert.deepEqual(await genuineCredentials(world), [before])
  assert.deepEqual(await areMarked(world, [id]), [false])
})

test('erasing a person marks their certificate only if that revokes it; the credential is signed again', async () => {
  await using world = await startWorld()
  for (const anonymise of [false, true]) {
    const { id, attendee_email, public_id } = await aCertificate(world)
    await erase(world, attendee_email, anonymise)
    assert.deepEqual(await areMarked(world, [id]), [anonymise])
    assert.deepEqual(await logged(world, public_id), ['issued', ...(anonymise ? ['revoked'] : []), 'redacted'])
    const credentials = await genuineCredentials(world)
    assert.equal(JSON.stringify(credentials).includes('emailAddress'), false)
  }
  assert.equal(await countMarks(world), 1)
})

test('deleting an event marks its certificates and enters them as revoked; those of others stay valid', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  for (let n = 0; n < 25; n++) await anAttendee(world, event.id)
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`)
  const certificates: { id: number; public_id: string }[] = body.certificates
  const kept = await aCertificate(world)
  await revoke(world, certificates[0]!.id)
  assert.equal((await world.request('DELETE', `/admin/events/${event.id}`)).status, 204)
  const ids = certificates.map(({ id }) => id)
  assert.deepEqual(await areMarked(world, [...ids, kept.id]), [...ids.map(() => true), false])
  for (const { public_id } of certificates) assert.deepEqual(await logged(world, public_id), ['issued', 'revoked'])
  assert.deepEqual(await logged(world, kept.public_id), ['issued'])
})

test('a deletion that fails leaves certificates, lists and log as they were', async () => {
  await using world = await startWorld()
  const { id, event_id, public_id } = await aCertificate(world)
  await world.query(
    'create function refuse() returns trigger language plpgsql as $$ begin raise exception $m$no$m$; end $$',
  )
  await world.query('create trigger refuse before insert on status_list for each row execute function refuse()')
  assert.equal((await world.request('DELETE', `/admin/events/${event_id}`)).status, 500)
  await world.query('drop trigger refuse on status_list')
  assert.deepEqual(await areMarked(world, [id]), [false])
  assert.deepEqual(await logged(world, public_id), ['issued'])
  assert.equal((await world.request('GET', `/admin/certificates/${id}`)).body.status, 'active')
})

test('a person who is erased while their event is deleted is entered as revoked once', async () => {
  await using world = await startWorld()
  const { id, event_id, attendee_email, public_id } = await aCertificate(world)
  using held = holdFirst(world, 'order by id limit')
  const deleting = world.request('DELETE', `/admin/events/${event_id}`)
  await held.reached
  const erasing = erase(world, attendee_email, true)
  held.release()
  assert.equal((await deleting).status, 204)
  await erasing
  assert.deepEqual(await areMarked(world, [id]), [true])
  assert.equal((await logged(world, public_id)).filter((action) => action === 'revoked').length, 1)
})

test('a cancelled bulk job leaves no mark and no entry', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { path } = await aBulkJob(world, event.id, 2)
  await world.request('POST', `${path}/cancel`)
  await world.runJobs()
  assert.equal(await countMarks(world), 0)
  assert.deepEqual(await world.query('select 1 from certificate_log'), [])
})
