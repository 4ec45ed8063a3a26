import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachBatch, inBatches } from './in-batches.ts'

const numbers = Array.from({ length: 250 }, (_, index) => index)

test('others have their turn between two batches, also when the work waits for nothing', async () => {
  const seen: (number | string)[] = []
  setImmediate(() => seen.push('other'))
  await forEachBatch(numbers, (batch) => seen.push(batch.length))
  assert.deepEqual(seen, [100, 'other', 100, 50])
})

test('what the batches give is joined in order', async () => {
  assert.deepEqual(await inBatches(numbers, async (batch) => batch.map(String)), numbers.map(String))
})
