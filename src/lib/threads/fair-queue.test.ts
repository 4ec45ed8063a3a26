import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fairQueue } from './fair-queue.ts'

/** Work that ends on request and records when it starts. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    },
    async end(name: string) {
      ends.get(name)!()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('so much runs at once; the rest waits in order, and what fails gives its place to the next', async () => {
  const inTurn = fairQueue({ atOnce: 2, waiting: 10, busy: 'busy' })
  const { begun, work, end } = works()
  const failing = inTurn(async () => {
    await work('a')()
    throw new Error('failed')
  })
  const others = ['b', 'c', 'd'].map((name) => inTurn(work(name)))
  assert.deepEqual(begun, ['a', 'b'])
  await Promise.all([assert.rejects(failing, /failed/), end('a')])
  assert.deepEqual(begun, ['a', 'b', 'c'])
  for (const name of ['c', 'd', 'b']) await end(name)
  assert.deepEqual(await Promise.all(others), ['b', 'c', 'd'])
  assert.equal(await inTurn(async () => 'again'), 'again')
})

test('whoever has nothing running comes before one who has, and the parties take turns', async () => {
  const inTurn = fairQueue({ atOnce: 2, waiting: 10, busy: 'busy' })
  const { begun, work, end } = works()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void inTurn(work(name), name[0])
  const turns = ['a1', 'a2', 'b1', 'a3', 'c1', 'b2', 'a4']
  for (const name of turns) await end(name)
  assert.deepEqual(begun, turns)
})

test('a party that has too much waiting is told to come later, and no other one', async () => {
  const inTurn = fairQueue({ atOnce: 1, waiting: 2, busy: 'Come later.' })
  const { begun, work, end } = works()
  for (const name of ['a1', 'a2', 'a3']) void inTurn(work(name), 'a')
  await assert.rejects(inTurn(work('a4'), 'a'), { code: 'unavailable', message: 'Come later.', retryAfter: 5 })
  void inTurn(work('b1'), 'b')
  const turns = ['a1', 'a2', 'b1', 'a3']
  for (const name of turns) await end(name)
  assert.deepEqual(begun, turns)
})

test('of a party no more runs than may of each, and others use what is left', async () => {
  const inTurn = fairQueue({ atOnce: 3, ofEach: 2, waiting: 10, busy: 'busy' })
  const { begun, work, end } = works()
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'a4']) void inTurn(work(name), name[0])
  assert.deepEqual(begun, ['a1', 'a2', 'b1'])
  await end('b1')
  assert.deepEqual(begun, ['a1', 'a2', 'b1', 'b2'])
  await end('a2')
  await end('b2')
  assert.deepEqual(begun, ['a1', 'a2', 'b1', 'b2', 'a3'])
  for (const name of ['a1', 'a3', 'a4']) await end(name)
  assert.equal(begun.length, 6)
})

test('work whose asker has gone is dropped while it waits, and leaves its place to the next', async () => {
  const inTurn = fairQueue({ atOnce: 1, waiting: 1, busy: 'busy' })
  const { begun, work, end } = works()
  const asker = new AbortController()
  void inTurn(work('a1'), 'a')
  const dropped = inTurn(work('b1'), 'b', asker.signal)
  await assert.rejects(inTurn(work('b2'), 'b'), { code: 'unavailable' })
  asker.abort(new Error('gone'))
  await assert.rejects(dropped, /gone/)
  void inTurn(work('b3'), 'b')
  for (const name of ['a1', 'b3']) await end(name)
  assert.deepEqual(begun, ['a1', 'b3'])
  await assert.rejects(inTurn(work('b4'), 'b', asker.signal), /gone/)
  assert.equal(await inTurn(async () => 'again'), 'again')
})
