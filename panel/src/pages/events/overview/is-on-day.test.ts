import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOnDay } from './is-on-day.ts'

test('it is the day of an event by the clocks of its zone, from the first to the last of its days', () => {
  const event = { event_date: '2026-12-01T16:00:00Z', event_end_date: null, event_timezone: 'Pacific/Auckland' }
  // There it is 2 December, 5 in the morning.
  assert.deepEqual(
    ['2026-12-01T10:59:00Z', '2026-12-01T11:00:00Z', '2026-12-02T10:59:00Z', '2026-12-02T11:00:00Z'].map((now) =>
      isOnDay(event, Date.parse(now)),
    ),
    [false, true, true, false],
  )
  const long = { ...event, event_end_date: '2026-12-03T06:00:00Z' }
  assert.equal(isOnDay(long, Date.parse('2026-12-03T10:59:00Z')), true)
  assert.equal(isOnDay({ ...event, event_date: null }, Date.parse('2026-12-02T00:00:00Z')), false)
})
