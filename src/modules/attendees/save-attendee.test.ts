import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { anOpenEvent, aRegistration, mailsTo } from '../../../test/support/register.ts'

test('adding an attendee returns every field', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { status, body } = await world.request('POST', `/admin/events/${event.id}/attendees`, {
    first_name: ' Ayşe ',
    last_name: '\tYılmaz\n',
    email: 'Ayse.Yilmaz+x@Example.ORG',
  })
  assert.equal(status, 201)
  const { ticket_url, ...listed } = body
  const { id, created_at, updated_at, ...rest } = listed
  assert.ok(Number.isInteger(id))
  assert.match(created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  assert.equal(updated_at, created_at)
  assert.deepEqual(rest, {
    event_id: event.id,
    first_name: 'Ayşe',
    last_name: 'Yılmaz',
    email: 'Ayse.Yilmaz+x@Example.ORG',
    status: 'registered',
    language: null,
    ...{ registration_type_id: null, registration_type: null, registered_by: null },
    tags: [],
    answers: {},
    values: {},
    source: 'api',
    checked_in: false,
    checked_in_at: null,
    ...{ sessions_attended: 0, declined_at: null, certificate_id: null },
  })
  assert.match(ticket_url, /^HTTP:\/\/LAUREL\.TEST\/T\/[A-Z2-7]{116}$/)
  assert.deepEqual((await world.request('GET', `/admin/events/${event.id}/attendees`)).body, [listed])
})

