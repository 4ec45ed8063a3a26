import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../test/support/harness.ts'
import { Type } from '../../lib/type.ts'
import { addJob } from './add-job.ts'
import { job } from './job.ts'
import { runJobs } from './run-jobs.ts'

test('a short job runs although every slot for long ones is taken', async () => {
  await using world = await startWorld()
  const { databaseUrl: url, pool, services } = world
  const kind = (name: string) => ({ name, payload: Type.Object({}) })
  const released = Promise.withResolvers<void>()
  const full = Promise.withResolvers<void>()
  const short = Promise.withResolvers<void>()
  let long = 0
  const jobs = [
    job(
      kind('long'),
      async () => {
        long += 1
        if (long === 2) full.resolve()
        await released.promise
      },
      { isLong: true },
    ),
    job(kind('short'), async () => short.resolve()),
  ]
  const log = { warn: () => {}, debug: () => {} }
  const runner = await runJobs({ url, pool, services, jobs, log, concurrency: 2 })
  await using ending = new AsyncDisposableStack()
  ending.defer(() => runner.stop())
  ending.defer(() => released.resolve())
  for (let nth = 0; nth < 3; nth++) await addJob(services, kind('long'), {})
  await full.promise
  await addJob(services, kind('short'), {})
  await short.promise
  assert.deepEqual([long, runner.isRunning()], [2, true])
})
