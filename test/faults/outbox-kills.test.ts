import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { modules } from '../../src/modules.ts'
import { jobContext } from '../../src/platform/context/context.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import { change, one } from '../../src/platform/db/query.ts'
import { handleEvents } from '../../src/platform/outbox/handle-events.ts'
import type { Listener } from '../../src/platform/outbox/listener.ts'
import { recordEvents } from '../../src/platform/outbox/record-event.ts'
import { backUpWorld, backupFolder, restoredWorld } from '../support/backups.ts'
import { handleAll } from '../support/handle-all.ts'
import { startWorld, type World } from '../support/harness.ts'
import { until } from '../support/installation.ts'
import { killAtExit } from '../support/kill-at-exit.ts'
import { notes } from '../support/notes-module.ts'
import { randomFrom } from '../support/random-from.ts'
import { rounds } from '../support/rounds.ts'
import { SEED } from '../support/seed.ts'
import { startDatabaseProxy } from '../support/tcp-proxy.ts'

const KILLS = rounds(5, 100)
const SUBJECTS = 3
const HANDLER = join(import.meta.dirname, '..', 'support', 'handle-in-process.ts')

async function noteWorld(): Promise<World> {
  const world = await startWorld({ modules: [...modules, notes] })
  await world.query(`create table heard (nth bigserial, event_id bigint, subject_id bigint, n int);
    create table note (id int primary key, n int not null);
    insert into note select id, 0 from generate_series(1, ${SUBJECTS}) id`)
  return world
}

/** Changes one note: waits for the current writer, dawdles, and commits or rolls back. */
async function write(world: World, random: () => number): Promise<void> {
  const [subject, early, pause, fails] = [
    1 + Math.floor(random() * SUBJECTS),
    random() < 0.5,
    random() * 12,
    random() < 0.2,
  ]
  const work = inTransaction(jobContext(world.services, 1, 'test'), async (ctx) => {
    if (early) await change(ctx)`select pg_current_xact_id()`
    await wait(pause)
    const { n } = await one<{ n: number }>(ctx)`update note set n = n + 1 where id = ${subject} returning n`
    await recordEvents(ctx, [{ type: 'note.written', subjectId: subject, data: { n } }])
    await wait(pause)
    if (fails) throw new Error('rolled back')
  })
  await work.catch((error) => assert.equal(error.message, 'rolled back'))
}

async function handleIn(url: string) {
  const child = killAtExit(spawn(process.execPath, [HANDLER, url], { stdio: ['ignore', 'pipe', 'inherit'] }))
  await once(child.stdout, 'data')
  return child
}

type Heard = { subject_id: number; n: number }
const handledIn = (world: World) => world.query<Heard>('select subject_id, n from heard order by nth')
const written = (world: World) => world.query<{ id: number; n: number }>('select id, n from note order by id')

/** Which notes were not heard of once for each change, in their order. */
async function wronglyHandled(world: World): Promise<object[]> {
  const heard = Map.groupBy(await handledIn(world), ({ subject_id }) => subject_id)
  return (await written(world))
    .map(({ id, n }) => ({ id, n, heard: (heard.get(id) ?? []).map((each) => each.n) }))
    .filter(({ n, heard }) => heard.join() !== Array.from({ length: n }, (_, index) => index + 1).join())
}

async function rest(world: World): Promise<void> {
  const total = (await written(world)).reduce((sum, { n }) => sum + n, 0)
  await until(
    async () => new Set((await handledIn(world)).map(({ subject_id, n }) => `${subject_id} ${n}`)).size,
    (count) => count >= total,
  )
}

