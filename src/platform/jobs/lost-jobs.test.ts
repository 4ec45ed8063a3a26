import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { until } from '../../../test/support/installation.ts'
import { scoped } from '../../../test/support/scoped.ts'
import { startDatabaseProxy } from '../../../test/support/tcp-proxy.ts'
import { Type } from '../../lib/type.ts'
import { openDatabase } from '../db/open-database.ts'
import { job } from './job.ts'
import { runJobs } from './run-jobs.ts'

const SETTLED_MS = 500
let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const NAMES = ['slow', 'undone'] as const
type Name = (typeof NAMES)[number]

const addJob = (name: Name, queue = '') =>
  world.query(`select graphile_worker.add_job('${name}', queue_name => nullif('${queue}', ''))`)
const left = async () => (await world.query('select 1 from graphile_worker._private_jobs')).length

async function start(run: (name: Name) => Promise<void>) {
  await using opening = new AsyncDisposableStack()
  const proxy = opening.use(await startDatabaseProxy(world.databaseUrl))
  const { pool, close } = openDatabase(proxy.url)
  opening.defer(close)
  opening.use(
    scoped(
      await runJobs({
        url: world.databaseUrl,
        pool,
        services: world.services,
        log: { warn: () => {}, debug: () => {} },
        jobs: NAMES.map((name) => job({ name, payload: Type.Any() }, () => run(name))),
        settledMs: SETTLED_MS,
      }),
    ),
  )
  const parts = opening.move()
  return { proxy, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

test('a job is done although the response that gave it to a worker was lost', async () => {
  let runs = 0
  await using started = await start(async () => void runs++)
  // The response that gets lost is that of an attempt just before the job was there in one of several times at most.
  for (const queue of ['', 'one', '', 'one']) {
    runs = 0
    const lost = started.proxy.ambush('get_job', 'after')
    await addJob('slow', queue)
    await lost
    await until(left, (count) => count === 0)
    assert.equal(runs, 1)
  }
})

test('after a failover that undid the end of a job it is done again, and none that runs is', async () => {
  const runs = { slow: 0, undone: 0 }
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await using started = await start(async (name) => {
    runs[name]++
    if (name === 'slow') {
      begun.resolve()
      await release.promise
    }
  })
  await addJob('slow')
  await begun.promise
  // The other one was got by the same worker long ago, and so was the one that runs.
  await world.query(`
    select graphile_worker.add_job('undone', run_at => now() + interval '1 day');
    update graphile_worker._private_jobs u set run_at = now(), locked_by = slow.locked_by, locked_at = now()
    from graphile_worker._private_jobs slow where slow.locked_by is not null and u.locked_by is null;
    update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`)
  await started.proxy.cut()
  await until(
    async () => runs.undone,
    (count) => count === 1,
  )
  release.resolve()
  await until(left, (count) => count === 0)
  assert.deepEqual(runs, { slow: 1, undone: 1 })
})
