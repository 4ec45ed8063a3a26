import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent, aSession } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'

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
