import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aggregateOnce } from '../../rollups/aggregate-figures.ts'

const ok = async (request: ReturnType<World['request']>): Promise<any> => {
  const { status, body } = await request
  assert.ok(status < 300, JSON.stringify(body))
  return body
}

const NOTHING = { issued: 0, active: 0, expired: 0, revoked: 0 }

test('registrations of an event are told for each day of the range, as an answer and as lines', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-22T18:00:00Z'))
  const event = await anEvent(world, { registration_capacity: 5 })
  const attendee = await anAttendee(world, event.id)
  await anAttendee(world, event.id)
  world.stopClock(new Date('2026-11-24T18:00:00Z'))
  await ok(world.request('PATCH', `/admin/events/${event.id}/attendees/${attendee.id}`, { status: 'cancelled' }))
  const path = `/admin/events/${event.id}/analytics?from=2026-11-22`
  const { registrations, ...body } = await ok(world.request('GET', path))
  assert.deepEqual(registrations, {
    capacity: 5,
    taken: 1,
    free: 4,
    waiting: 0,
    in_range: { registered: 2, cancelled: 1, waitlisted: 0 },
    sources: [{ source: 'api', registered: 2 }],
    series: [
      { date: '2026-11-22', registered: 2, cancelled: 0, waitlisted: 0 },
      { date: '2026-11-23', registered: 0, cancelled: 0, waitlisted: 0 },
      { date: '2026-11-24', registered: 0, cancelled: 1, waitlisted: 0 },
    ],
  })
  const { time_zone, from, to, interval, as_of } = body
  assert.deepEqual(
    [time_zone, from, to, interval, as_of],
    ['UTC', '2026-11-22', '2026-11-24', 'day', '2026-11-24T18:00:00.000Z'],
  )
  const { text, headers } = await world.request('GET', `${path}&format=csv`)
  assert.match(String(headers['content-type']), /^text\/csv/)
  const lines = text.split('\r\n')
  assert.deepEqual(lines.slice(2, 3), ['range,,from,2026-11-22'])
  for (const line of [
    'registrations,,capacity,5',
    'registrations,2026-11-24,series.cancelled,1',
    'funnel,,registered.count,1',
  ])
    assert.ok(lines.includes(line), line)
})

test('who came is told by session, by hour and as steps, and who did not once the event is over', async () => {
  await using world = await startWorld()
  await ok(world.request('PATCH', '/admin/organisation', { time_zone: 'Asia/Kathmandu' }))
  world.stopClock(new Date('2026-12-01T09:20:00Z'))
  const event = await anEvent(world, { certificate_tiers: [{ name: 'Gold', min_attendance_percent: 50 }] })
  const [opening, closing] = [await aSession(world, event.id, { capacity: 2 }), await aSession(world, event.id)]
  const people = [
    await anAttendee(world, event.id),
    await anAttendee(world, event.id),
    await anAttendee(world, event.id),
  ]
  const into = (session: any, attendee: any) =>
    ok(world.request('POST', `/admin/events/${event.id}/sessions/${session.id}/checkin`, { attendee_id: attendee.id }))
  await into(opening, people[0])
  await into(opening, people[1])
  world.stopClock(new Date('2026-12-01T09:40:00Z'))
  await into(closing, people[0])
  const read = () => ok(world.request('GET', `/admin/events/${event.id}/analytics?from=2026-12-01&to=2026-12-01`))
  const during = (await read()).attendance
  assert.deepEqual([during.registered, during.attended, during.ratio, during.no_shows], [3, 2, 0.6667, null])
  assert.deepEqual(
    during.sessions.map(({ session_id, checked_in, of_capacity, of_attended }: any) => [
      session_id,
      checked_in,
      of_capacity,
      of_attended,
    ]),
    [
      [opening.id, 2, 1, 1],
      [closing.id, 1, null, 0.5],
    ],
  )
  assert.equal(during.hours.length, 24)
  assert.deepEqual(
    during.hours.filter(({ checked_in }: any) => checked_in > 0),
    [{ hour: '2026-12-01T09:15:00.000Z', checked_in: 3 }],
  )
  world.stopClock(new Date('2026-12-01T10:00:00Z'))
  await ok(world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [people[0].id] }))
  await aggregateOnce(world.services)
  const { attendance, funnel, certificates, event: about } = await read()
  assert.deepEqual([attendance.no_shows, attendance.no_show_ratio, about.is_over], [1, 0.3333, true])
  assert.deepEqual(
    funnel.map(({ step, count, of_previous, of_registered }: any) => [step, count, of_previous, of_registered]),
    [
      ['registered', 3, 1, 1],
      ['attended', 2, 0.6667, 0.6667],
      ['certified', 1, 0.5, 0.3333],
      ['verified', 0, 0, 0],
      ['shared', 0, 0, 0],
    ],
  )
  assert.deepEqual(certificates.tiers, [{ tier: 'Gold', issued: 1, active: 1, expired: 0, revoked: 0 }])
})

