import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { Type } from '../../lib/type.ts'
import { job } from './job.ts'
import { runRecurring } from './run-recurring.ts'

const kind = (name: string) => ({ name, payload: Type.Object({}) })
const jobs = [
  job(kind('each-minute'), async () => {}, { cron: '* * * * *' }),
  job(kind('at-two'), async () => {}, { cron: '0 2 * * *' }),
  job(kind('asked-for'), async () => {}),
]
let world: World
before(async () => {
  world = await startWorld()
})
beforeEach(() =>
  world.query('delete from graphile_worker._private_jobs; delete from graphile_worker._private_known_crontabs'),
)
after(() => world[Symbol.asyncDispose]())

/** A process whose database shows this time at each poll. @returns the jobs that it has queued by then */
async function aProcess(start: string) {
  let time = new Date(`2026-11-24T${start}Z`)
  let looked = () => {}
  let failures = 0
  const recurring = await runRecurring({
    db: world.services.db,
    jobs,
    warn: () => failures++,
    clock: async () => {
      looked()
      return time
    },
    everyMs: 1,
  })
  return {
    /** Waits for a poll that started after the one at that time. */
    async at(moment: string) {
      time = new Date(`2026-11-24T${moment}Z`)
      for (let looks = 0; looks < 2; looks++) await new Promise<void>((resolve) => (looked = resolve))
      assert.equal(failures, 0)
      const queued = await world.query<{ identifier: string }>(
        'delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id returning t.identifier',
      )
      return queued.map(({ identifier }) => identifier).sort()
    },
    stop: recurring.stop,
    [Symbol.asyncDispose]: recurring.stop,
  }
}

test('a job that recurs is queued in each of its minutes, by one process', async () => {
  await using one = await aProcess('01:58:30')
  await using other = await aProcess('01:58:31')
  await Promise.all([one.at('01:58:40'), other.at('01:58:41')])
  const queued = await Promise.all([one.at('01:59:00'), other.at('01:59:01')])
  assert.deepEqual(queued.flat(), ['each-minute'])
  assert.deepEqual(await one.at('01:59:59'), [])
  assert.deepEqual(await one.at('02:00:00'), ['at-two', 'each-minute'])
  assert.deepEqual(await other.at('02:00:01'), [])
})

test('a minute in which the database was away comes late, and once', async () => {
  await using process = await aProcess('01:55:00')
  await process.at('01:55:01')
  assert.deepEqual(await process.at('02:30:00'), ['at-two', 'each-minute'])
  assert.deepEqual(await process.at('02:30:30'), [])
})

test('when the clock goes back by hours, jobs that recur go on within two minutes, also after a restart', async () => {
  {
    await using process = await aProcess('05:00:00')
    await process.at('05:00:01')
    assert.deepEqual(await process.at('05:01:00'), ['each-minute'])
    assert.deepEqual(await process.at('03:01:00'), ['each-minute'])
    assert.deepEqual(await process.at('03:02:00'), ['each-minute'])
    assert.deepEqual(await process.at('05:01:00'), ['each-minute'])
  }
  await using started = await aProcess('03:10:00')
  assert.deepEqual(await started.at('03:10:30'), [])
  assert.deepEqual(await started.at('03:11:00'), ['each-minute'])
})
