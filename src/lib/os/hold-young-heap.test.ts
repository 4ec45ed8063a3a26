import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { getHeapSpaceStatistics } from 'node:v8'
import { holdYoungHeap } from './hold-young-heap.ts'

const youngMegabytes = () =>
  getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')!.space_size / 1_048_576

test('the part of the heap for new objects grows to 32 MB and no further, however many are made', async (t) => {
  t.after(holdYoungHeap(1))
  let kept: object[] = []
  for (let turn = 0; turn < 600; turn++) {
    for (let n = 0; n < 10_000; n++) kept.push({ turn, own: [n] })
    if (turn % 20 === 0) kept = []
    await nextTurn()
  }
  assert.equal(youngMegabytes(), 32)
})
