import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { until } from '../../../test/support/installation.ts'
import { aBulkJob } from '../../../test/support/stored.ts'
import { collectJobs } from '../../collect.ts'
import { runJobs } from '../../platform/jobs/run-jobs.ts'

/** The same world as another organisation sees it. */
async function asStranger(world: World): Promise<World> {
  const key = await world.stranger()
  const request: World['request'] = (method, path, body, more) => world.request(method, path, body, { key, ...more })
  return { ...world, request }
}

/** Works on the jobs of a world until it goes, as the service does. */
function working({ pool, services, databaseUrl: url }: World) {
  return runJobs({ url, pool, services, jobs: collectJobs(), log: { warn: () => {}, debug: () => {} } })
}

test('pictures that never arrive take one slot of their organisation, and jobs of another one go on', async () => {
  await using ending = new AsyncDisposableStack()
  const open = new Set<ServerResponse>()
  let mostOpen = 0
  const host = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).write('.')
    open.add(response)
    response.on('close', () => open.delete(response))
    mostOpen = Math.max(mostOpen, open.size)
  })
  await once(host.listen(0, '127.0.0.1'), 'listening')
  ending.defer(() => void host.close().closeAllConnections())
  const site = `127.0.0.1:${(host.address() as AddressInfo).port}`
  const world = ending.use(await startWorld({ allowTargets: [site] }))
  const stranger = await asStranger(world)
  for (let nth = 0; nth < 6; nth++) await anEvent(world, { template_image_url: `http://${site}/${nth}` })
  const runner = await working(world)
  ending.defer(() => runner.stop())
  ending.defer(() => host.closeAllConnections())
  await until(
    async () => open.size,
    (count) => count > 0,
  )
  const theirs = await aBulkJob(stranger, (await anEvent(stranger)).id, 1)
  await until(
    () => stranger.request('GET', theirs.path),
    ({ body }) => body.status === 'completed',
  )
  // One that was given up may still be open when the next begins.
  assert.ok(mostOpen <= 2, `${mostOpen} at once`)
})

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
  const runner = await working(world)
  await using ending = new AsyncDisposableStack()
  ending.defer(() => runner.stop())
  ending.defer(() => release())
  await until(
    () => stranger.request('GET', theirs.path),
    ({ body }) => body.status === 'completed',
  )
  assert.deepEqual((await statuses()).toSorted(), ['pending', 'pending', 'processing'])
  release()
  await until(statuses, (all) => all.every((status: string) => status === 'completed'))
  assert.equal(mine.length, (await world.query('select 1 from certificate where org_id = 1')).length)
})
