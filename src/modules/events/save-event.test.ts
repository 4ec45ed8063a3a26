import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { type Answer, startWorld } from '../../../test/support/harness.ts'
import { examine } from '../../doctor.ts'

const whole = {
  name: 'Ağaç Günü',
  event_date: '2026-11-20T09:30:00.000Z',
  event_type: 'workshop',
  visibility: 'public',
  event_location: 'İzmir',
  event_description: 'Two days\nof trees',
  event_timezone: 'Europe/Istanbul',
  certificate_enabled: false,
  registration_enabled: false,
  registration_closed: true,
  checkin_enabled: false,
  registration_capacity: 40,
  certificate_eligibility: 'attended',
  certificate_min_attendance_percent: 80,
  certificate_min_minutes: 30,
  certificate_validity_days: 365,
  certificate_tiers: [{ name: 'Gold', min_attendance_percent: 90 }],
  expiry_notice_days: 7,
  survey: [{ id: 'how', label: 'How was it?', type: 'rating', required: true }],
}

test('a change touches the named fields and the time of change, and nothing else', async () => {
  await using world = await startWorld()
  let expected = await anEvent(world, whole)
  for (const change of [{ name: 'Tree Day' }, { event_location: null }, { certificate_tiers: [] }, { survey: null }]) {
    world.advance(1_000)
    const { status, body } = await world.request('PATCH', `/admin/events/${expected.id}`, change)
    assert.equal(status, 200)
    assert.ok(body.updated_at > expected.updated_at)
    expected = { ...expected, ...change, updated_at: body.updated_at }
    assert.deepEqual(body, expected)
    assert.deepEqual((await world.request('GET', `/admin/events/${expected.id}`)).body, expected)
  }
})

test('an event that was read can be sent back as it is: nothing changes, read-only fields are named', async () => {
  await using world = await startWorld()
  const made = await anEvent(world, whole)
  await anAttendee(world, made.id)
  const { body: read } = await world.request('GET', `/admin/events/${made.id}`)
  assert.equal(read.attendee_count, 1)
  const { status, body, headers } = await world.request('PATCH', `/admin/events/${made.id}`, read)
  assert.equal(status, 200)
  assert.deepEqual({ ...body, updated_at: read.updated_at }, read)
  assert.deepEqual(String(headers['x-ignored-fields']).split(', ').sort(), [
    'attendee_count',
    'created_at',
    'id',
    'public_url',
    'template_error',
    'template_status',
    'updated_at',
  ])
  const copy = await world.request('POST', '/admin/events', read)
  assert.equal(copy.status, 201)
  assert.notEqual(copy.body.id, read.id)
  assert.equal(copy.body.attendee_count, 0)
  assert.equal(copy.body.survey[0].label, 'How was it?')
})

test('an empty change is no change', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, whole)
  const { status, body } = await world.request('PATCH', `/admin/events/${event.id}`, {})
  assert.equal(status, 200)
  assert.deepEqual({ ...body, updated_at: event.updated_at }, event)
})

test('changes of different fields at once are all kept', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const changes: object[] = [
    { name: 'Tree Day' },
    { event_location: 'İzmir' },
    { visibility: 'public' },
    { expiry_notice_days: 3 },
    { registration_capacity: 9 },
    { event_type: 'meetup' },
  ]
  const answers = await Promise.all(
    changes.map((change) => world.request('PATCH', `/admin/events/${event.id}`, change)),
  )
  assert.ok(answers.every(({ status }) => status === 200))
  const { body } = await world.request('GET', `/admin/events/${event.id}`)
  for (const [field, value] of changes.flatMap((change) => Object.entries(change))) assert.equal(body[field], value)
})

test('closing and opening registration answer with the event, and doing it twice changes nothing more', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  for (const [action, closed] of [
    ['close-registration', true],
    ['open-registration', false],
  ] as const) {
    const first = await world.request('POST', `/admin/events/${event.id}/${action}`)
    assert.equal(first.status, 200)
    assert.equal(first.body.registration_closed, closed)
    world.advance(5_000)
    const second = await world.request('POST', `/admin/events/${event.id}/${action}`)
    assert.equal(second.status, 200)
    assert.deepEqual(second.body, first.body)
    assert.deepEqual((await world.request('GET', `/admin/events/${event.id}`)).body, first.body)
    assertRefused(await world.request('POST', `/admin/events/${event.id + 99}/${action}`), 404, 'not_found')
  }
})

