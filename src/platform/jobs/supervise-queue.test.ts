import assert from 'node:assert/strict'
import type { EventEmitter } from 'node:events'
import { test } from 'node:test'
import type { Runner } from 'graphile-worker'
import { scoped } from '../../../test/support/scoped.ts'
import { superviseQueue } from './supervise-queue.ts'

/** A queue that a test can fail; it counts its starts and stops. */
function fakeQueue() {
  const starts: { events: EventEmitter; end: (error?: Error) => void }[] = []
  const told = { stops: 0, refusals: 0 }
  const waiters: (() => void)[] = []
  const start = async (events: EventEmitter): Promise<Runner> => {
    if (told.refusals > 0) {
      told.refusals--
      throw new Error('The database is away.')
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    starts.push({ events, end: (error) => (error ? reject(error) : resolve()) })
    for (const waiter of waiters.splice(0)) waiter()
    const stop = async () => {
      told.stops++
      resolve()
    }
    return { promise, stop } as unknown as Runner
  }
  const nextStart = () => new Promise<void>((resolve) => waiters.push(resolve))
  return { start, starts, told, nextStart }
}

const silent = () => {}
const fail = (events: EventEmitter) => events.emit('worker:getJob:error', { error: new Error('no task ids') })

test('a queue that cannot fetch jobs five times in a row is stopped and started anew', async () => {
  const fake = fakeQueue()
  await using queue = scoped(await superviseQueue(fake.start, silent, { slots: 4 }))
  const next = fake.nextStart()
  for (let i = 0; i < 5; i++) fail(fake.starts[0]!.events)
  assert.equal(queue.isRunning(), false)
  await next
  await new Promise(setImmediate)
  assert.deepEqual([fake.starts.length, fake.told.stops, queue.isRunning()], [2, 1, true])
})

test('failures with a fetch in between do not count together', async () => {
  const fake = fakeQueue()
  await using queue = scoped(await superviseQueue(fake.start, silent, { slots: 4 }))
  const { events } = fake.starts[0]!
  for (let i = 0; i < 20; i++) {
    fail(events)
    if (i % 4 === 3) events.emit('worker:getJob:empty', {})
  }
  assert.deepEqual([fake.starts.length, queue.isRunning()], [1, true])
})

test('a queue that ends by itself is started again, also when the first tries fail', async () => {
  const fake = fakeQueue()
  await using _queue = scoped(await superviseQueue(fake.start, silent, { slots: 4 }))
  fake.told.refusals = 1
  const next = fake.nextStart()
  fake.starts[0]!.end(new Error('The connection is gone.'))
  await next
  assert.equal(fake.starts.length, 2)
})

test('a queue that was told to stop stays stopped', async () => {
  const fake = fakeQueue()
  await using queue = scoped(await superviseQueue(fake.start, silent, { slots: 4 }))
  await queue.stop()
  await new Promise(setImmediate)
  assert.deepEqual([fake.starts.length, fake.told.stops], [1, 1])
})

test('a queue that falls silent is not ready and is replaced, unless each of its workers has a job', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let now = 0
  t.mock.method(performance, 'now', () => now)
  const fake = fakeQueue()
  await using queue = scoped(await superviseQueue(fake.start, silent, { slots: 1 }))
  const { events } = fake.starts[0]!
  const worker = {}
  events.emit('worker:getJob:start', { worker })
  events.emit('job:start', { worker })
  now = 60_000
  t.mock.timers.tick(1_000)
  assert.deepEqual([queue.isRunning(), queue.silentMs(), fake.told.stops], [true, 0, 0])
  events.emit('job:complete', { worker })
  now += 15_001
  assert.deepEqual([queue.isRunning(), queue.silentMs()], [false, 15_001])
  const next = fake.nextStart()
  t.mock.timers.tick(1_000)
  await next
  await new Promise(setImmediate)
  assert.deepEqual([fake.starts.length, fake.told.stops, queue.isRunning()], [2, 1, true])
})
