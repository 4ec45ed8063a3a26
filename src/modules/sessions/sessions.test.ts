import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anAttendee, anEvent, TALK } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'

test('a session is kept as sent, read alone and in the agenda, which goes by start, then id', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}/sessions`
  const full = { ...TALK, title: ' Açılış ', location: 'Hall 1', speaker: 'Ayşe', capacity: 12 }
  const { status, body: first } = await world.request('POST', path, full)
  assert.equal(status, 201)
  assert.deepEqual(first, {
    id: first.id,
    event_id: event.id,
    ...full,
    title: 'Açılış',
    start_time: '2026-12-01T09:00:00.000Z',
    end_time: '2026-12-01T10:00:00.000Z',
    required_for_certificate: false,
    speakers: [],
    track: null,
    description: null,
    checked_in_count: 0,
    inside_count: 0,
    signup: false,
    signed_up_count: 0,
    created_at: first.created_at,
    updated_at: first.created_at,
  })
  const early = (await world.request('POST', path, { ...TALK, start_time: '2026-12-01T08:00:00Z' })).body
  const same = (await world.request('POST', path, TALK)).body
  assert.deepEqual([early.location, early.speaker, early.capacity], [null, null, null])
  assert.deepEqual((await world.request('GET', `${path}/${first.id}`)).body, first)
  const page = await world.request('GET', `${path}?limit=2`)
  assert.deepEqual([page.body, page.headers['x-total-count']], [[early, first], '3'])
  assert.deepEqual((await world.request('GET', `${path}?limit=2&page=2`)).body, [same])
  assert.deepEqual((await world.request('GET', `${path}?page=9`)).body, [])
})

test('start and end are validated together, across offsets, also if only one of them changes', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}/sessions`
  const refused = await world.request('POST', path, { ...TALK, end_time: '2026-12-01T09:00:00+00:00' })
  assertRefused(refused, 422, 'validation_failed', 'body.end_time', 'order')
  // 10:30 at +02:00 is 08:30 UTC, before the start.
  assertRefused(
    await world.request('POST', path, { ...TALK, end_time: '2026-12-01T10:30:00+02:00' }),
    422,
    'validation_failed',
    'body.end_time',
    'order',
  )
  const { body: session } = await world.request('POST', path, { ...TALK, start_time: '2026-12-01T11:00:00+02:00' })
  const change = (fields: object) => world.request('PATCH', `${path}/${session.id}`, fields)
  assertRefused(
    await change({ start_time: '2026-12-01T10:00:00Z' }),
    422,
    'validation_failed',
    'body.start_time',
    'order',
  )
  assertRefused(await change({ end_time: '2026-12-01T08:59:59Z' }), 422, 'validation_failed', 'body.end_time', 'order')
  assert.deepEqual((await world.request('GET', `${path}/${session.id}`)).body, session)
  const moved = await change({ start_time: '2026-12-02T09:00:00', end_time: '2026-12-02T10:00:00', capacity: null })
  assert.equal(moved.body.start_time, '2026-12-02T09:00:00.000Z')
})

test('an event has at most a thousand sessions, also when two are added at once', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await world.query(`insert into session (org_id, event_id, uid, title, start_time, end_time, created_at, updated_at)
    select org_id, id, gen_random_uuid(), 'S', now(), now() + interval '1 hour', now(), now() from event, generate_series(1, 998) where id = ${event.id}`)
  const path = `/admin/events/${event.id}/sessions`
  const answers = await Promise.all(Array.from({ length: 6 }, () => world.request('POST', path, TALK)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 409, 409, 409, 409])
})

test('deleting a session undoes its check-ins and their effects, and keeps its scans with the title', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ada = await anAttendee(world, event.id)
  const path = `/admin/events/${event.id}/sessions`
  const { body: session } = await world.request('POST', path, TALK)
  await world.request('POST', `${path}/${session.id}/checkin`, { attendee_id: ada.id })
  const now = async () => (await world.request('GET', `/admin/events/${event.id}/attendees`)).body[0]
  assert.deepEqual([(await now()).checked_in, (await now()).sessions_attended], [true, 1])
  assert.equal((await world.request('DELETE', `${path}/${session.id}`)).status, 204)
  assertRefused(await world.request('GET', `${path}/${session.id}`), 404, 'not_found')
  const after = await now()
  assert.deepEqual([after.checked_in, after.checked_in_at, after.sessions_attended], [false, null, 0])
  const attendance = (await world.request('GET', `/admin/events/${event.id}/attendance`)).body
  assert.deepEqual(attendance, {
    total: 1,
    checked_in: 0,
    checked_out: 0,
    ratio: 0,
    average_minutes: null,
    sessions: [],
  })
  const [scan] = (await world.request('GET', `/admin/events/${event.id}/scans`)).body
  assert.deepEqual([scan.session_id, scan.session_title, scan.attendee_id], [session.id, 'Opening', ada.id])
})
