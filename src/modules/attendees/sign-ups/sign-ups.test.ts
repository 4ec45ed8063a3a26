import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { anOpenEvent, aRegistration } from '../../../../test/support/register.ts'

const LATER = { start_time: '2026-12-01T11:00:00Z', end_time: '2026-12-01T12:00:00Z' }

/** An event with a workshop of one place and a talk without a limit, both with sign-up. */
async function anAgenda(world: World, fields: object = {}) {
  const event = await anOpenEvent(world, fields)
  const path = `/admin/events/${event.id}`
  const workshop = await aSession(world, event.id, { title: 'Workshop', capacity: 1, signup: true })
  const talk = await aSession(world, event.id, { title: 'Talk', signup: true, ...LATER })
  const choose = (attendee: { id: number }, session_ids: number[], more: object = {}) =>
    world.request('PUT', `${path}/attendees/${attendee.id}/sessions`, { session_ids, ...more })
  const signedUp = async (attendee: { id: number }): Promise<[string, string][]> => {
    const { body } = await world.request('GET', `${path}/attendees/${attendee.id}`)
    return body.signed_up.map(({ title, status }: any) => [title, status])
  }
  const session = async ({ id }: { id: number }) => (await world.request('GET', `${path}/sessions/${id}`)).body
  return { event, path, workshop, talk, choose, signedUp, session }
}

test('an organiser signs an attendee up for sessions and out of others, once for however many requests', async () => {
  await using world = await startWorld()
  const { event, path, workshop, talk, choose, session } = await anAgenda(world)
  const ada = await anAttendee(world, event.id)
  const { status, body } = await choose(ada, [workshop.id, talk.id])
  assert.equal(status, 200)
  const times = { start_time: '2026-12-01T09:00:00.000Z', end_time: '2026-12-01T10:00:00.000Z' }
  const place = { session_id: workshop.id, title: 'Workshop', ...times, status: 'place' }
  assert.deepEqual([body.id, body.signed_up[0], body.signed_up[1].title], [ada.id, place, 'Talk'])
  const [one, other] = [await session(workshop), await session(talk)]
  assert.deepEqual([one.signup, one.signed_up_count, other.signed_up_count], [true, 1, 1])
  assert.equal(one.updated_at, workshop.updated_at)
  await choose(ada, [talk.id])
  await choose(ada, [talk.id])
  assert.deepEqual([(await session(workshop)).signed_up_count, (await session(talk)).signed_up_count], [0, 1])
  const { body: entries } = await world.request('GET', '/admin/audit?action=attendee.set_sessions')
  assert.deepEqual(
    entries.map(({ before, after }: any) => [before.session_ids, after.session_ids]),
    [
      [[workshop.id, talk.id], [talk.id]],
      [[], [workshop.id, talk.id]],
    ],
  )
  const list = async (query: string) => (await world.request('GET', `${path}/attendees?${query}`)).body.length
  assert.deepEqual([await list(`signed_up_for=${talk.id}`), await list(`signed_up_for=${workshop.id}`)], [1, 0])
})

test('sessions of elsewhere, without sign-up, full ones and cancelled registrations are refused by name', async () => {
  await using world = await startWorld()
  const { event, path, workshop, talk, choose, signedUp } = await anAgenda(world)
  const elsewhere = await anAgenda(world)
  const plain = await aSession(world, event.id)
  const [ada, bob, eve] = [
    await anAttendee(world, event.id),
    await anAttendee(world, event.id),
    await anAttendee(world, event.id),
  ]
  for (const id of [plain.id, elsewhere.talk.id, 999])
    assertRefused(await choose(ada, [talk.id, id]), 422, 'validation_failed', 'body.session_ids.1')
  assert.equal((await elsewhere.choose(ada, [])).status, 404)
  await choose(ada, [workshop.id])
  await choose(bob, [talk.id])
  const full = await choose(bob, [workshop.id])
  assertRefused(full, 409, 'session_full')
  assert.match(full.body.detail, /^"Workshop" is full\./)
  // They keep what they had.
  assert.deepEqual(await signedUp(bob), [['Talk', 'place']])
  assert.equal((await choose(bob, [workshop.id], { over_capacity: true })).status, 200)
  await world.request('PATCH', `${path}/attendees/${eve.id}`, { status: 'cancelled' })
  assertRefused(await choose(eve, [talk.id]), 409, 'registration_cancelled')
  assert.equal((await choose(eve, [])).status, 200)
})

