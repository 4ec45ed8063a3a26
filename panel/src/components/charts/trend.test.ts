import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextFirstDay, trendOf } from './trend.ts'

const DAYS = ['2026-11-28', '2026-11-29', '2026-11-30']

test('counts in the current interval alone are too early for a trend, which begins with the next one', () => {
  assert.deepEqual(trendOf(DAYS, [0, 0, 7], 'day'), { state: 'early', since: '2026-11-30', from: '2026-12-01' })
  assert.deepEqual(trendOf(['2026-10-01', '2026-11-01'], [0, 3], 'month'), {
    state: 'early',
    since: '2026-11-01',
    from: '2026-12-01',
  })
})

test('a series without counts is empty, and any other is shown', () => {
  assert.deepEqual(trendOf(DAYS, [0, 0, 0], 'day'), { state: 'empty' })
  assert.deepEqual(trendOf([], [], 'day'), { state: 'empty' })
  assert.deepEqual(trendOf(DAYS, [0, 3, 0], 'day'), { state: 'ready' })
  assert.deepEqual(trendOf(DAYS, [1, 0, 3], 'day'), { state: 'ready' })
  assert.deepEqual(trendOf(['2026-11-30'], [3], 'day'), { state: 'ready' })
})

test('the next interval begins after the end of a month and a year', () => {
  assert.equal(nextFirstDay('2026-12-31', 'day'), '2027-01-01')
  assert.equal(nextFirstDay('2026-12-28', 'week'), '2027-01-04')
  assert.equal(nextFirstDay('2026-12-01', 'month'), '2027-01-01')
})
