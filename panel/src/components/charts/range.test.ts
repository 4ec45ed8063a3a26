import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayIn, readRange } from './range.ts'

const TODAY = '2026-11-28'

test('a range of the address ends today, or has the days that are named', () => {
  const last30 = { from: '2026-10-30', to: TODAY, interval: 'day', period: '30' }
  assert.deepEqual(readRange({}, TODAY), last30)
  assert.deepEqual(readRange({ period: 'nonsense', interval: 'year' }, TODAY), last30)
  assert.deepEqual(readRange({ from: '2026-11-09', to: '2026-11-01' }, TODAY), last30)
  assert.deepEqual(readRange({ period: '7', from: '2026-11-01', to: '2026-11-09' }, TODAY), {
    ...{ from: '2026-11-01', to: '2026-11-09', interval: 'day', period: 'custom' },
  })
  assert.equal(readRange({}, TODAY, '2026-09-01').from, '2026-09-01')
  assert.equal(readRange({ period: '7' }, TODAY, '2026-09-01').from, '2026-11-22')
})

test('the interval grows with the range unless one is chosen, and a range has at most five years', () => {
  assert.equal(readRange({ period: '90' }, TODAY).interval, 'day')
  assert.equal(readRange({ period: '365' }, TODAY).interval, 'week')
  assert.equal(readRange({ period: 'all' }, TODAY, '2024-01-01').interval, 'month')
  assert.equal(readRange({ period: '365', interval: 'day' }, TODAY).interval, 'day')
  assert.equal(readRange({ from: '1990-01-01', to: TODAY }, TODAY).from, '2021-11-29')
})

test('a day is that of the zone', () => {
  assert.equal(dayIn('Europe/Istanbul', '2026-11-27T22:30:00Z'), '2026-11-28')
  assert.equal(dayIn('America/New_York', '2026-11-28T02:30:00Z'), '2026-11-27')
})