test('a registered person has places, one who waits keeps wishes that take places or are missed, one who cancels has neither', async () => {
  await using world = await startWorld()
  const { event, path, workshop, talk, choose, signedUp, session } = await anAgenda(world, { registration_capacity: 1 })
  const first = await aRegistration(world, event)
  for (const _ of [1, 2]) await aRegistration(world, event)
  const { body } = await world.request('GET', `${path}/attendees?sort=oldest`)
  const [ada, bob, eve] = body
  assert.deepEqual([ada.email, bob.status, eve.status], [first.email, 'waitlisted', 'waitlisted'])
  for (const person of [bob, eve]) assert.equal((await choose(person, [workshop.id, talk.id])).status, 200)
  const wishes = [
    ['Workshop', 'wish'],
    ['Talk', 'wish'],
  ]
  assert.deepEqual([await signedUp(bob), await signedUp(eve)], [wishes, wishes])
  assert.deepEqual([(await session(workshop)).signed_up_count, (await session(talk)).signed_up_count], [0, 0])
  const give = (person: { id: number }, status: string) =>
    world.request('PATCH', `${path}/attendees/${person.id}`, { status })
  await give(bob, 'registered')
  await give(eve, 'registered')
  assert.deepEqual(
    [await signedUp(bob), await signedUp(eve)],
    [
      [
        ['Workshop', 'place'],
        ['Talk', 'place'],
      ],
      [
        ['Workshop', 'missed'],
        ['Talk', 'place'],
      ],
    ],
  )
  assert.deepEqual([(await session(workshop)).signed_up_count, (await session(talk)).signed_up_count], [1, 2])
  await give(bob, 'cancelled')
  assert.deepEqual([await signedUp(bob), (await session(workshop)).signed_up_count], [[], 0])
  // The place that became free can be chosen; nobody gets it by waiting.
  assert.deepEqual((await signedUp(eve))[0], ['Workshop', 'missed'])
  assert.equal((await choose(eve, [workshop.id, talk.id])).status, 200)
  assert.deepEqual((await signedUp(eve))[0], ['Workshop', 'place'])
  await give(bob, 'registered')
  assert.deepEqual(await signedUp(bob), [])
  await world.request('DELETE', `${path}/attendees/${eve.id}`)
  assert.deepEqual([(await session(workshop)).signed_up_count, (await session(talk)).signed_up_count], [0, 0])
})

test('a lower capacity takes nobody’s place, and sign-up can be turned off once nobody is signed up', async () => {
  await using world = await startWorld()
  const { event, path, talk, choose, session } = await anAgenda(world)
  const people = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  for (const person of people) await choose(person, [talk.id])
  const change = (fields: object) => world.request('PATCH', `${path}/sessions/${talk.id}`, fields)
  assert.deepEqual([(await change({ capacity: 1 })).status, (await session(talk)).signed_up_count], [200, 2])
  const third = await anAttendee(world, event.id)
  assertRefused(await choose(third, [talk.id]), 409, 'session_full')
  const refused = await change({ signup: false })
  assertRefused(refused, 409, 'conflict')
  assert.match(refused.body.detail, /^2 people are signed up/)
  for (const person of people) await choose(person, [])
  const { status, body } = await change({ signup: false })
  assert.deepEqual([status, body.signup, body.signed_up_count], [200, false, 0])
  assertRefused(await choose(third, [talk.id]), 422, 'validation_failed', 'body.session_ids.0')
  assert.equal((await change({ signup: true })).body.signup, true)
})

test('the guest list at the door says who is signed up, and a cursor notices each change', async () => {
  await using world = await startWorld()
  const { event, path, workshop, talk, choose } = await anAgenda(world)
  const [ada, bob] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  const door = async (after = '') => (await world.request('GET', `${path}/door${after && `?after=${after}`}`)).body
  const empty = await door()
  assert.deepEqual([empty.guests[0].signed_up, empty.sessions[0].signed_up_count], [[], 0])
  let { cursor } = empty
  const changed = async () => {
    const list = await door(cursor)
    cursor = list.cursor
    return list.guests.map((guest: any) => [guest.id, guest.signed_up])
  }
  // Open transactions of other databases make a change appear again until they end.
  const silence = () => until(changed, (guests) => guests.length === 0)
  await silence()
  await choose(ada, [workshop.id, talk.id])
  await choose(bob, [talk.id])
  assert.deepEqual(await changed(), [
    [ada.id, [workshop.id, talk.id]],
    [bob.id, [talk.id]],
  ])
  await silence()
  await choose(ada, [talk.id])
  assert.deepEqual(await changed(), [[ada.id, [talk.id]]])
  await silence()
  await world.request('DELETE', `${path}/sessions/${talk.id}`)
  assert.deepEqual(await changed(), [
    [ada.id, []],
    [bob.id, []],
  ])
})
