import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { startWorld } from '../../../test/support/harness.ts'
import { jobContext } from '../context/context.ts'
import type { Db } from './database.ts'
import { gather } from './gather.ts'
import { inTransaction } from './in-transaction.ts'
import { change, many } from './query.ts'

const world = await startWorld({ doctor: false })
after(() => world[Symbol.asyncDispose]())
await world.query(
  'create table thing (id int primary key, n int); insert into thing select n, 0 from generate_series(1, 50) n',
)
const context = jobContext(world.services, 1, 'test')

type Within = { readonly db: Db }

/** Reads `thing` and records the keys of each statement; `held` delays a result. */
function things(held: () => Promise<unknown> = async () => {}) {
  const statements: number[][] = []
  const read = async (within: Within, ids: number[]) => {
    statements.push(ids)
    const rows = await many<{ id: number; n: number }>(within)`select id, n from thing where id = any(${ids}::int[])`
    await held()
    return ids.map((id) => rows.find((row) => row.id === id)?.n ?? null)
  }
  return { statements, read }
}

test('those that ask in one turn of the event loop share a statement, and each is told what is of its own key', async () => {
  const { statements, read } = things()
  await world.query('update thing set n = id * 10')
  const find = gather(read)
  const found = await Promise.all([7, 3, 99, 7, 50].map((id) => find(context, id)))
  assert.deepEqual(found, [70, 30, null, 70, 500])
  assert.deepEqual(statements, [[7, 3, 99, 7, 50]])
  assert.equal(await find(context, 1), 10)
  assert.equal(statements.length, 2)
})

type Find = (within: Within, id: number) => Promise<number | null>

/**
 * Two readers ask for the same key; the second asks after a change, while the statement of the first is running and has
 * read.
 */
async function readAfterCommit(wrap: (find: Find) => Find) {
  await world.query('update thing set n = 1 where id = 1')
  const hasRead = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const { read, statements } = things(() => {
    hasRead.resolve()
    return held.promise
  })
  const find = wrap(gather(read))
  const early = find(context, 1)
  await hasRead.promise
  await world.query('update thing set n = 2 where id = 1')
  const late = find(context, 1)
  await nextTurn()
  held.resolve()
  return { found: [await early, await late], statements: statements.length }
}

test('what was committed before somebody asks is seen, also while a statement is under way that read before', async () => {
  assert.deepEqual(await readAfterCommit((find) => find), { found: [1, 2], statements: 2 })
})

test('twin: whoever reuses the answer that is under way is told what is no more', async () => {
  const underWay = new Map<number, Promise<number | null>>()
  const reusing =
    (find: Find): Find =>
    (within, id) => {
      const known = underWay.get(id) ?? find(within, id)
      underWay.set(id, known)
      return known
    }
  assert.deepEqual(await readAfterCommit(reusing), { found: [1, 1], statements: 1 })
})

test('a statement that gets stuck holds up nobody who asks after it', async () => {
  const stuck = Promise.withResolvers<void>()
  let first = true
  const { read, statements } = things(() => {
    const wait = first
    first = false
    return wait ? stuck.promise : Promise.resolve()
  })
  const find = gather(read)
  const early = find(context, 1)
  while (statements.length === 0) await nextTurn()
  assert.notEqual(await find(context, 2), null)
  stuck.resolve()
  assert.notEqual(await early, null)
})

test('those for whom a stuck statement had no room are not held up by it either', async () => {
  const stuck = Promise.withResolvers<void>()
  let first = true
  const find = gather(async (_within: Within, ids: number[]) => {
    if (first) {
      first = false
      await stuck.promise
    }
    return ids
  })
  const asked = Array.from({ length: 101 }, (_, n) => find(context, n))
  assert.equal(await asked[100], 100)
  stuck.resolve()
  assert.deepEqual(
    await Promise.all(asked),
    asked.map((_, n) => n),
  )
})

test('one statement is under way at a time, and of many that wait no more than a hundred go with the next', async () => {
  let running = 0
  let most = 0
  const { statements, read } = things(() => nextTurn())
  const find = gather(async (within: Within, ids: number[]) => {
    most = Math.max(most, ++running)
    const found = await read(within, ids)
    running -= 1
    return found
  })
  await Promise.all(Array.from({ length: 250 }, (_, n) => find(context, (n % 50) + 1)))
  assert.equal(most, 1)
  assert.deepEqual(
    statements.map((ids) => ids.length),
    [100, 100, 50],
  )
})

test('a statement that fails is told to all that waited for it, and those that come after are served', async () => {
  let failing = true
  const { read } = things()
  const find = gather(async (within: Within, ids: number[]) => {
    if (failing) await many(within)`select 1 / 0`
    return read(within, ids)
  })
  const failed = await Promise.allSettled([find(context, 1), find(context, 2)])
  assert.deepEqual(
    failed.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  failing = false
  assert.notEqual(await find(context, 2), null)
})

test('in a transaction a read sees what the transaction has changed, and nobody else does', async () => {
  const { read, statements } = things()
  const find = gather(read)
  await inTransaction(context, async (inner) => {
    await change(inner)`update thing set n = 777 where id = 2`
    const [own, others] = await Promise.all([find(inner, 2), find(context, 2)])
    assert.deepEqual([own, others === 777], [777, false])
  })
  assert.deepEqual(statements, [[2], [2]])
})
