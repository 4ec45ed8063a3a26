import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pace } from './pace.ts'

test('at a rate nobody passes sooner than its share of a second after the one before, whoever was late', async () => {
  const { signal } = new AbortController()
  const pass = pace(50)
  const began = performance.now()
  const passed: number[] = []
  const go = async () => {
    await pass(signal)
    passed.push(performance.now())
  }
  const all = Promise.all(Array.from({ length: 10 }, go))
  await new Promise((resolve) => setTimeout(resolve, 40))
  // The event loop is blocked for several turns, which must not pass together afterwards.
  while (performance.now() < began + 150);
  await all
  const gaps = passed.map((at, nth) => at - (passed[nth - 1] ?? began))
  for (const gap of gaps) assert.ok(gap >= 19.5, `${gaps}`)
})

test('without a rate nobody waits, and a stop ends the wait of those who have begun and of those who come later', async () => {
  const pass = pace(null)
  await pass(new AbortController().signal)
  // Once in eleven days, so that only the stop can end this test.
  const slow = pace(0.000_001)
  const stop = new AbortController()
  const waiting = [slow(stop.signal), slow(stop.signal)]
  await new Promise(setImmediate)
  stop.abort()
  await Promise.all(waiting)
  await slow(AbortSignal.abort())
})
