import assert from 'node:assert/strict'
import { test } from 'node:test'
import { instantOf, wallTimeOf } from './wall-time.ts'

test('a typed time is in the zone of the event, also around clock changes', () => {
  assert.equal(instantOf('2026-12-01T09:00', 'Europe/Istanbul'), '2026-12-01T06:00:00.000Z')
  assert.equal(instantOf('2026-07-01T09:00', 'America/New_York'), '2026-07-01T13:00:00.000Z')
  assert.equal(instantOf('2026-03-29T03:30', 'Europe/Berlin'), '2026-03-29T01:30:00.000Z')
  assert.equal(instantOf('2026-10-25T12:00', 'Europe/Berlin'), '2026-10-25T11:00:00.000Z')
  // West of UTC the day on which clocks change begins before its change, by the clock of UTC.
  assert.equal(instantOf('2026-03-08T09:00', 'America/Los_Angeles'), '2026-03-08T16:00:00.000Z')
  assert.equal(instantOf('2026-11-01T06:00', 'America/Los_Angeles'), '2026-11-01T14:00:00.000Z')
  for (const zone of ['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia', 'Europe/Berlin'])
    for (let hour = 0; hour < 366 * 24; hour += 61) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour)).toISOString()
      const wall = wallTimeOf(instant, zone)
      assert.equal(wallTimeOf(instantOf(wall, zone), zone), wall, `${instant} in ${zone}`)
    }
})
