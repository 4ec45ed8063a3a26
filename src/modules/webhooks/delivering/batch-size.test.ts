import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchSize } from './batch-size.ts'

test('batches grow to 128 while they are sent within 300 ms, and shrink to 4 while they take longer', () => {
  const batch = batchSize(0)
  let nowMs = 0
  const sizes = (takesMs: number, times: number) =>
    Array.from({ length: times }, () => {
      nowMs += takesMs
      return batch.next(nowMs)
    })
  assert.deepEqual(sizes(299, 7), [8, 16, 32, 64, 128, 128, 128])
  assert.deepEqual(sizes(300, 7), [64, 32, 16, 8, 4, 4, 4])
  assert.equal(batch.size(), 4)
  assert.deepEqual(sizes(1, 2), [8, 16])
})
