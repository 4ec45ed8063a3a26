import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { handleAll } from '../../../test/support/handle-all.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { notes } from '../../../test/support/notes-module.ts'
import { scoped } from '../../../test/support/scoped.ts'
import { modules } from '../../modules.ts'
import { jobContext, type TxContext } from '../context/context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { change } from '../db/query.ts'
import { handleEvents } from './handle-events.ts'
import type { Listener, ListenerEvent } from './listener.ts'
import { recordEvents } from './record-event.ts'
import { runListeners } from './run-listeners.ts'

const FAST = { pollMs: 5, batchMs: 1, batchManyMs: 1, pauseMs: 5, longestPauseMs: 20 }

const world = await startWorld({ modules: [...modules, notes], doctor: false })
after(() => world[Symbol.asyncDispose]())
await world.query('create table heard (nth serial, listener text, n int)')

/** A listener that records events in the transaction of its position. */
function scribe(
  name: string,
  more: Partial<Listener> & { before?: (ctx: TxContext, n: number) => Promise<void> } = {},
) {
  const { before = async () => {}, ...rest } = more
  const handle = async (ctx: TxContext, { data }: ListenerEvent) => {
    const { n } = data as { n: number }
    await before(ctx, n)
    await change(ctx)`insert into heard (listener, n) values (${name}, ${n})`
  }
  return { name, types: ['note.written'], from: 'beginning', handle, ...rest } satisfies Listener
}

const context = (to: World) => jobContext(to.services, 1, 'test')

const write = (n: number, meanwhile: (ctx: TxContext) => Promise<unknown> = async () => {}) =>
  inTransaction(context(world), async (ctx) => {
    await recordEvents(ctx, [{ type: 'note.written', subjectId: 1, data: { n } }])
    await meanwhile(ctx)
  })

const handledBy = async (name: string) =>
  (await world.query<{ n: number }>(`select n from heard where listener = '${name}' order by nth`)).map(({ n }) => n)

async function until(what: () => Promise<boolean>): Promise<void> {
  while (!(await what())) await new Promise((resolve) => setTimeout(resolve, 5))
}

const run = (...listeners: Listener[]) =>
  runListeners({ url: world.databaseUrl, services: world.services, listeners, warn: () => {}, times: FAST })

test('an event that is committed late is heard then, although later ones were heard before', async () => {
  const listener = scribe('patient')
  const first = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const slow = write(1, async () => {
    written.resolve()
    await first.promise
  })
  await written.promise
  await write(2)
  await handleEvents(world.services, listener, 100)
  assert.deepEqual(await handledBy('patient'), [2])
  first.resolve()
  await slow
  await handleEvents(world.services, listener, 100)
  assert.deepEqual(
    await handledBy('patient'),
    [2, 1],
    'whoever had read on by ids alone would have passed the first for ever',
  )
  const numbers = await world.query<{ n: number }>(`
    select (convert_from(body, 'UTF8')::json -> 'data' ->> 'n')::int as n from domain_event order by id`)
  assert.deepEqual(numbers, [{ n: 1 }, { n: 2 }])
})

test('a change is not heard before an earlier one of the same thing, whoever else is still writing', async () => {
  const listener = scribe('in turn')
  await handleEvents(world.services, listener, 1_000)
  const done = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const numbered = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const number = async (ctx: TxContext, nth: 0 | 1) => {
    await change(ctx)`select pg_current_xact_id()`
    numbered[nth].resolve()
  }
  const second = inTransaction(context(world), async (ctx) => {
    await number(ctx, 0)
    await go.promise
    await recordEvents(ctx, [{ type: 'note.written', subjectId: 1, data: { n: 6 } }])
  })
  await numbered[0].promise
  // Its transaction id is between those of the two changes, and it stays open.
  const dawdler = inTransaction(context(world), async (ctx) => {
    await number(ctx, 1)
    await done.promise
  })
  await numbered[1].promise
  await write(5)
  go.resolve()
  await second
  await handleEvents(world.services, listener, 1_000)
  done.resolve()
  await dawdler
  await handleEvents(world.services, listener, 1_000)
  assert.deepEqual((await handledBy('in turn')).slice(-2), [5, 6])
})

test('two changes of one thing are heard in the order in which they were committed', async () => {
  const listener = scribe('orderly')
  await handleEvents(world.services, listener, 1_000)
  await world.query('create table thing (id int primary key); insert into thing values (1)')
  const early = Promise.withResolvers<void>()
  const numbered = Promise.withResolvers<void>()
  // This transaction gets its id before the other, and changes the record after it.
  const later = inTransaction(context(world), async (ctx) => {
    await change(ctx)`select pg_current_xact_id()`
    numbered.resolve()
    await early.promise
    await change(ctx)`select 1 from thing for update`
    await recordEvents(ctx, [{ type: 'note.written', subjectId: 1, data: { n: 11 } }])
  })
  await numbered.promise
  await inTransaction(context(world), async (ctx) => {
    await change(ctx)`select 1 from thing for update`
    await recordEvents(ctx, [{ type: 'note.written', subjectId: 1, data: { n: 10 } }])
  })
  early.resolve()
  await later
  await handleEvents(world.services, listener, 1)
  await handleEvents(world.services, listener, 1)
  assert.deepEqual((await handledBy('orderly')).slice(-2), [10, 11])
  const byTransaction = await world.query<{ n: number }>(
    `select (convert_from(body, 'UTF8')::json -> 'data' ->> 'n')::int as n from domain_event order by txid, id`,
  )
  assert.deepEqual(
    byTransaction.map(({ n }) => n).slice(-2),
    [11, 10],
    'the order of transactions would have turned them',
  )
})