/** Lets two processes hear over one proxy while there are writers, and kills or cuts them at moments of the seed. */
async function killAndCut(world: World): Promise<void> {
  const random = randomFrom(SEED)
  await using proxy = await startDatabaseProxy(world.databaseUrl)
  let writing = true
  const writers = [1, 2, 3, 4].map(async (nth) => {
    const own = randomFrom(SEED + nth)
    while (writing) await write(world, own)
  })
  const hearing = [await handleIn(proxy.url), await handleIn(proxy.url)]
  for (let kill = 0; kill < KILLS; kill++) {
    await wait(random() * 120)
    if (random() < 0.4) proxy.cut()
    else {
      const nth = Math.floor(random() * 2)
      const child = hearing[nth]!
      child.kill('SIGKILL')
      await once(child, 'exit')
      hearing[nth] = await handleIn(proxy.url)
    }
  }
  writing = false
  await Promise.all(writers)
  await rest(world)
  for (const child of hearing) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

test('wherever those who hear are killed or cut off, each event is heard once, and of one thing in order', {
  timeout: 600_000,
}, async (t) => {
  await using world = await noteWorld()
  await killAndCut(world)
  assert.deepEqual(await wronglyHandled(world), [])
  t.diagnostic(`${KILLS} kills and cuts, ${(await handledIn(world)).length} events`)
})

test('twin: when what is heard is committed apart from the place, an event is heard twice', {
  timeout: 600_000,
}, async () => {
  await using world = await noteWorld()
  await write(world, () => 0.9)
  const apart: Listener = {
    name: 'apart',
    types: ['note.written'],
    from: 'beginning',
    handle: async (_, { id, subjectId }) => {
      await world.query(`insert into heard (event_id, subject_id, n) values (${id}, ${subjectId}, 1)`)
      throw new Error('killed before the place is moved')
    },
  }
  await assert.rejects(handleEvents(world.services, apart, 10))
  await assert.rejects(handleEvents(world.services, apart, 10))
  assert.equal((await wronglyHandled(world)).length, 1)
})

test('twin: whoever reads on by ids alone misses an event that is committed late', async () => {
  await using world = await noteWorld()
  const late = Promise.withResolvers<void>()
  const recorded = Promise.withResolvers<void>()
  const note = (n: number, meanwhile: () => Promise<void>) =>
    inTransaction(jobContext(world.services, 1, 'test'), async (ctx) => {
      await recordEvents(ctx, [{ type: 'note.written', subjectId: n, data: { n } }])
      await meanwhile()
    })
  const first = note(1, async () => {
    recorded.resolve()
    await late.promise
  })
  await recorded.promise
  await note(2, async () => {})
  const on = (id: number) => world.query<{ id: number }>(`select id from domain_event where id > ${id} order by id`)
  const read = await on(0)
  late.resolve()
  await first
  assert.deepEqual(await on(read.at(-1)!.id), [])
  assert.equal((await on(0)).length, read.length + 1)
})

test('places survive a restore on a server whose numbers are lower: nothing is heard again, and nothing missed', async () => {
  const heard: number[] = []
  const listener = (from: Listener['from']): Listener => ({
    name: `from ${from}`,
    types: ['note.written'],
    from,
    handle: async (_, { data }) => void heard.push((data as { n: number }).n),
  })
  const both = [listener('beginning'), listener('now')]
  const note = (world: World, n: number) =>
    inTransaction({ ...jobContext(world.services, 1, 'test'), eventTypes: notes.eventTypes! }, (ctx) =>
      recordEvents(ctx, [{ type: 'note.written', subjectId: 1, data: { n } }]),
    )
  const handle = async (world: World) => {
    for (const each of both) await handleAll(world, each, 10)
  }
  using folder = backupFolder()
  await using world = await startWorld({ modules: [...modules, notes] })
  await note(world, 1)
  // The places stand far beyond the last event, as after many transactions that recorded none; another server is behind.
  await handle(world)
  await world.query(`update outbox_place set txid_from = txid_from + 1000000000, txid_to = txid_to + 1000000000`)
  await world.query(`update installation set txid_base = 1000000000`)
  await backUpWorld(world, folder.path)
  await using copy = await restoredWorld(folder.path, world.key)
  await copy.query('update installation set txid_base = 0; select continue_txids()')
  await note(copy, 2)
  await handle(copy)
  assert.deepEqual(heard, [1, 2, 2])
})
