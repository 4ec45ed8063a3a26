import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'

test('registrations of an event are told for each day of the range, as an answer and as lines', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-22T18:00:00Z'))
  const event = await anEvent(world, { registration_capacity: 5 })
  const attendee = await anAttendee(world, event.id)
  await anAttendee(world, event.id)
  world.stopClock(new Date('2026-11-24T18:00:00Z'))
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${attendee.id}`, { status: 'cancelled' })
  const path = `/admin/events/${event.id}/analytics?from=2026-11-22`
  const { status, body } = await world.request('GET', path)
  assert.equal(status, 200, JSON.stringify(body))
  const { registrations, ...range } = body
  assert.deepEqual(registrations, {
    ...{ capacity: 5, taken: 1, waiting: 0 },
    in_range: { registered: 2, cancelled: 1, waitlisted: 0 },
    series: [
      { date: '2026-11-22', registered: 2, cancelled: 0, waitlisted: 0 },
      { date: '2026-11-23', registered: 0, cancelled: 0, waitlisted: 0 },
      { date: '2026-11-24', registered: 0, cancelled: 1, waitlisted: 0 },
    ],
  })
  assert.deepEqual(range, {
    ...{ time_zone: 'UTC', from: '2026-11-22', to: '2026-11-24', interval: 'day' },
    as_of: '2026-11-24T18:00:00.000Z',
  })
  const { text, headers } = await world.request('GET', `${path}&format=csv`)
  assert.match(String(headers['content-type']), /^text\/csv/)
  const lines = text.split('\r\n')
  assert.deepEqual(lines.slice(2, 3), ['range,,from,2026-11-22'])
  assert.ok(lines.includes('registrations,,capacity,5'))
  assert.ok(lines.includes('registrations,2026-11-24,series.cancelled,1'))
})
