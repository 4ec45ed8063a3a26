import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tzOffset } from '@date-fns/tz'
import { moveByClock } from './wall-clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const move = (zone: string, start: string, end: string, by: number) => {
  const times = { start: Date.parse(start), end: Date.parse(end) }
  const moved = moveByClock((moment) => tzOffset(zone, new Date(moment)), times, by)
  return [moved.start, moved.end].map((time) => new Date(time).toISOString().slice(0, 16))
}

test('what begins at 09:00 begins at 09:00, however the clocks are changed in between', () => {
  // New York changes from -5 to -4 on 8 March 2026, and back on 1 November.
  const [start, end] = ['2026-03-07T14:00Z', '2026-03-07T15:30Z']
  assert.deepEqual(move('America/New_York', start, end, DAY), ['2026-03-08T13:00', '2026-03-08T14:30'])
  assert.deepEqual(move('America/New_York', start, end, -365 * DAY), ['2025-03-07T14:00', '2025-03-07T15:30'])
  assert.deepEqual(move('America/New_York', '2026-10-31T13:00Z', '2026-10-31T14:00Z', DAY + HOUR), [
    '2026-11-01T15:00',
    '2026-11-01T16:00',
  ])
  // Istanbul stopped changing its clocks, Apia skipped a day, and Casablanca follows the moon.
  assert.deepEqual(move('Europe/Istanbul', '2015-12-01T07:00Z', '2015-12-01T08:00Z', 366 * DAY), [
    '2016-12-01T06:00',
    '2016-12-01T07:00',
  ])
  assert.deepEqual(move('Pacific/Apia', '2011-12-29T19:00Z', '2011-12-29T20:00Z', 2 * DAY), [
    '2011-12-30T19:00',
    '2011-12-30T20:00',
  ])
  assert.deepEqual(move('Africa/Casablanca', '2025-02-22T08:00Z', '2025-02-22T09:00Z', DAY), [
    '2025-02-23T09:00',
    '2025-02-23T10:00',
  ])
})

test('an exhibition over a change ends when its doors close, and lasts longer or shorter for it', () => {
  assert.deepEqual(move('America/New_York', '2026-02-27T14:00Z', '2026-03-02T22:00Z', 7 * DAY), [
    '2026-03-06T14:00',
    '2026-03-09T21:00',
  ])
})

test('a time that the clocks skip comes as much later, one that they show twice the first time', () => {
  // 02:30 does not exist on 8 March, and 01:30 occurs twice on 1 November.
  assert.deepEqual(move('America/New_York', '2026-03-07T07:30Z', '2026-03-07T07:45Z', DAY), [
    '2026-03-08T07:30',
    '2026-03-08T07:45',
  ])
  assert.deepEqual(move('America/New_York', '2026-10-31T05:30Z', '2026-10-31T06:30Z', DAY), [
    '2026-11-01T05:30',
    '2026-11-01T07:30',
  ])
})

test('no session ends before it starts: where the clocks say so, it lasts as long as it did', () => {
  // From 01:45 to 01:15, since the clocks go back from 02:00 to 01:00.
  assert.deepEqual(move('America/New_York', '2026-11-01T05:45Z', '2026-11-01T06:15Z', DAY), [
    '2026-11-02T06:45',
    '2026-11-02T07:15',
  ])
})

test('what is not moved stays as it is, also the second of two hours', () => {
  const times = ['2026-11-01T06:15Z', '2026-11-01T06:45Z'] as const
  assert.deepEqual(move('America/New_York', ...times, 0), ['2026-11-01T06:15', '2026-11-01T06:45'])
})