test('what a listener does and its place are one transaction: a failure in between repeats nothing', async () => {
  let failures = 2
  const listener = scribe('stumbling', {
    from: 'now',
    handle: async (ctx, { data }) => {
      await change(ctx)`insert into heard (listener, n) values ('stumbling', ${(data as { n: number }).n})`
      if ((data as { n: number }).n === 22 && failures-- > 0) throw new Error('not yet')
    },
  })
  await handleEvents(world.services, listener, 100)
  for (const n of [21, 22, 23]) await write(n)
  const running = await run(listener)
  await until(async () => (await handledBy('stumbling')).length >= 3)
  await running.stop()
  assert.deepEqual(await handledBy('stumbling'), [21, 22, 23])
})

test('a listener that fails or sleeps delays no other', async () => {
  const asleep = Promise.withResolvers<void>()
  const failing = scribe('failing', { from: 'now', before: async () => Promise.reject(new Error('never')) })
  const sleeping = scribe('sleeping', { from: 'now', before: () => asleep.promise })
  const brisk = scribe('brisk', { from: 'now' })
  for (const each of [failing, sleeping, brisk]) await handleEvents(world.services, each, 100)
  const running = await run(failing, sleeping, brisk)
  for (const n of [31, 32]) await write(n)
  await until(async () => (await handledBy('brisk')).length === 2)
  assert.deepEqual([await handledBy('failing'), await handledBy('sleeping')], [[], []])
  await write(33)
  await until(async () => (await handledBy('brisk')).length === 3)
  asleep.resolve()
  await until(async () => (await handledBy('sleeping')).length === 3)
  await running.stop()
  assert.deepEqual(await handledBy('sleeping'), [31, 32, 33])
})

test('of several processes one at a time serves a listener, and each event is heard once', async () => {
  const listener = scribe('shared', { from: 'now' })
  await handleEvents(world.services, listener, 100)
  const running = await Promise.all([run(listener), run(listener), run(listener)])
  const numbers = Array.from({ length: 200 }, (_, n) => 1_000 + n)
  await Promise.all(numbers.map((n) => write(n)))
  await until(async () => (await handledBy('shared')).length >= numbers.length)
  await Promise.all(running.map((each) => each.stop()))
  assert.deepEqual((await handledBy('shared')).toSorted(), numbers)
})

test('what is internal goes to listeners alone: neither endpoints nor the feed are told', async () => {
  await world.request('POST', '/admin/webhooks', { url: 'https://receiver.example.org/hook', events: ['*'] })
  await write(41)
  assert.deepEqual(await world.query('select 1 from webhook_delivery'), [])
  const feed = await world.request('GET', '/admin/webhook-events')
  assert.deepEqual([feed.status, feed.body], [200, []])
})

test('a type that no module declares cannot be recorded', async () => {
  const unknown = inTransaction(context(world), (ctx) =>
    recordEvents(ctx, [{ type: 'no.such', subjectId: 1, data: {} }]),
  )
  await assert.rejects(unknown, /No module declares events of the type no.such/)
})

test('a listener passes over events of organisations that have no use for them, and does not come back to them', async () => {
  await world.stranger()
  const [{ id: other } = { id: 0 }] = await world.query<{ id: number }>('select max(id)::int as id from organisation')
  const useless = new Set([1])
  const listener = scribe('choosy', {
    concerns: async (_, orgIds) => orgIds.filter((id) => !useless.has(id)).map((org_id) => ({ org_id })),
  })
  const handleRest = () => handleAll(world, listener)
  await write(70)
  await inTransaction({ ...context(world), orgId: other }, (ctx) =>
    recordEvents(ctx, [{ type: 'note.written', subjectId: 1, data: { n: 71 } }]),
  )
  await handleRest()
  assert.deepEqual(await handledBy('choosy'), [71])
  useless.clear()
  await write(72)
  await handleRest()
  assert.deepEqual(await handledBy('choosy'), [71, 72])
})

test('whoever has no use for what happens looks for it no more often than when nothing does', async () => {
  let looks = 0
  const listener = scribe('idle', {
    from: 'now',
    concerns: async () => {
      looks++
      return []
    },
  })
  await handleEvents(world.services, listener, 100)
  const times = { ...FAST, pollMs: 300, batchMs: 30 }
  const { databaseUrl: url, services } = world
  const begun = performance.now()
  await using running = scoped(await runListeners({ url, services, listeners: [listener], warn: () => {}, times }))
  // Fewer events between two polls than are read at a time; with more, the next poll follows at once.
  for (; performance.now() < begun + 1_500; await wait(5)) await write(80)
  await running.stop()
  assert.ok(looks > 1)
  assert.ok(looks <= (performance.now() - begun) / times.pollMs, `${looks} looks`)
})
