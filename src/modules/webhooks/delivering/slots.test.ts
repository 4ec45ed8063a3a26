import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slots } from './slots.ts'

/** Work that ends when the test says so. */
function startWork(limit: () => number) {
  const heard: unknown[] = []
  const running = slots({ limit, onEnded: () => heard.push('ended'), onError: (error) => heard.push(error) })
  const open: PromiseWithResolvers<void>[] = []
  const run = () =>
    running.run(() => {
      const work = Promise.withResolvers<void>()
      open.push(work)
      return work.promise
    })
  return { running, run, open, heard }
}

test('there is a slot until as much is under way as is allowed at the moment, and again when one has ended', async () => {
  let limit = 2
  const { running, run, open, heard } = startWork(() => limit)
  assert.deepEqual([running.isIdle(), running.isFree()], [true, true])
  run()
  assert.deepEqual([running.isIdle(), running.isFree()], [false, true])
  run()
  assert.equal(running.isFree(), false)
  open[0]!.resolve()
  await new Promise(setImmediate)
  assert.deepEqual([running.isFree(), heard], [true, ['ended']])
  limit = 1
  assert.equal(running.isFree(), false)
  open[1]!.resolve()
  await new Promise(setImmediate)
  assert.deepEqual([running.isIdle(), running.isFree()], [true, true])
})

test('work that fails is told with its error, and its slot is free when that is heard', async () => {
  const { running, run, open, heard } = startWork(() => 1)
  run()
  const error = new Error('broken')
  open[0]!.reject(error)
  await new Promise(setImmediate)
  assert.deepEqual([heard, running.isIdle()], [[error, 'ended'], true])
})
