import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sweepOffers as queueOffers } from '../src/modules/attendees/registration/offer-places.ts'
import { startWorld, type World } from './support/harness.ts'
import { assertUsable, open, send } from './support/public-forms.ts'
import { anOpenEvent, aRegistration, otherAddress, register, sweepOffers } from './support/register.ts'
import { holdBack, rewrite } from './support/statements.ts'

const card = { id: 'card', type: 'short_text', label: 'Card number', required: true }

async function withTypes(world: World, ...types: object[]) {
  const event = await anOpenEvent(world, {
    registration_questions: [{ id: 'diet', type: 'short_text', label: 'Diet' }],
  })
  const made: any[] = []
  for (const type of types) {
    const { status, body, text } = await world.request('POST', `/admin/events/${event.id}/registration-types`, type)
    assert.equal(status, 201, text)
    made.push(body)
  }
  return { event, types: made, ids: made.map(({ id }) => id) }
}

test('people choose a type on the page without a script, and answer the questions of the event and of their type alone', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-05-01T12:00:00Z'))
  const { event, ids } = await withTypes(
    world,
    { name: 'Student <b>', description: 'With & card', capacity: 1, questions: [card] },
    { name: 'Guest', questions: [{ id: 'company', type: 'short_text', label: 'Company', required: true }] },
    { name: 'Early bird', closes_at: '2026-05-01T12:00:00Z' },
  )
  const page = await open(world, event.public_url)
  assertUsable(page)
  for (const part of [
    'Student &#60;b&#62;',
    'With &#38; card',
    '1 place left',
    'class="if-1"',
    'class="opens-1"',
    'Closed',
  ])
    assert.ok(page.text.includes(part), part)
  const person = { first_name: 'Ayşe', email: 'ayse@example.org' }
  const asStudent = { ...person, registration_type_id: String(ids[0]), 'answers.company': 'ignored' }
  world.stopClock(new Date('2026-05-01T12:01:00Z'))
  for (const [typed, problem] of [
    [person, 'registration_type_id'],
    [{ ...person, registration_type_id: String(ids[2]) }, 'registration_type_id'],
    [asStudent, 'answers.card'],
  ] as const) {
    const refused = await send(world, page, typed)
    assert.equal(refused.status, 422)
    assertUsable(refused)
    assert.ok(refused.text.includes(`href="#${problem}"`), problem)
  }
  assert.equal((await send(world, page, { ...asStudent, 'answers.card': 'A 1' })).status, 303)
  const stored = await world.query('select registration_type_id as id, answers, status from attendee')
  assert.deepEqual(stored, [{ id: ids[0], answers: { card: 'A 1' }, status: 'registered' }])
  assert.ok((await open(world, event.public_url)).text.includes('Full: waiting list'))
  const [mail] = await world.query<{ text: string }>('select text from email')
  const own = await open(world, /http:\S+\/t\/[\w-]+/.exec(mail!.text)![0])
  assert.ok(own.text.includes('name="answers.card"') && !own.text.includes('name="answers.company"'))
  const changed = await send(world, own, { act: 'change', 'answers.card': 'B 2' })
  assert.equal(changed.status, 303)
  assert.deepEqual(await world.query('select answers from attendee'), [{ answers: { card: 'B 2' } }])
})

test('a registration by the API names an open type of its event, unless there is only one; the event tells its types', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-05-01T12:00:00Z'))
  const { event, ids } = await withTypes(world, { name: 'A', questions: [card] }, { name: 'B', capacity: 1 })
  const { event: single } = await withTypes(world, { name: 'Only', closes_at: '2026-05-01T12:00:01Z' })
  const refused = async (fields: object, to = event) => {
    const { status, body } = await register(world, to, fields)
    return [status, body.code, body.detail?.[0]?.loc?.at(-1)]
  }
  assert.deepEqual(await refused({}), [422, 'validation_failed', 'registration_type_id'])
  assert.deepEqual(await refused({ registration_type_id: 9e9 }), [422, 'validation_failed', 'registration_type_id'])
  assert.deepEqual(await refused({ registration_type_id: ids[1], answers: { card: 'x' } }), [
    422,
    'validation_failed',
    'card',
  ])
  assert.deepEqual(await refused({ registration_type_id: ids[0] }), [422, 'validation_failed', 'card'])
  const { see } = await aRegistration(world, event, { registration_type_id: ids[1] })
  assert.equal((await see()).registration_type, 'B')
  const { body } = await world.request('GET', `/public/events/${event.id}`, undefined, { key: null })
  assert.deepEqual(
    body.registration_types.map(({ name, places_left, closed, questions }: any) => [
      name,
      places_left,
      closed,
      questions.length,
    ]),
    [
      ['A', null, false, 1],
      ['B', 0, false, 0],
    ],
  )
  const { email } = await aRegistration(world, single)
  assert.deepEqual(
    await world.query(
      `select t.name from attendee a join registration_type t on t.id = a.registration_type_id where a.email = '${email}'`,
    ),
    [{ name: 'Only' }],
  )
  world.stopClock(new Date('2026-05-01T12:00:01Z'))
  assert.deepEqual(await refused({}, single), [409, 'registration_closed', undefined])
})

