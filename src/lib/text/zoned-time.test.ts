import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zonedDay, zonedTime } from './zoned-time.ts'

test('a time is told as the clocks of its zone show it, with how far they are from UTC', () => {
  const told: [at: string, zone: string, text: string][] = [
    ['2026-12-01T06:00:00Z', 'Europe/Istanbul', '2026-12-01T09:00:00+03:00'],
    ['2026-07-01T22:30:15.250Z', 'Europe/Berlin', '2026-07-02T00:30:15+02:00'],
    ['2026-01-01T00:00:00Z', 'America/St_Johns', '2025-12-31T20:30:00-03:30'],
    ['2026-12-01T06:00:00Z', 'UTC', '2026-12-01T06:00:00+00:00'],
    ['1850-01-01T00:00:00Z', 'Europe/Istanbul', '1850-01-01T00:00:00.000Z'],
  ]
  for (const [at, zone, text] of told) {
    assert.equal(zonedTime(new Date(at), zone), text)
    assert.equal(Math.trunc(Date.parse(text) / 1000), Math.trunc(Date.parse(at) / 1000))
  }
  assert.equal(zonedDay(new Date('2026-07-01T22:30:00Z'), 'Europe/Berlin'), '2026-07-02')
})
