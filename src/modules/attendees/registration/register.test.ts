import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { anOpenEvent, aRegistration, mailsTo, register, tokenOf } from '../../../../test/support/register.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'

test('whoever registers is an attendee with a ticket, and gets a mail with the link to their registration', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { event_language: 'tr', event_location: 'Hall <2>' })
  const email = 'Ayse@Example.ORG'
  const { status, body } = await register(world, event, { first_name: ' Ayşe ', email, language: 'en' })
  assert.deepEqual([status, body.status], [201, 'registered'])
  const { body: people } = await world.request('GET', `/admin/events/${event.id}/attendees`)
  const { first_name, source, language } = people[0]
  assert.deepEqual(
    [people.length, first_name, people[0].email, source, language, people[0].status],
    [...[1, 'Ayşe', email, 'registration', 'en', 'registered']],
  )
  const [mail] = await mailsTo(world, email)
  assert.deepEqual(
    [mail.kind, mail.language, mail.subject],
    [...['registration_confirmed', 'en', `Your ticket: ${event.name}`]],
  )
  assert.ok(mail.html.includes('Hall &#60;2&#62;') && mail.text.includes('Hall <2>'))
  const { body: own } = await world.request(
    ...(['GET', `/public/registrations/${await tokenOf(world, email)}`, undefined, { key: null }] as const),
  )
  const { body: attendee } = await world.request('GET', `/admin/events/${event.id}/attendees/${people[0].id}`)
  assert.equal(own.ticket_url, attendee.ticket_url)
  assert.deepEqual([own.status, own.event.name, own.position], ['registered', event.name, null])
})

test('an address that is registered gets the same answer and a mail that says so, at most one an hour', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const known = await aRegistration(world, event)
  const added = await anAttendee(world, event.id)
  const fresh = await register(world, event)
  for (const email of [known.email.toUpperCase(), added.email, known.email, added.email]) {
    const again = await register(world, event, { email, first_name: 'Mallory' })
    assert.deepEqual([again.status, again.body], [fresh.status, fresh.body])
    assert.deepEqual(Object.keys(again.headers), Object.keys(fresh.headers))
  }
  const kinds = async (email: string) => (await mailsTo(world, email)).map(({ kind }) => kind)
  assert.deepEqual(await kinds(known.email), ['registration_known', 'registration_confirmed'])
  assert.deepEqual(await kinds(added.email), ['registration_known'])
  world.advance(61 * 60_000)
  await register(world, event, { email: known.email })
  assert.equal((await kinds(known.email)).length, 3)
  assert.equal((await known.see()).first_name, 'Ayşe')
})

test('an event is registered for by the end of its page’s address, and by its id alone while it is public', async () => {
  await using world = await startWorld()
  for (const [visibility, byId, bySlug] of [
    ['public', 201, 201],
    ['unlisted', 404, 201],
    ['private', 404, 404],
  ] as const) {
    const event = await anOpenEvent(world)
    const slug = event.public_url.split('/').at(-1)
    assert.match(slug, /^node-day-[0-9a-z]{16}$/)
    const { body } = await world.request('PATCH', `/admin/events/${event.id}`, { visibility })
    assert.equal(body.public_url === null, visibility === 'private')
    assert.equal((await register(world, event)).status, byId, visibility)
    assert.equal((await register(world, event, {}, slug)).status, bySlug, visibility)
  }
  for (const address of ['0', '999999999999999', '1e3', 'node-day', '-1'])
    assertRefused(await register(world, { id: 1 }, {}, address), 404, 'not_found')
})

test('nobody registers before it opens, once it is closed or over, or where it is switched off: each its own sentence', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-05-01T20:00:00Z'))
  for (const [fields, code] of [
    [{ registration_enabled: false, registration_closed: true }, 'registration_disabled'],
    [{ event_date: '2026-04-30T09:00:00Z', registration_closed: true }, 'event_past'],
    [{ registration_closed: true }, 'registration_closed'],
    [{ registration_opens_at: '2026-05-01T20:00:00.001Z' }, 'registration_not_open'],
    // It is still the 1st in Honolulu, and the 2nd in Tokyo.
    [{ event_date: '2026-05-01T12:00:00Z', event_timezone: 'Pacific/Honolulu' }, null],
    [{ event_date: '2026-05-01T12:00:00Z', event_timezone: 'Asia/Tokyo' }, 'event_past'],
    [{ registration_opens_at: '2026-05-01T20:00:00Z' }, null],
    [{ event_date: null }, null],
  ] as const) {
    const event = await anOpenEvent(world, fields)
    const answer = await register(world, event)
    if (code === null) assert.equal(answer.status, 201, JSON.stringify(fields))
    else assertRefused(answer, 409, code)
  }
})

