import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aBulkJob } from '../../../test/support/stored.ts'
import { runJobs } from '../../platform/jobs/run-jobs.ts'
import { jobsOf } from '../../worker.ts'

/** The same world as another organisation sees it. */
async function asStranger(world: World): Promise<World> {
  const key = await world.stranger()
  const request: World['request'] = (method, path, body, more) => world.request(method, path, body, { key, ...more })
  return { ...world, request }
}

test('jobs of one organisation are done one after the other, and those of another beside them', async () => {
  await using world = await startWorld()
  const stranger = await asStranger(world)
  const { id: eventId } = await anEvent(world)
  const mine = [await aBulkJob(world, eventId, 1), await aBulkJob(world, eventId, 1), await aBulkJob(world, eventId, 1)]
  const theirs = await aBulkJob(stranger, (await anEvent(stranger)).id, 1)
  const statuses = async () =>
    (await world.request('GET', `/admin/events/${eventId}/bulk-generate-jobs`)).body.map(({ status }: any) => status)
  const { blobs } = world.services
  const put = blobs.put.bind(blobs)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  Object.assign(blobs, {
    put: async (...args: Parameters<typeof put>) => {
      if (!args[0].startsWith(`bulk/${theirs.job.id}/`)) await released
      return put(...args)
    },
  })
  const { pool, services, databaseUrl: url } = world
  const log = { warn: () => {}, debug: () => {} }
  const runner = await runJobs({ url, pool, services, jobs: jobsOf(), log })
  await using ending = new AsyncDisposableStack()
  ending.defer(() => runner.stop())
  ending.defer(() => release())
  const until = async (ask: () => Promise<boolean>) => {
    while (!(await ask())) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await until(async () => (await stranger.request('GET', theirs.path)).body.status === 'completed')
  assert.deepEqual((await statuses()).toSorted(), ['pending', 'pending', 'processing'])
  release()
  await until(async () => (await statuses()).every((status: string) => status === 'completed'))
  assert.equal(mine.length, (await world.query('select 1 from certificate where org_id = 1')).length)
})