test('every change is written down with who, before and after', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await world.request('PATCH', `/admin/events/${event.id}`, { name: 'Tree Day' })
  await world.request('POST', `/admin/events/${event.id}/close-registration`)
  await world.request('DELETE', `/admin/events/${event.id}`)
  const entries = await world.query<any>(
    `select action, actor, before->>'name' as before, after->>'name' as after, request_id from audit_entry where subject_type = 'event' order by id`,
  )
  assert.deepEqual(
    entries.map(({ action, before, after }) => [action, before, after]),
    [
      ['event.create', null, 'Node Day'],
      ['event.update', 'Node Day', 'Tree Day'],
      ['event.close_registration', null, null],
      ['event.delete', 'Tree Day', null],
    ],
  )
  for (const entry of entries) {
    assert.equal(entry.actor, 'api_key:1')
    assert.match(entry.request_id, /^req_/)
  }
})

test('with an event goes all that belongs to it, and a second deletion finds nothing', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const other = await anEvent(world)
  const attendee = await anAttendee(world, event.id)
  await anAttendee(world, other.id)
  await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [attendee.id] })
  const deleted = await world.request('DELETE', `/admin/events/${event.id}`)
  assert.equal(deleted.status, 204)
  assert.equal(deleted.text, '')
  assertRefused(await world.request('DELETE', `/admin/events/${event.id}`), 404, 'not_found')
  assertRefused(await world.request('GET', `/admin/events/${event.id}/attendees`), 404, 'not_found')
  for (const table of ['attendee', 'certificate', 'event_tally']) {
    assert.deepEqual(await world.query(`select * from ${table} where event_id = ${event.id}`), [], table)
  }
  assert.equal((await world.request('GET', `/admin/events/${other.id}`)).body.attendee_count, 1)
})

test('the doctor names an event whose tally is wrong, or which is ready without a design', async () => {
  await using world = await startWorld({ doctor: false })
  const { id } = await anEvent(world)
  await anAttendee(world, id)
  await world.pool.query('update event_tally set attendees = attendees + 1')
  assert.deepEqual((await examine(world.services))[0]?.rows, [`event ${id}`])
  await world.pool.query('update event_tally set attendees = attendees - 1')
  await world.pool.query("update event set template_status = 'ready'")
  assert.deepEqual((await examine(world.services))[0]?.rows, [`event ${id}`])
})

test('a survey closes after it opens, also where the two come one after the other', async () => {
  await using world = await startWorld()
  const [noon, one] = ['2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z']
  const refused = (answer: Answer) =>
    assertRefused(answer, 422, 'validation_failed', 'body.survey_closes_at', 'not_after_opening')
  const { id, ...event } = await anEvent(world, { survey_opens_at: noon, survey_closes_at: one })
  assert.deepEqual([event.survey_opens_at, event.survey_closes_at], [noon, one])
  const change = (fields: object) => world.request('PATCH', `/admin/events/${id}`, fields)
  refused(await change({ survey_opens_at: one }))
  refused(await change({ survey_closes_at: noon }))
  const both = { name: 'Node Day', template_image_url: 'placeholder', survey_opens_at: one, survey_closes_at: noon }
  refused(await world.request('POST', '/admin/events', both))
  assert.equal((await change({ survey_opens_at: null })).status, 200)
  assert.equal((await change({ survey_closes_at: noon })).status, 200)
  const later = await change({ survey_opens_at: noon, survey_closes_at: one })
  assert.deepEqual([later.body.survey_opens_at, later.body.survey_closes_at], [noon, one])
})

test('name and template_image_url must be there when an event is made', async () => {
  await using world = await startWorld()
  const answer = await world.request('POST', '/admin/events', { event_type: 'workshop' })
  assertRefused(answer, 422, 'validation_failed', 'body.name', 'missing')
  assertRefused(answer, 422, 'validation_failed', 'body.template_image_url', 'missing')
  assert.equal(answer.body.detail.length, 2)
})

test('a date is read as UTC unless it says otherwise, and is answered in UTC with milliseconds', async () => {
  await using world = await startWorld()
  for (const [sent, stored] of [
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T09:30', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20T09:30:15', '2026-11-20T09:30:15.000Z'],
    ['2026-11-20T09:30:15.1239', '2026-11-20T09:30:15.123Z'],
    ['2026-11-20T00:30:00+03:00', '2026-11-19T21:30:00.000Z'],
    ['2024-02-29T23:59:59.999-11:30', '2024-03-01T11:29:59.999Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['0099-06-01T12:00:00Z', '0099-06-01T12:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ]) {
    const { id, event_date } = await anEvent(world, { event_date: sent })
    assert.equal(event_date, stored)
    assert.equal((await world.request('GET', `/admin/events/${id}`)).body.event_date, stored)
  }
})
