import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'

const TALK = { title: 'Opening', start_time: '2026-03-06T14:00:00Z', end_time: '2026-03-06T15:00:00Z' }
const SETTINGS = {
  name: 'Node Day',
  event_date: '2026-03-06T14:00:00Z',
  event_timezone: 'America/New_York',
  event_type: 'workshop',
  visibility: 'unlisted',
  event_location: 'Albany',
  event_description: 'About Node',
  registration_capacity: 30,
  certificate_tiers: [{ name: 'Gold', min_attendance_percent: 50 }],
  certificate_validity_days: 365,
  registration_questions: [{ id: 'why', type: 'short_text', label: 'Why?' }],
  survey: [{ id: 'why', label: 'Why?', type: 'long_text' }],
}

const add = async (world: World, eventId: number, session: object) =>
  (await world.request('POST', `/admin/events/${eventId}/sessions`, session)).body
const duplicate = (world: World, eventId: number, body?: object, headers = {}) =>
  world.request('POST', `/admin/events/${eventId}/duplicate`, body, { headers })
const sessionsOf = async (world: World, eventId: number) =>
  (await world.request('GET', `/admin/events/${eventId}/sessions`)).body

test('a duplicate has the settings and sessions of the event, and none of its people', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, SETTINGS)
  const ada = await anAttendee(world, event.id)
  const session = await add(world, event.id, { ...TALK, location: 'Hall 1', speaker: 'Grace', capacity: 12 })
  const speakers = []
  for (const name of ['Ada', 'Bob'])
    speakers.push(
      (await world.request('POST', `/admin/events/${event.id}/speakers`, { name, role: 'Engineer' })).body.id,
    )
  const programme = { track: 'Engines', description: 'About *engines*', speaker_ids: speakers.toReversed() }
  await add(world, event.id, { ...TALK, title: 'Second', ...programme })
  await world.request('POST', `/admin/events/${event.id}/sessions/${session.id}/checkin`, { attendee_id: ada.id })
  await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [ada.id] })
  await world.request('POST', `/admin/events/${event.id}/close-registration`)
  const before = (await world.request('GET', `/admin/events/${event.id}`)).body
  const { status, body: copy, headers } = await duplicate(world, event.id)
  assert.equal(status, 201)
  const { id, public_url, created_at, updated_at } = copy
  assert.notEqual(id, event.id)
  assert.notEqual(public_url, before.public_url)
  assert.deepEqual(copy, {
    ...before,
    id,
    public_url,
    created_at,
    updated_at,
    registration_closed: false,
    attendee_count: 0,
  })
  const [old, fresh] = [await sessionsOf(world, event.id), await sessionsOf(world, id)]
  assert.deepEqual(
    fresh.map(({ title, location, speaker, capacity }: any) => [title, location, speaker, capacity]),
    [
      ['Opening', 'Hall 1', 'Grace', 12],
      ['Second', null, 'Bob, Ada', null],
    ],
  )
  assert.deepEqual([old[0].checked_in_count, fresh[0].checked_in_count, fresh[0].event_id], [1, 0, id])
  const uids = await world.query<any>('select uid, sequence from session order by id')
  assert.equal(new Set(uids.map(({ uid }) => uid)).size, 4)
  for (const table of ['attendee', 'certificate', 'scan', 'check_in'])
    assert.deepEqual(await world.query(`select 1 from ${table} where event_id = ${id}`), [], table)
  const [entry, ...more] = await world.query<any>(
    `select action, subject_id, after from audit_entry where request_id = '${headers['x-request-id']}'`,
  )
  assert.deepEqual([entry.action, entry.subject_id, entry.after.duplicate_of], ['event.duplicate', id, event.id])
  assert.deepEqual(more, [])
  assert.deepEqual((await world.request('GET', `/admin/events/${event.id}`)).body, before)
})

test('with another date the sessions move in the time zone of the event; if either date is missing, they stay', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, SETTINGS)
  await add(world, event.id, TALK)
  // A week later New York is an hour nearer to Greenwich: 09:00 there.
  const week = await duplicate(world, event.id, { name: ' Node Week ', event_date: '2026-03-13T09:00:00-04:00' })
  assert.deepEqual([week.body.name, week.body.event_date], ['Node Week', '2026-03-13T13:00:00.000Z'])
  const times = async (id: number) => (await sessionsOf(world, id)).map((each: any) => [each.start_time, each.end_time])
  assert.deepEqual(await times(week.body.id), [['2026-03-13T13:00:00.000Z', '2026-03-13T14:00:00.000Z']])
  const found = await world.request('GET', '/admin/events?search=node%20week')
  assert.deepEqual(
    found.body.map(({ id }: any) => id),
    [week.body.id],
  )
  const kept = [['2026-03-06T14:00:00.000Z', '2026-03-06T15:00:00.000Z']]
  const undated = await duplicate(world, event.id, { event_date: null })
  assert.deepEqual([undated.body.event_date, await times(undated.body.id)], [null, kept])
  const dated = await duplicate(world, undated.body.id, { event_date: '2030-01-01' })
  assert.deepEqual([dated.body.event_date, await times(dated.body.id)], ['2030-01-01T00:00:00.000Z', kept])
})