test('one name is enough, and an attendee shows their active certificate', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}`
  const { body } = await world.request('POST', `${path}/attendees`, { first_name: 'Suharto', email: 's@example.org' })
  assert.equal(body.last_name, '')
  const issued = await world.request('POST', `${path}/certificates`, { attendee_ids: [body.id] })
  const { id } = issued.body.certificates[0]
  assert.equal((await world.request('GET', `${path}/attendees`)).body[0].certificate_id, id)
  await world.request('POST', `/admin/certificates/${id}/revoke`)
  assert.equal((await world.request('GET', `${path}/attendees`)).body[0].certificate_id, null)
})

test('a field that is missing or wrong is refused by name, on adding and on changing', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const before = await anAttendee(world, event.id)
  const good = { first_name: 'Ada', last_name: 'L', email: 'ada@example.com' }
  for (const [field, value, type] of [
    ['first_name', '', 'blank'],
    ['first_name', '  ', 'blank'],
    ['first_name', null, 'string_type'],
    ['first_name', 5, 'string_type'],
    ['first_name', 'x'.repeat(201), 'too_long'],
    ['last_name', null, 'string_type'],
    ['last_name', 'x'.repeat(201), 'too_long'],
    ['email', '', 'email'],
    ['email', 'ada', 'email'],
    ['email', 'ada@', 'email'],
    ['email', '@example.org', 'email'],
    ['email', 'ada@example', 'email'],
    ['email', 'ada @example.org', 'email'],
    ['email', 'ada@example..org', 'email'],
    ['email', '.ada@example.org', 'email'],
    ['email', 'a..b@example.org', 'email'],
    ['email', 'Ada <ada@example.org>', 'email'],
    ['email', 'ada\u200b@example.org', 'email'],
    ['email', 'a\u202eda@example.org', 'email'],
    ['email', 'a@b.org, c@d.org', 'email'],
    ['email', `${'x'.repeat(65)}@example.org`, 'email'],
    ['email', `ada@${'x.'.repeat(124)}org`, 'too_long'],
    ['email', { toString: 'x' }, 'string_type'],
    ['email', null, 'string_type'],
  ] as const) {
    const added = await world.request('POST', `/admin/events/${event.id}/attendees`, { ...good, [field]: value })
    assertRefused(added, 422, 'validation_failed', `body.${field}`, type)
    const changed = await world.request('PATCH', `/admin/events/${event.id}/attendees/${before.id}`, { [field]: value })
    assertRefused(changed, 422, 'validation_failed', `body.${field}`, type)
  }
  const none = await world.request('POST', `/admin/events/${event.id}/attendees`, {})
  assertRefused(none, 422, 'validation_failed', 'body.first_name', 'missing')
  assertRefused(none, 422, 'validation_failed', 'body.email', 'missing')
  assert.deepEqual((await world.request('GET', `/admin/events/${event.id}/attendees/${before.id}`)).body, {
    ...before,
    ...{ waiting_position: null, minutes_inside: 0, registered_with: [], signed_up: [] },
  })
  for (const email of [
    'ada@münchen.example',
    'δοκιμή@παράδειγμα.example',
    "o'brien@example.org",
    'a+b_c-d.e@sub.example.org',
  ])
    assert.equal((await anAttendee(world, event.id, { email })).email, email)
})

test('an email address is unique in an event in any letter case, and stays as it was typed', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const other = await anEvent(world)
  await anAttendee(world, event.id, { email: 'Ayse@Example.org' })
  await anAttendee(world, event.id, { email: 'ÇAĞRI@example.org' })
  for (const email of [
    'Ayse@Example.org',
    'ayse@example.org',
    'AYSE@EXAMPLE.ORG',
    'çağrı@example.org'.replace('ı', 'i'),
  ]) {
    const again = await world.request('POST', `/admin/events/${event.id}/attendees`, { first_name: 'A', email })
    assertRefused(again, 409, 'already_exists')
  }
  assert.equal((await world.request('GET', `/admin/events/${event.id}/attendees`)).body.length, 2)
  assert.equal((await anAttendee(world, other.id, { email: 'ayse@example.org' })).email, 'ayse@example.org')
})

test('if many add one address at once, one succeeds and the others get a conflict', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      world.request('POST', `/admin/events/${event.id}/attendees`, {
        first_name: `Ada ${n}`,
        email: n % 2 ? 'ada@example.org' : 'ADA@Example.org',
      }),
    ),
  )
  assert.equal(answers.filter(({ status }) => status === 201).length, 1)
  for (const answer of answers) if (answer.status !== 201) assertRefused(answer, 409, 'already_exists')
  assert.equal((await world.request('GET', `/admin/events/${event.id}`)).body.attendee_count, 1)
})

test('a change returns the whole attendee; taking the address of another is refused, respelling the own one is not', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ada = await anAttendee(world, event.id, { email: 'ada@example.org' })
  await anAttendee(world, event.id, { email: 'bob@example.org' })
  const path = `/admin/events/${event.id}/attendees/${ada.id}`
  assertRefused(await world.request('PATCH', path, { email: 'BOB@example.org' }), 409, 'already_exists')
  let expected = ada
  for (const change of [{ email: 'ADA@example.org' }, { first_name: 'Augusta' }, { last_name: '' }]) {
    world.advance(1_000)
    const { status, body } = await world.request('PATCH', path, change)
    assert.equal(status, 200)
    assert.ok(body.updated_at > expected.updated_at)
    expected = { ...expected, ...change, updated_at: body.updated_at }
    assert.deepEqual(body, expected)
  }
  const { status, body, headers } = await world.request('PATCH', path, expected)
  assert.equal(status, 200)
  assert.deepEqual({ ...body, updated_at: '' }, { ...expected, updated_at: '' })
  assert.equal(
    headers['x-ignored-fields'],
    'id, event_id, registration_type, registered_by, source, checked_in, checked_in_at, sessions_attended, declined_at, certificate_id, created_at, updated_at, ticket_url',
  )
})

test('if two attendees get one address at once, one change succeeds', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const people = await Promise.all(Array.from({ length: 10 }, () => anAttendee(world, event.id)))
  const answers = await Promise.all(
    people.map(({ id }) =>
      world.request('PATCH', `/admin/events/${event.id}/attendees/${id}`, { email: 'one@example.org' }),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(9).fill(409)])
})

test('a removed attendee is gone, their address is free again, and their certificate stays', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ada = await anAttendee(world, event.id, { email: 'ada@example.org' })
  await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [ada.id] })
  const path = `/admin/events/${event.id}/attendees/${ada.id}`
  const { status, text } = await world.request('DELETE', path)
  assert.equal(status, 204)
  assert.equal(text, '')
  assertRefused(await world.request('DELETE', path), 404, 'not_found')
  assertRefused(await world.request('PATCH', path, { first_name: 'Ada' }), 404, 'not_found')
  assert.notEqual((await anAttendee(world, event.id, { email: 'ada@example.org' })).id, ada.id)
  const [certificate] = (await world.request('GET', `/admin/events/${event.id}/certificates`)).body
  assert.deepEqual([certificate.status, certificate.attendee_id], ['active', null])
})

test('an attendee is reached through their own event alone', async () => {
  await using world = await startWorld()
  const mine = await anEvent(world)
  const other = await anEvent(world)
  const ada = await anAttendee(world, mine.id)
  const path = `/admin/events/${other.id}/attendees/${ada.id}`
  assertRefused(await world.request('PATCH', path, { first_name: 'Eve' }), 404, 'not_found')
  assertRefused(await world.request('DELETE', path), 404, 'not_found')
  assertRefused(await world.request('GET', '/admin/events/999999/attendees'), 404, 'not_found')
  const fields = { first_name: 'Ada', email: 'ada@example.net' }
  assertRefused(await world.request('POST', '/admin/events/999999/attendees', fields), 404, 'not_found')
  assert.equal((await world.request('GET', `/admin/events/${mine.id}/attendees`)).body[0].first_name, 'Ada')
})

test('an organiser writes single answers, each validated by its question, and may send back answers unchanged', async () => {
  await using world = await startWorld()
  const questions = [
    { id: 'meal', type: 'choice', label: 'Meal', required: true, options: ['Meat', 'Plants'] },
    { id: 'age', type: 'number', label: 'Age' },
  ]
  const event = await anEvent(world, { registration_questions: questions })
  const ada = await anAttendee(world, event.id, { answers: { meal: 'Meat' } })
  const path = `/admin/events/${event.id}/attendees/${ada.id}`
  const write = (answers: object) => world.request('PATCH', path, { answers })
  assert.deepEqual((await write({ age: 4 })).body.answers, { meal: 'Meat', age: 4 })
  assertRefused(await write({ meal: 'Fish' }), 422, 'validation_failed', 'body.answers.meal', 'no_option')
  assertRefused(await write({ colour: 1 }), 422, 'validation_failed', 'body.answers.colour', 'unknown_question')
  await world.request('PATCH', `/admin/events/${event.id}`, { registration_questions: questions.slice(1) })
  const { body: read } = await world.request('GET', path)
  const { status, body } = await world.request('PATCH', path, read)
  assert.deepEqual([status, body.answers], [200, { meal: 'Meat', age: 4 }])
  assert.deepEqual((await write({ age: null })).body.answers, { meal: 'Meat' })
  const refused = { first_name: 'Bob', email: 'bob@example.org', answers: { age: 'x' } }
  const admin = `/admin/events/${event.id}/attendees`
  assertRefused(await world.request('POST', admin, refused), 422, 'validation_failed', 'body.answers.age')
  assertRefused(await world.request('POST', '/admin/events/999/attendees', refused), 404, 'not_found')
})

test('a changed address ends the personal link; a waiting person is emailed when the organiser gives them a place', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const [one, two] = [await aRegistration(world, event), await aRegistration(world, event)]
  const attendees = (await world.request('GET', `/admin/events/${event.id}/attendees`)).body
  const change = (nth: number, fields: object) =>
    world.request('PATCH', `/admin/events/${event.id}/attendees/${attendees[nth].id}`, fields)
  await change(1, { email: one.email.toUpperCase(), first_name: 'Bob' })
  assert.equal((await one.ask('GET')).status, 200)
  await change(1, { email: 'other@example.org' })
  assert.equal((await one.ask('GET')).status, 404)
  await change(0, { status: 'registered' })
  assert.equal((await mailsTo(world, two.email))[0].kind, 'registration_confirmed')
  assert.equal((await two.see()).status, 'registered')
})
