import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inSlices } from './in-slices.ts'

const numbers = Array.from({ length: 300 }, (_, n) => n)

/** Keeps the processor busy for a tenth of a millisecond. */
function work(n: number): number {
  const until = performance.now() + 0.1
  while (performance.now() < until);
  return n * 2
}

test('other work runs in between, and the results are in order', async () => {
  let turns = 0
  const other = setInterval(() => turns++, 0)
  const doubled = await inSlices(numbers, work)
  clearInterval(other)
  assert.deepEqual(
    doubled,
    numbers.map((n) => n * 2),
  )
  // 30 ms of work in slices of two.
  assert.ok(turns >= 5, String(turns))
})

test('a failure ends the work, and work may take its time', async () => {
  assert.deepEqual(await inSlices([1, 2], async (n) => n + 1), [2, 3])
  const seen: number[] = []
  const failing = inSlices(numbers, (n) => {
    seen.push(n)
    if (n === 2) throw new Error('no')
  })
  await assert.rejects(failing, /no/)
  assert.deepEqual(seen, [0, 1, 2])
})