test('registration for a duplicate opens as long before it, by the clocks, as it did', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { ...SETTINGS, registration_opens_at: '2026-02-20T09:00:00-05:00' })
  const opens = async (fields: object) => (await duplicate(world, event.id, fields)).body.registration_opens_at
  assert.equal(await opens({ event_date: '2026-04-06T09:00:00-04:00' }), '2026-03-23T13:00:00.000Z')
  assert.equal(await opens({}), '2026-02-20T14:00:00.000Z')
})

test('the survey of a duplicate is open as long before and after it, by the clocks, as it was', async () => {
  await using world = await startWorld()
  const times = { survey_opens_at: '2026-03-06T18:00:00-05:00', survey_closes_at: '2026-03-20T18:00:00-04:00' }
  const event = await anEvent(world, { ...SETTINGS, ...times })
  const copied = async (fields: object) => {
    const { survey_opens_at, survey_closes_at } = (await duplicate(world, event.id, fields)).body
    return [survey_opens_at, survey_closes_at]
  }
  const moved = ['2026-04-06T22:00:00.000Z', '2026-04-20T22:00:00.000Z']
  assert.deepEqual(await copied({ event_date: '2026-04-06T09:00:00-04:00' }), moved)
  assert.deepEqual(await copied({}), ['2026-03-06T23:00:00.000Z', '2026-03-20T22:00:00.000Z'])
  await world.request('PATCH', `/admin/events/${event.id}`, { survey_opens_at: null })
  assert.deepEqual(await copied({ event_date: '2026-04-06T09:00:00-04:00' }), [null, moved[1]])
})

test('a duplicate is created once or not at all', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, SETTINGS)
  await add(world, event.id, { ...TALK, start_time: '2026-03-06T14:00:00Z', end_time: '2027-03-06T14:00:00Z' })
  const key = { 'idempotency-key': 'once' }
  const [first, again] = [await duplicate(world, event.id, {}, key), await duplicate(world, event.id, {}, key)]
  assert.deepEqual([first.status, again.status, again.body], [201, 201, first.body])
  const count = async () => (await world.query('select 1 from event')).length
  assert.equal(await count(), 2)
  for (const event_date of ['9999-01-01', 'tomorrow'])
    assertRefused(await duplicate(world, event.id, { event_date }), 422, 'validation_failed', 'body.event_date')
  assertRefused(await duplicate(world, event.id, { name: ' ' }), 422, 'validation_failed', 'body.name')
  assertRefused(await duplicate(world, 888_888), 404, 'not_found')
  assert.deepEqual([await count(), (await world.query('select 1 from session')).length], [2, 2])
})

test('a duplicate has the design of the event; a picture that is not there yet, or failed, is fetched for it', async () => {
  await using world = await startWorld()
  const [design] = await world.query<any>(
    `insert into design (org_id, name, created_at, updated_at) select id, 'Blue', now(), now() from organisation limit 1 returning id`,
  )
  const drawn = await anEvent(world, { template_id: design.id })
  const same = (await duplicate(world, drawn.id)).body
  assert.deepEqual([same.template_id, same.template_status], [design.id, 'ready'])
  const jobs = () => world.query(`select 1 from graphile_worker.jobs where task_identifier = 'fetch-template-picture'`)
  const fetched = await anEvent(world, { template_image_url: 'https://example.com/a.png' })
  assert.equal((await jobs()).length, 1)
  for (const status of ['pending', 'failed']) {
    await world.query(`update event set template_status = '${status}', template_error = 'x' where id = ${fetched.id}`)
    const before = (await jobs()).length
    const { template_status, template_image_url, template_error } = (await duplicate(world, fetched.id)).body
    assert.deepEqual([template_status, template_error], ['pending', null], status)
    assert.equal(template_image_url, 'https://example.com/a.png')
    assert.equal((await jobs()).length, before + 1)
  }
})
