import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/support/fast-check.ts'
import { isoTime, readUtcTime } from './utc-time.ts'

const times = fc.oneof(
  fc.integer({ min: Date.parse('0001-01-01T00:00:00Z'), max: Date.parse('9999-12-31T23:59:59.999Z') }),
  // Both ends of recurring days, before and after the epoch.
  fc
    .tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -1_500, max: 1_500 }))
    .map(([n, ms]) => n * 86_400_000 + ms),
)

test('a time is written as the language writes it', () => {
  fc.assert(
    fc.property(times, (ms) => assert.equal(isoTime(new Date(ms)), new Date(ms).toISOString())),
    { numRuns: 5_000 },
  )
  assert.equal(isoTime(new Date(8.64e15)), '+275760-09-13T00:00:00.000Z')
  assert.throws(() => isoTime(new Date(Number.NaN)), RangeError)
})

test('a time that PostgreSQL wrote is read to the millisecond, with as many digits of a second as it has', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 6 }), (ms, length) => {
      const [whole, fraction] = new Date(ms).toISOString().replace('T', ' ').slice(0, -1).split('.')
      const digits = `${fraction}789`.slice(0, length)
      const kept = Number(digits.slice(0, 3).padEnd(3, '0'))
      const text = `${whole}${digits ? `.${digits}` : ''}+00`
      assert.equal(readUtcTime(text).getTime(), Math.floor(ms / 1_000) * 1_000 + kept, text)
    }),
    { numRuns: 5_000 },
  )
})
