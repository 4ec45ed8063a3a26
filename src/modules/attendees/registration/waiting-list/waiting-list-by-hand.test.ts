import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../../test/support/assert-refused.ts'
import { startWorld, type World } from '../../../../../test/support/harness.ts'
import { anOpenEvent, aRegistration, mailsTo, sweepOffers } from '../../../../../test/support/register.ts'

const NOON = new Date('2026-11-22T12:00:00Z')

/** An event with one place that is taken, and people who wait for it, with what an organiser sees and does. */
async function aQueue(world: World, waiting: number, fields: object = {}) {
  const event = await anOpenEvent(world, { registration_capacity: 1, waitlist_offer_hours: 2, ...fields })
  const admin = `/admin/events/${event.id}`
  const holder = await aRegistration(world, event)
  const people: (Awaited<ReturnType<typeof aRegistration>> & { id: number })[] = []
  for (let n = 0; n < waiting; n++) {
    const person = await aRegistration(world, event)
    const [{ id }] = (await world.request('GET', `${admin}/attendees?search=${person.email}`)).body
    people.push({ ...person, id })
  }
  const list = async (state = 'current') => (await world.request('GET', `${admin}/waiting-list?state=${state}`)).body
  const offer = (id: number, body?: object) => world.request('POST', `${admin}/attendees/${id}/offer`, body)
  const withdraw = (id: number) => world.request('POST', `${admin}/attendees/${id}/withdraw-offer`)
  return { event, admin, holder, people, list, offer, withdraw }
}

test('the list shows open offers with their expiry, then waiting people in order, and separately ended offers with the reason', async () => {
  await using world = await startWorld()
  world.stopClock(NOON)
  const { admin, holder, people, list } = await aQueue(world, 4)
  const [one, two, three, four] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ]
  await holder.ask('DELETE')
  await world.runJobs()
  assert.equal((await one.ask('DELETE')).status, 204)
  await world.runJobs()
  world.stopClock(new Date(NOON.getTime() + 2 * 3_600_000))
  await sweepOffers(world)
  await world.runJobs()
  const brief = (rows: any[]) =>
    rows.map(({ attendee_id, status, position, offered_until, offers_lapsed, offers_declined }) => [
      ...[attendee_id, status, position, offered_until?.slice(11, 16) ?? null, offers_lapsed, offers_declined],
    ])
  assert.deepEqual(brief(await list()), [
    [three.id, 'offered', null, '16:00', 0, 0],
    [four.id, 'waitlisted', 1, null, 0, 0],
  ])
  assert.deepEqual(brief(await list('ended')), [
    [two.id, 'cancelled', null, null, 1, 0],
    [one.id, 'cancelled', null, null, 0, 1],
  ])
  const second = await world.request('GET', `${admin}/waiting-list?limit=1&page=2`)
  assert.deepEqual([second.body[0].attendee_id, second.body[0].position], [four.id, 1])
  assert.equal(second.headers['x-total-count'], '2')
  assertRefused(await world.request('GET', '/admin/events/999999/waiting-list'), 404, 'not_found')
})

test('a place is offered out of turn while one is free, beyond the capacity only on request, and to nobody twice', async () => {
  await using world = await startWorld()
  world.stopClock(NOON)
  const { event, admin, people, list, offer } = await aQueue(world, 3)
  const [one, two, three] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  assertRefused(await offer(two.id), 409, 'conflict')
  assert.equal((await list())[1].status, 'waitlisted')
  const { status, body } = await offer(two.id, { over_capacity: true })
  assert.deepEqual([status, body.status], [200, 'offered'])
  assert.equal((await mailsTo(world, two.email))[0].kind, 'place_offered')
  assertRefused(await offer(two.id, { over_capacity: true }), 409, 'conflict')
  assertRefused(await offer(999_999), 404, 'not_found')
  assert.equal((await two.ask('PATCH', { status: 'registered' })).body.status, 'registered')
  await world.query(`update event set registration_capacity = 3 where id = ${event.id}`)
  const both = await Promise.all([offer(three.id), offer(one.id)])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
  const { body: state } = await world.request('GET', `${admin}/registration-status`)
  assert.deepEqual(state, {
    ...{ state: 'open', full: true, capacity: 3, taken: 3, free: 0 },
    ...{ offered: 1, waiting: 1, pending: 0 },
  })
})

test('a withdrawn offer puts the person back where they waited, offers the place to the next, and is made again only by hand', async () => {
  await using world = await startWorld()
  world.stopClock(NOON)
  const { holder, people, list, offer, withdraw } = await aQueue(world, 2)
  const [one, two] = people as [(typeof people)[0], (typeof people)[0]]
  assertRefused(await withdraw(one.id), 409, 'conflict')
  await holder.ask('DELETE')
  await world.runJobs()
  assert.equal((await withdraw(one.id)).body.status, 'waitlisted')
  assertRefused(await one.ask('PATCH', { status: 'registered' }), 409, 'offer_ended')
  await world.runJobs()
  const states = async () =>
    (await list()).map((row: any) => [row.attendee_id, row.status, row.position, row.offers_held])
  assert.deepEqual(await states(), [
    [two.id, 'offered', null, false],
    [one.id, 'waitlisted', 1, true],
  ])
  await two.ask('DELETE')
  await world.runJobs()
  await sweepOffers(world)
  await world.runJobs()
  assert.deepEqual(await states(), [[one.id, 'waitlisted', 1, true]])
  assert.equal((await offer(one.id)).body.status, 'offered')
  assert.deepEqual(await states(), [[one.id, 'offered', null, false]])
})

test('if an offer is accepted and withdrawn at the same moment, exactly one wins', async () => {
  await using world = await startWorld()
  const { holder, people, list, withdraw } = await aQueue(world, 1)
  const [one] = people as [(typeof people)[0]]
  await holder.ask('DELETE')
  await world.runJobs()
  const [accepted, withdrawn] = await Promise.all([one.ask('PATCH', { status: 'registered' }), withdraw(one.id)])
  assert.deepEqual([accepted.status, withdrawn.status].sort(), [200, 409])
  assert.equal((await list()).length, accepted.status === 200 ? 0 : 1)
})

test('answers are counted by question, including questions that are no longer asked', async () => {
  await using world = await startWorld()
  const diet = { id: 'diet', type: 'choice', label: 'Diet', options: ['Vegan', 'None'] }
  const firm = { id: 'firm', type: 'short_text', label: 'Company' }
  const event = await anOpenEvent(world, { registration_questions: [diet, firm] })
  const counts = async () => (await world.request('GET', `/admin/events/${event.id}/answer-counts`)).body.questions
  assert.deepEqual(await counts(), [])
  await aRegistration(world, event, { answers: { diet: 'Vegan', firm: 'Acme' } })
  await aRegistration(world, event, { answers: { diet: 'None' } })
  await world.request('PATCH', `/admin/events/${event.id}`, { registration_questions: [firm] })
  assert.deepEqual(await counts(), [
    { question_id: 'diet', answered: 2 },
    { question_id: 'firm', answered: 1 },
  ])
  assertRefused(await world.request('GET', '/admin/events/999999/answer-counts'), 404, 'not_found')
})
