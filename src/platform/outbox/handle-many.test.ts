import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handleAll } from '../../../test/support/handle-all.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { notes } from '../../../test/support/notes-module.ts'
import { modules } from '../../modules.ts'
import { jobContext } from '../context/context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { change } from '../db/query.ts'
import { handleEvents } from './handle-events.ts'
import type { Listener } from './listener.ts'
import { recordEvents } from './record-event.ts'
import { runListeners } from './run-listeners.ts'

const withNotes = { modules: [...modules, notes] }

const write = (world: World, orgId: number, ...numbers: number[]) =>
  inTransaction(jobContext(world.services, orgId, 'test'), (ctx) =>
    recordEvents(
      ctx,
      numbers.map((n) => ({ type: 'note.written', subjectId: 1, data: { n } })),
    ),
  )

const numberOf = ({ data }: { data: unknown }) => (data as { n: number }).n

test('who takes many events at once gets those of each organisation together, in their order', async () => {
  await using world = await startWorld(withNotes)
  await world.stranger()
  const told: [number, number[]][] = []
  const listener: Listener = {
    name: 'gatherer',
    types: ['note.written'],
    from: 'now',
    handleMany: async (ctx, events) => void told.push([ctx.orgId, events.map(numberOf)]),
  }
  await handleEvents(world.services, listener, 100)
  await write(world, 1, 1, 2)
  await write(world, 2, 3)
  await write(world, 1, 4, 5)
  assert.equal((await handleEvents(world.services, listener, 4)).read, 4)
  assert.equal((await handleEvents(world.services, listener, 4)).read, 1)
  assert.deepEqual(told, [
    [1, [1, 2, 4]],
    [2, [3]],
    [1, [5]],
  ])
})

test('of many events that fail together each is told again, and all that was done is done once', async () => {
  await using world = await startWorld(withNotes)
  await world.query('create table heard (nth serial, n int)')
  let failures = 2
  const listener: Listener = {
    name: 'stumbling gatherer',
    types: ['note.written'],
    from: 'now',
    handleMany: async (ctx, events) => {
      await change(ctx)`insert into heard (n) select * from unnest(${events.map(numberOf)}::int[])`
      if (events.some((event) => numberOf(event) === 3) && failures-- > 0) throw new Error('not yet')
    },
  }
  await handleEvents(world.services, listener, 100)
  await write(world, 1, 1, 2, 3, 4)
  const times = { pollMs: 5, batchMs: 1, batchManyMs: 1, pauseMs: 5, longestPauseMs: 20 }
  const { databaseUrl: url, services } = world
  const running = await runListeners({ url, services, listeners: [listener], warn: () => {}, times })
  const heard = async () => (await world.query<{ n: number }>('select n from heard order by nth')).map(({ n }) => n)
  while ((await heard()).length < 4) await new Promise((resolve) => setTimeout(resolve, 5))
  await running.stop()
  assert.deepEqual(await heard(), [1, 2, 3, 4])
  await world.query('drop table heard')
})

test('events before one that a listener can never take are heard all the same', async () => {
  await using world = await startWorld(withNotes)
  await world.query('create table heard (nth serial, n int)')
  const listener: Listener = {
    name: 'stuck',
    types: ['note.written'],
    from: 'now',
    handle: async (ctx, event) => {
      if (numberOf(event) === 3) throw new Error('never')
      await change(ctx)`insert into heard (n) values (${numberOf(event)})`
    },
  }
  await handleEvents(world.services, listener, 100)
  await write(world, 1, 1, 2, 3)
  const times = { pollMs: 5, batchMs: 1, batchManyMs: 1, pauseMs: 5, longestPauseMs: 20 }
  const { databaseUrl: url, services } = world
  const running = await runListeners({ url, services, listeners: [listener], warn: () => {}, times })
  const heard = async () => (await world.query<{ n: number }>('select n from heard order by nth')).map(({ n }) => n)
  while ((await heard()).length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
  await running.stop()
  assert.deepEqual(await heard(), [1, 2])
  await world.query('drop table heard')
})

test('of events that are large, fewer are read at a time, and none is left out', async () => {
  await using world = await startWorld(withNotes)
  const told: number[][] = []
  const listener: Listener = {
    name: 'careful',
    types: ['note.written'],
    from: 'now',
    handleMany: async (_, events) => void told.push(events.map(numberOf)),
  }
  await handleEvents(world.services, listener, 100)
  await inTransaction(jobContext(world.services, 1, 'test'), (ctx) =>
    recordEvents(
      ctx,
      [1, 2, 3, 4, 5].map((n) => ({
        type: 'note.written',
        subjectId: 1,
        data: { n, mark: 'x'.repeat(n === 4 ? 9_000_000 : 3_000_000) },
      })),
    ),
  )
  await handleAll(world, listener)
  assert.deepEqual(told, [[1, 2, 3], [4], [5]])
})
