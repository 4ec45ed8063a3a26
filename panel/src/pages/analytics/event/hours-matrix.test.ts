import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hoursMatrix } from './hours-matrix.ts'

test('check-ins are shown by the day and hour of the organisation, with the hours between without any', () => {
  const of = hoursMatrix(
    [
      { hour: '2026-11-27T22:00:00.000Z', checked_in: 2 },
      { hour: '2026-11-28T06:00:00.000Z', checked_in: 5 },
      { hour: '2026-11-28T08:00:00.000Z', checked_in: 7 },
      { hour: '2026-11-28T20:00:00.000Z', checked_in: 0 },
    ],
    'Europe/Istanbul',
  )
  assert.deepEqual(of.days, ['2026-11-28'])
  assert.deepEqual(of.hours, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  assert.equal(of.most, 7)
  assert.deepEqual([of.count('2026-11-28', 1), of.count('2026-11-28', 9), of.count('2026-11-28', 10)], [2, 5, 0])
})

test('an hour that clocks show twice is one, and no check-ins are no hours', () => {
  const twice = ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z'].map((hour) => ({ hour, checked_in: 1 }))
  assert.equal(hoursMatrix(twice, 'Europe/Berlin').count('2026-10-25', 2), 2)
  assert.deepEqual(hoursMatrix([], 'UTC').hours, [])
})