test('people whose type is full wait without holding back others, and come in as soon as their type has a place', async () => {
  await using world = await startWorld()
  const { event, ids } = await withTypes(world, { name: 'A', capacity: 1 }, { name: 'B' })
  await world.request('PATCH', `/admin/events/${event.id}`, { registration_capacity: 3 })
  const as = (type: number) => aRegistration(world, event, { registration_type_id: type })
  const [first, second] = [await as(ids[0]), await as(ids[0])]
  const guest = await as(ids[1])
  const statuses = async () => [(await first.see()).status, (await second.see()).status, (await guest.see()).status]
  assert.deepEqual(await statuses(), ['registered', 'waitlisted', 'registered'])
  await sweepOffers(world)
  assert.deepEqual(await statuses(), ['registered', 'waitlisted', 'registered'])
  const offer = await world.request('GET', `/admin/events/${event.id}/waiting-list`)
  const byHand = await world.request('POST', `/admin/events/${event.id}/attendees/${offer.body[0].attendee_id}/offer`)
  assert.equal(byHand.status, 409)
  await world.request('PATCH', `/admin/events/${event.id}/registration-types/${ids[0]}`, { capacity: 2 })
  await world.runJobs()
  assert.deepEqual(await statuses(), ['registered', 'offered', 'registered'])
})

/** Two people register for the last place of a type at once. */
async function lastPlace(world: World): Promise<string[]> {
  const { event, ids } = await withTypes(world, { name: 'A', capacity: 1 }, { name: 'B' })
  holdBack(world, 'insert into attendee', 2)
  const fields = { registration_type_id: ids[0] }
  const answers = await Promise.all([
    register(world, event, fields),
    register(world, event, fields, otherAddress(event)),
  ])
  return answers.map(({ body }) => body.status).toSorted()
}

test('twin: without holding the event two of them take the last place of a type', async () => {
  await using world = await startWorld()
  rewrite(world, /(select e\.id from event e where .*) for no key update/, '$1')
  assert.deepEqual(await lastPlace(world), ['registered', 'registered'])
})

test('the last place of a type is given once, however many ask for it', async () => {
  await using world = await startWorld()
  const { event, ids } = await withTypes(world, { name: 'A', capacity: 1 }, { name: 'B' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => register(world, event, { registration_type_id: ids[0] })),
  )
  assert.deepEqual(answers.map(({ body }) => body.status).toSorted(), ['registered', ...Array(19).fill('waitlisted')])
})

test('the sweep queues nothing while everybody who waits has a full type, and one job once a place of it is free', async () => {
  await using world = await startWorld()
  const { event, ids } = await withTypes(world, { name: 'Student', capacity: 1 }, { name: 'Guest' })
  const holder = await aRegistration(world, event, { registration_type_id: ids[0] })
  const waits = await aRegistration(world, event, { registration_type_id: ids[0] })
  assert.equal((await waits.see()).status, 'waitlisted')
  await world.runJobs()
  const queued = async () => {
    await queueOffers(world.services)
    const [{ count } = { count: -1 }] = await world.query<{ count: number }>(
      `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'offer-places'`,
    )
    return count
  }
  assert.equal(await queued(), 0)
  await world.query(`update attendee set status = 'cancelled', updated_at = now() where email = '${holder.email}'`)
  assert.equal(await queued(), 1)
  await world.runJobs()
  assert.equal((await waits.see()).status, 'offered')
})
