import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anEvent, aSession } from '../../../test/support/factories.ts'
import { type Answer, startWorld, type World } from '../../../test/support/harness.ts'

async function endOf(world: World, id: number): Promise<string | null> {
  const [row] = await world.query<{ ends: Date | null }>(`select event_end(${id}) as ends`)
  return row!.ends?.toISOString() ?? null
}

test('an event ends with its last session, or with the day of its date where it takes place', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { event_date: '2026-11-20T23:30:00Z', event_timezone: 'Europe/Istanbul' })
  assert.equal(await endOf(world, event.id), '2026-11-21T21:00:00.000Z')
  await aSession(world, event.id, { start_time: '2026-11-19T09:00:00Z', end_time: '2026-11-19T17:00:00Z' })
  await aSession(world, event.id, { start_time: '2026-11-19T08:00:00Z', end_time: '2026-11-19T12:00:00Z' })
  assert.equal(await endOf(world, event.id), '2026-11-19T17:00:00.000Z')
  assert.equal(await endOf(world, (await anEvent(world)).id), null)
  assert.equal(await endOf(world, 0), null)
})

test('the day of an event has as many hours as the clocks give it', async () => {
  await using world = await startWorld()
  for (const [event_date, event_timezone, ends] of [
    // 23 and 25 hours, a midnight that does not exist, and a day that the calendar of the place left out.
    ['2026-03-29T00:00:00+01:00', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25T00:00:00+02:00', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2026-09-05T12:00:00-04:00', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2011-12-29T12:00:00-10:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['9999-12-31T12:00:00Z', 'UTC', '+010000-01-01T00:00:00.000Z'],
    ['0001-01-01T00:00:00Z', 'Pacific/Auckland', '0001-01-01T12:20:56.000Z'],
    // Old names that browsers know and PostgreSQL does not.
    ['2026-11-20T12:00:00Z', 'US/Pacific-New', '2026-11-21T00:00:00.000Z'],
  ] as const) {
    const { id } = await anEvent(world, { event_date, event_timezone })
    assert.equal(await endOf(world, id), ends, event_timezone)
  }
})

test('an event with an end is over at its end or that of its last session, whichever is later', async () => {
  await using world = await startWorld()
  const dates = { event_date: '2026-11-20T10:00:00+03:00', event_end_date: '2026-11-22T17:00:00+03:00' }
  const event = await anEvent(world, { ...dates, event_timezone: 'Europe/Istanbul' })
  assert.equal(event.event_end_date, '2026-11-22T14:00:00.000Z')
  assert.equal(await endOf(world, event.id), '2026-11-22T14:00:00.000Z')
  await aSession(world, event.id, { start_time: '2026-11-20T09:00:00Z', end_time: '2026-11-20T12:00:00Z' })
  assert.equal(await endOf(world, event.id), '2026-11-22T14:00:00.000Z')
  await aSession(world, event.id, { start_time: '2026-11-22T13:00:00Z', end_time: '2026-11-22T15:00:00Z' })
  assert.equal(await endOf(world, event.id), '2026-11-22T15:00:00.000Z')
})

test('the last day counts in full when beginning and end are days without times', async () => {
  await using world = await startWorld()
  for (const [event_date, event_end_date, ends] of [
    ['2026-11-20T00:00:00+03:00', '2026-11-22T00:00:00+03:00', '2026-11-22T21:00:00.000Z'],
    ['2026-11-20T00:00:00+03:00', '2026-11-20T00:00:00+03:00', '2026-11-20T21:00:00.000Z'],
    // A party until midnight, and a day whose end has a time.
    ['2026-11-20T20:00:00+03:00', '2026-11-21T00:00:00+03:00', '2026-11-20T21:00:00.000Z'],
    ['2026-11-20T00:00:00+03:00', '2026-11-20T17:00:00+03:00', '2026-11-20T14:00:00.000Z'],
  ]) {
    const { id } = await anEvent(world, { event_date, event_end_date, event_timezone: 'Europe/Istanbul' })
    assert.equal(await endOf(world, id), ends, event_end_date)
    const [{ ends_at }] = await world.query<any>(`
      select (event_times(event_date, event_end_date, event_timezone, null, null)).ends_at from event where id = ${id}`)
    assert.equal(ends_at.toISOString(), ends)
  }
})

test('an end without a date, or before it, is refused by name and changes nothing', async () => {
  await using world = await startWorld()
  const refused = (answer: Answer) =>
    assertRefused(answer, 422, 'validation_failed', 'body.event_end_date', 'before_beginning')
  const [nine, five] = ['2026-11-20T09:00:00.000Z', '2026-11-20T17:00:00.000Z']
  const given = { name: 'Node Day', template_image_url: 'placeholder' }
  refused(await world.request('POST', '/admin/events', { ...given, event_end_date: five }))
  refused(await world.request('POST', '/admin/events', { ...given, event_date: five, event_end_date: nine }))
  const event = await anEvent(world, { event_date: nine, event_end_date: nine })
  const change = (fields: object) => world.request('PATCH', `/admin/events/${event.id}`, fields)
  refused(await change({ event_date: five }))
  refused(await change({ event_date: null }))
  refused(await change({ event_end_date: '2026-11-20T08:59:59.999Z' }))
  assert.deepEqual((await world.request('GET', `/admin/events/${event.id}`)).body, event)
  assert.equal((await change({ event_date: five, event_end_date: five })).body.event_end_date, five)
  assert.equal((await change({ event_date: null, event_end_date: null })).body.event_end_date, null)
  const list = await world.request('GET', '/admin/events')
  assert.equal(list.body.length, 1)
})

test('registration is open until the end of an event of several days, and the marketplace lists it until then', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, {
    visibility: 'public',
    event_date: '2026-11-20T09:00:00Z',
    event_end_date: '2026-11-22T17:00:00Z',
  })
  const slug = event.public_url.split('/').at(-1)
  for (const [now, isOpen] of [
    ['2026-11-22T16:59:59Z', true],
    ['2026-11-22T17:00:01Z', false],
  ] as const) {
    world.stopClock(new Date(now))
    const visitors = await world.request('GET', `/public/events/${slug}`)
    assert.equal(visitors.body.registration, isOpen ? 'open' : 'past', now)
    const ids = async (when: string) =>
      (await world.request('GET', `/public/marketplace?when=${when}`)).body.map(({ id }: { id: number }) => id)
    assert.deepEqual(await ids('upcoming'), isOpen ? [event.id] : [], now)
    assert.deepEqual(await ids('past'), isOpen ? [] : [event.id], now)
    const listed = await world.request('GET', `/admin/events?when=${isOpen ? 'upcoming' : 'past'}`)
    assert.equal(listed.body.length, 1)
  }
})
