import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { count } from '../../../test/support/stored.ts'
import { newRequestId } from '../http/server/request-id.ts'

const DAY_MS = 86_400_000

/** Inserts requests of an organisation around this moment, several in each millisecond. */
async function requestsAt(world: World, orgId: number, at: number, howMany: number): Promise<void> {
  for (let n = 0; n < howMany; n++) {
    const time = at + Math.floor(n / 3)
    const about = { actor: 'api_key:1', method: 'GET', route: '/admin/events', path: '/admin/events' }
    world.requestLog.add({
      ...about,
      orgId,
      requestId: newRequestId(time),
      at: time,
      status: 200,
      durationMs: 1,
      code: null,
    })
  }
  await world.requestLog.flush()
}

test('requests go after seven days, or as few as an organisation says, all of them and no others', async () => {
  await using world = await startWorld()
  await world.stranger()
  const now = new Date('2030-06-15T12:00:00Z')
  for (const org of [1, 2]) {
    await requestsAt(world, org, now.getTime() - 7 * DAY_MS - 1_000, 2_500)
    await requestsAt(world, org, now.getTime() - 7 * DAY_MS, 10)
    await requestsAt(world, org, now.getTime() - 2 * DAY_MS - 1_000, 10)
  }
  world.stopClock(now)
  const run = async () => {
    await world.request('POST', '/admin/retention/run')
    await world.runJobs()
    return (await world.request('GET', '/admin/retention')).body.last_run
  }
  const left = (org: number) => count(world, `request_log where org_id = ${org}`)
  const first = await run()
  assert.deepEqual(
    [first.status, first.removed.request_log, await left(1), await left(2)],
    ['complete', 2_500, 20, 2_520],
  )
  const settings = { request_log: 2 }
  const tried = await world.request('PATCH', '/admin/retention?dry_run=true', { settings })
  assert.deepEqual(tried.body.would_remove, { request_log: { rows: 20, or_more: false } })
  await world.request('PATCH', '/admin/retention', { settings })
  assert.equal((await run()).removed.request_log, 20)
  assert.deepEqual([await left(1), await left(2)], [0, 2_520])
})