test('an event is not over before its last session is', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-05-03T10:00:00Z'))
  const event = await anOpenEvent(world, { event_date: '2026-05-01T09:00:00Z' })
  const session = { title: 'Last', start_time: '2026-05-03T09:00:00Z', end_time: '2026-05-03T11:00:00Z' }
  assertRefused(await register(world, event), 409, 'event_past')
  await world.request('POST', `/admin/events/${event.id}/sessions`, session)
  assert.equal((await register(world, event)).status, 201)
})

test('what only a program fills in is refused, and nothing is stored', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  assertRefused(
    await register(world, event, { website: 'https://spam.example' }),
    422,
    'validation_failed',
    'body.website',
  )
  assert.equal((await register(world, event, { website: '' })).status, 201)
  assert.equal((await world.request('GET', `/admin/events/${event.id}`)).body.attendee_count, 1)
})

test('required answers are asked for by name, and kept as they are typed', async () => {
  await using world = await startWorld()
  const registration_questions = [
    { id: 'meal', type: 'choice', label: 'Meal', required: true, options: ['Meat', 'Plants'] },
    { id: 'age', type: 'number', label: 'Age', min: 18 },
  ]
  const event = await anOpenEvent(world, { registration_questions })
  const refuse = async (answers: object | undefined, loc: string, type: string) =>
    assertRefused(await register(world, event, { answers }), 422, 'validation_failed', loc, type)
  await refuse(undefined, 'body.answers.meal', 'missing')
  await refuse({ meal: 'Fish' }, 'body.answers.meal', 'no_option')
  await refuse({ meal: 'Meat', age: 17 }, 'body.answers.age', 'too_small')
  await refuse({ meal: 'Meat', colour: 'red' }, 'body.answers.colour', 'unknown_question')
  const { ask, see } = await aRegistration(world, event, { answers: { meal: 'Plants', age: 44 } })
  assert.deepEqual((await see()).answers, { meal: 'Plants', age: 44 })
  const { body } = await ask('PATCH', { answers: { age: null } })
  assert.deepEqual(body.answers, { meal: 'Plants' })
  assertRefused(
    await ask('PATCH', { answers: { meal: null } }),
    422,
    'validation_failed',
    'body.answers.meal',
    'missing',
  )
})

test('whoever has cancelled comes in anew, at the end of the list, by the same link', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const bob = await aRegistration(world, event)
  const eve = await aRegistration(world, event)
  assert.equal((await bob.ask('DELETE')).status, 204)
  assert.equal((await register(world, event, { email: bob.email })).body.status, 'waitlisted')
  assert.deepEqual([(await bob.see()).position, (await eve.see()).position], [2, 1])
})

test('nobody comes in as somebody who was erased', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const { email } = await aRegistration(world, event)
  await erasePerson(jobContext(world.services, 1, 'test'), { email })
  const [erased] = (await world.request('GET', `/admin/events/${event.id}/attendees`)).body
  for (const email of [erased.email, erased.email.toUpperCase()])
    assertRefused(await register(world, event, { email }), 422, 'validation_failed', 'body.email')
  const { body } = await world.request('GET', `/admin/events/${event.id}/attendees`)
  assert.deepEqual(body, [erased])
})

test('the address in a registration is unique in the event, also for those whom the organiser adds', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const { email } = await aRegistration(world, event)
  const body = { first_name: 'Bob', email }
  assertRefused(await world.request('POST', `/admin/events/${event.id}/attendees`, body), 409, 'already_exists')
  assert.equal((await register(world, await anEvent(world, { visibility: 'public' }), { email })).status, 201)
})
