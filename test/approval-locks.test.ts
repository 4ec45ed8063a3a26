import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from './support/harness.ts'
import { anOpenEvent, aRegistration, mailsTo, register } from './support/register.ts'
import { holdBack, holdFirst, rewrite, untilBlocked } from './support/statements.ts'

const EVENT_LOCK = /(select e\.id from event e where .*) for no key update/
const PERSON_LOCK = /(select id, status, registration_type_id, declined_at from attendee[^;]*) for no key update/
const STILL_PENDING = / and status = 'pending'/

/** An event with one place, and people who wait for approval. */
async function pendingPeople(world: World, count: number) {
  const event = await anOpenEvent(world, { registration_approval: true, registration_capacity: 1 })
  const admin = `/admin/events/${event.id}`
  const people: (Awaited<ReturnType<typeof aRegistration>> & { id: number })[] = []
  for (let n = 0; n < count; n++) {
    const person = await aRegistration(world, event)
    const [{ id }] = (await world.request('GET', `${admin}/attendees?search=${person.email}`)).body
    people.push({ ...person, id })
  }
  const approve = (id: number) => world.request('POST', `${admin}/attendees/${id}/approve`)
  const kindsTo = async ({ email }: { email: string }) =>
    (await mailsTo(world, email)).map(({ kind }) => kind).reverse()
  return { event, admin, people, approve, kindsTo }
}

/** One person is approved by two at once. @returns what they are answered, and the mails to the person */
async function approvedTwice(world: World, between: () => Promise<void>) {
  const { people, approve, kindsTo } = await pendingPeople(world, 1)
  const answers = [approve(people[0]!.id), approve(people[0]!.id)]
  await between()
  const statuses = (await Promise.all(answers)).map(({ status, body }) => [status, body.status])
  return [...statuses, await kindsTo(people[0]!)]
}

const ONCE = [
  [200, 'registered'],
  [200, 'registered'],
  ['registration_pending', 'registration_confirmed'],
]

test('two who approve a person at once approve them once, with one mail', async () => {
  await using world = await startWorld()
  using held = holdFirst(world, 'with chosen')
  const outcome = await approvedTwice(world, async () => {
    await held.reached
    await untilBlocked(world)
    held.release()
  })
  assert.deepEqual(outcome, ONCE)
})

test('two who approve a person at once approve them once also without locks, by the guard in the update', async () => {
  await using world = await startWorld()
  for (const lock of [EVENT_LOCK, PERSON_LOCK]) rewrite(world, lock, '$1')
  holdBack(world, 'with chosen', 2)
  assert.deepEqual(await approvedTwice(world, async () => {}), ONCE)
})

test('twin: without locks and without the guard in the update the person is mailed twice', async () => {
  await using world = await startWorld()
  for (const lock of [EVENT_LOCK, PERSON_LOCK]) rewrite(world, lock, '$1')
  rewrite(world, STILL_PENDING, '')
  holdBack(world, 'with chosen', 2)
  const outcome = await approvedTwice(world, async () => {})
  assert.deepEqual(outcome.at(-1), ['registration_pending', 'registration_confirmed', 'registration_confirmed'])
})

test('of two approvals and a registration that want the last place at once, one gets it and the others wait', async () => {
  await using world = await startWorld()
  const { event, admin, people, approve } = await pendingPeople(world, 2)
  await world.request('PATCH', admin, { registration_approval: false })
  using held = holdFirst(world, 'with chosen')
  const answers = people.map(({ id }) => approve(id))
  // A registration that came first would not be held.
  await held.reached
  answers.push(register(world, event))
  await untilBlocked(world, 2)
  held.release()
  const statuses = (await Promise.all(answers)).map(({ body }) => body.status)
  assert.deepEqual(statuses.sort(), ['registered', 'waitlisted', 'waitlisted'])
})

test('twin: without the lock of the event two approvals give the last place twice', async () => {
  await using world = await startWorld()
  rewrite(world, EVENT_LOCK, '$1')
  const { people, approve } = await pendingPeople(world, 2)
  holdBack(world, 'with chosen', 2)
  const answers = await Promise.all(people.map(({ id }) => approve(id)))
  assert.deepEqual(
    answers.map(({ body }) => body.status),
    ['registered', 'registered'],
  )
})

/** A person cancels while they are approved. @returns how both are answered, their status, and their mails */
async function cancelledMeanwhile(world: World, cancelsFirst: boolean) {
  const { admin, people, approve, kindsTo } = await pendingPeople(world, 1)
  const [ada] = people as [(typeof people)[0]]
  using held = holdFirst(world, cancelsFirst ? "set status = 'cancelled'" : 'with chosen')
  const acts = [() => ada.ask('DELETE'), () => approve(ada.id)]
  const first = acts[cancelsFirst ? 0 : 1]!()
  await held.reached
  const second = acts[cancelsFirst ? 1 : 0]!()
  await Promise.race([untilBlocked(world), second])
  held.release()
  const answers = [(await first).status, (await second).status]
  const { body } = await world.request('GET', `${admin}/registration-status`)
  return [...answers, (await ada.see()).status, body.taken, (await kindsTo(ada)).slice(1)]
}

test('a person who cancels while they are approved ends cancelled, without a place, and is told what happened in order', async () => {
  await using world = await startWorld()
  const both = ['registration_confirmed', 'registration_cancelled']
  assert.deepEqual(await cancelledMeanwhile(world, false), [200, 204, 'cancelled', 0, both])
  assert.deepEqual(await cancelledMeanwhile(world, true), [204, 409, 'cancelled', 0, ['registration_cancelled']])
})

test('twin: without the lock of the person and the guard in the update they have a place after they cancelled', async () => {
  await using world = await startWorld()
  rewrite(world, PERSON_LOCK, '$1')
  rewrite(world, STILL_PENDING, '')
  const outcome = await cancelledMeanwhile(world, true)
  assert.deepEqual(outcome.slice(0, 4), [204, 200, 'registered', 1])
})