test('a certificate counts as expired from the moment at which it does, also within a day', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-20T12:00:00Z'))
  const event = await anEvent(world, { certificate_validity_days: 1 })
  const people = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  const { certificates } = await ok(
    world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: people.map(({ id }) => id) }),
  )
  await ok(world.request('POST', `/admin/certificates/${certificates[0].id}/revoke`, { reason: 'A mistake' }))
  const ends = new Date((await ok(world.request('GET', `/admin/certificates/${certificates[1].id}`))).expires_at)
  const states = async () => (await ok(world.request('GET', `/admin/events/${event.id}/analytics`))).certificates.now
  world.stopClock(new Date(ends.getTime() - 1))
  assert.deepEqual(await states(), { ...NOTHING, issued: 2, active: 1, revoked: 1 })
  world.stopClock(ends)
  assert.deepEqual(await states(), { ...NOTHING, issued: 2, expired: 1, revoked: 1 })
  await aggregateOnce(world.services)
  assert.deepEqual(await states(), { ...NOTHING, issued: 2, expired: 1, revoked: 1 })
  world.stopClock(new Date(ends.getTime() + 86_400_000))
  assert.deepEqual(await states(), { ...NOTHING, issued: 2, expired: 1, revoked: 1 })
})

test('an event without anything has zeros, and that of another organisation is not there', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}/analytics`
  const { event: about, attendance, certificates, survey } = await ok(world.request('GET', path))
  assert.deepEqual([about.event_date, about.ends_at, about.is_over], [null, null, false])
  assert.deepEqual([attendance.ratio, attendance.no_shows, attendance.hours], [0, null, []])
  assert.deepEqual([certificates.now, certificates.series.length], [NOTHING, 30])
  assert.deepEqual([survey.responses, survey.response_ratio, survey.scores], [0, 0, []])
  assertRefused(await world.request('GET', path, undefined, { key: await world.stranger() }), 404, 'not_found')
  assertRefused(await world.request('GET', `${path}?from=2026-02-30`), 422, 'validation_failed', 'query.from')
})

test('attendees are told by registration type, in the order of the types, and last those without one', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}`
  const read = async () => (await ok(world.request('GET', `${path}/analytics`))).types
  await anAttendee(world, event.id)
  assert.deepEqual(await read(), [])
  const press = await ok(world.request('POST', `${path}/registration-types`, { name: 'Press' }))
  const student = await ok(
    world.request('POST', `${path}/registration-types`, { name: 'Student', capacity: 9, position: 0 }),
  )
  const people = []
  for (let nth = 0; nth < 3; nth++) people.push(await anAttendee(world, event.id, { registration_type_id: student.id }))
  await ok(world.request('POST', `${path}/checkin`, { attendee_id: people[0].id }))
  await ok(world.request('POST', `${path}/checkin`, { attendee_id: people[1].id }))
  await ok(world.request('POST', `${path}/certificates`, { attendee_ids: [people[0].id] }))
  for (const { id } of people.slice(1))
    await ok(world.request('PATCH', `${path}/attendees/${id}`, { status: 'cancelled' }))
  const none = { capacity: null, registered: 0, attended: 0, certified: 0, taken: 0, waiting: 0, attended_ratio: 0 }
  assert.deepEqual(await read(), [
    {
      ...{ registration_type_id: student.id, name: 'Student', capacity: 9, registered: 2, attended: 2, certified: 1 },
      ...{ taken: 1, waiting: 0, attended_ratio: 1 },
    },
    { ...none, registration_type_id: press.id, name: 'Press' },
    { ...none, registration_type_id: null, name: null, registered: 1, taken: 1 },
  ])
})
