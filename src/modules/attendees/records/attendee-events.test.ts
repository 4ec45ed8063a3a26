import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, upload } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { anOpenEvent, aRegistration, register, sweepOffers } from '../../../../test/support/register.ts'

/** Domain events about attendees, as the first letter of the type and the name. */
async function told(world: World): Promise<string[]> {
  const rows = await world.query<{ type: string; body: Buffer; subject_id: number }>(
    `select type, body, subject_id from domain_event where type in ('attendee.registered', 'attendee.waitlisted', 'attendee.cancelled') order by id`,
  )
  return rows.map(({ type, body, subject_id }) => {
    const { data } = JSON.parse(body.toString('utf8'))
    assert.equal(data.attendee_id, subject_id)
    return [type.slice('attendee.'.length), data.first_name, data.source ?? data.removed].join(' ')
  })
}

test('everybody who gets a place at an event is announced once, by every way of adding people', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const path = `/admin/events/${event.id}/attendees`
  await anAttendee(world, event.id, { first_name: 'Api', email: 'api@example.org' })
  await world.request('POST', path, { first_name: 'Api', email: 'api@example.org' })
  const file = upload(Buffer.from('first_name,email\nFile,file@example.org\nFile,two@example.org\n'), { name: 'a.csv' })
  for (const _ of [1, 2]) await world.request('POST', `${path}/import`, file.body, { headers: file.headers })
  for (const _ of [1, 2]) await register(world, event, { first_name: 'Visitor', email: 'visitor@example.org' })
  assert.deepEqual(await told(world), [
    'registered Api api',
    'registered File import',
    'registered File import',
    'registered Visitor registration',
  ])
})

test('waiting people are announced when they get a place, cancelled or removed people if they had one', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const path = `/admin/events/${event.id}/attendees`
  const first = await anAttendee(world, event.id, { first_name: 'First' })
  await register(world, event, { first_name: 'Waits', email: 'waits@example.org' })
  await register(world, event, { first_name: 'Leaves', email: 'leaves@example.org' })
  const [leaves, waits] = (await world.request('GET', path)).body
  await world.request('PATCH', `${path}/${leaves.id}`, { status: 'cancelled' })
  await world.request('PATCH', `${path}/${first.id}`, { status: 'cancelled' })
  await world.request('PATCH', `${path}/${first.id}`, { first_name: 'Still' })
  await world.runJobs()
  await world.request('PATCH', `${path}/${waits.id}`, { status: 'registered' })
  await world.request('DELETE', `${path}/${waits.id}`)
  await world.request('DELETE', `${path}/${leaves.id}`)
  assert.deepEqual(await told(world), [
    'registered First api',
    'waitlisted Waits registration',
    'waitlisted Leaves registration',
    'cancelled First false',
    'registered Waits registration',
    'cancelled Waits true',
  ])
})

test('people who accept an offer and people who cancel by their link are announced', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const first = await aRegistration(world, event, { first_name: 'First' })
  const next = await aRegistration(world, event, { first_name: 'Next' })
  for (const _ of [1, 2]) await first.ask('DELETE')
  await sweepOffers(world)
  for (const _ of [1, 2]) assert.equal((await next.ask('PATCH', { status: 'registered' })).status, 200)
  assert.deepEqual(await told(world), [
    'registered First registration',
    'waitlisted Next registration',
    'cancelled First false',
    'registered Next registration',
  ])
})
