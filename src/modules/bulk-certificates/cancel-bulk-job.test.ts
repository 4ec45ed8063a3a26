import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { rounds } from '../../../test/support/rounds.ts'
import { aBulkJob, auditOf, count, keysStored, outbox } from '../../../test/support/stored.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { claimBulkJob } from './claim-bulk-job.ts'
import { runBulkJob } from './run-bulk-job.ts'

const credits = async (world: World) => (await world.request('GET', '/admin/credits')).body
const contextOf = (world: World) =>
  ({ ...world.services, orgId: 1, actor: { kind: 'job', name: 'test' }, requestId: null }) as const

test('a pending job is cancelled: its credits come back, and it never runs', async () => {
  await using world = await startWorld({ credits: 10 })
  const { job, path } = await aBulkJob(world, (await anEvent(world)).id, 3)
  const { status, body } = await world.request('POST', `${path}/cancel`)
  assert.equal(status, 200)
  assert.deepEqual(body, { ...job, status: 'cancelled', credits_held: 0, finished_at: body.finished_at })
  assert.match(body.finished_at, /Z$/)
  assert.deepEqual(await credits(world), { balance: 10, held: 0 })
  await world.runJobs()
  assert.deepEqual((await world.request('GET', path)).body, body)
  assert.deepEqual([await count(world, 'certificate'), await outbox(world), await keysStored(world)], [0, [], []])
})

test('a cancelled job stays as it is when it is cancelled again: 200, and one release', async () => {
  await using world = await startWorld()
  const { path } = await aBulkJob(world, (await anEvent(world)).id, 3)
  const first = await world.request('POST', `${path}/cancel`)
  world.advance(60_000)
  const second = await world.request('POST', `${path}/cancel`)
  assert.deepEqual([second.status, second.body], [200, first.body])
  assert.equal(await count(world, "credit_entry where kind = 'release'"), 1)
  assert.equal((await auditOf(world, 'bulk_job.cancel')).length, 1)
})

test('a job that is being worked on is cancelled, and the run changes nothing more', async () => {
  await using world = await startWorld({ credits: 100 })
  const { job, path } = await aBulkJob(world, (await anEvent(world)).id, 100)
  const { blobs } = world.services
  const put = blobs.put.bind(blobs)
  // The archive is written and about to be stored when the cancellation comes.
  Object.assign(blobs, {
    put: async (...args: Parameters<typeof put>) => {
      assert.equal((await world.request('POST', `${path}/cancel`)).status, 200)
      return put(...args)
    },
  })
  await runBulkJob(world.services, { org_id: 1, bulk_job_id: job.id })
  assert.equal((await world.request('GET', path)).body.status, 'cancelled')
  assert.deepEqual(await credits(world), { balance: 100, held: 0 })
  assert.deepEqual([await count(world, 'certificate'), await outbox(world), await keysStored(world)], [0, [], []])
})

test('a completed job cannot be cancelled: 400, and it is unchanged', async () => {
  await using world = await startWorld()
  const { path } = await aBulkJob(world, (await anEvent(world)).id, 2)
  await world.runJobs()
  const before = (await world.request('GET', path)).body
  const { status, body } = await world.request('POST', `${path}/cancel`)
  assert.deepEqual([status, body.code, typeof body.detail], [400, 'not_cancellable', 'string'])
  assert.deepEqual((await world.request('GET', path)).body, before)
})

test('a failed job cannot be cancelled: 400; it says why, and its credits are back', async () => {
  await using world = await startWorld({ credits: 10 })
  const { job, path } = await aBulkJob(world, (await anEvent(world)).id, 2)
  for (let claims = 1; claims <= 3; claims++) assert.ok(await claimBulkJob(contextOf(world), job.id))
  assert.equal(await claimBulkJob(contextOf(world), job.id), null)
  const failed = (await world.request('GET', path)).body
  assert.deepEqual(
    [failed.status, failed.credits_held, failed.credits_charged, failed.download_url],
    ['failed', 0, 0, null],
  )
  assert.match(failed.error, /credits are back/)
  assert.deepEqual(await credits(world), { balance: 10, held: 0 })
  assert.equal((await world.request('POST', `${path}/cancel`)).status, 400)
  assert.equal((await world.request('GET', `${path}/download`)).status, 409)
  assert.equal((await auditOf(world, 'bulk_job.fail')).length, 1)
  await world.runJobs()
  assert.deepEqual((await world.request('GET', path)).body, failed)
})

test('between cancelling and completing there is exactly one winner, at each statement of the run', async () => {
  const statements = 25
  const times = rounds(statements, 4 * statements)
  await using world = await startWorld({ credits: 2 * times })
  const event = await anEvent(world)
  const tally = { completed: 0, cancelled: 0 }
  for (let round = 0; round < times; round++) {
    const { job, path } = await aBulkJob(world, event.id, 2)
    await using observed = atStatement(world, 1 + (round % statements))
    const run = runBulkJob(observed.services, { org_id: 1, bulk_job_id: job.id })
    await Promise.race([observed.reached, run])
    const [cancelled] = await Promise.all([world.request('POST', `${path}/cancel`), run])
    const after = (await world.request('GET', path)).body
    assert.equal(cancelled.status, after.status === 'cancelled' ? 200 : 400, after.status)
    const made = after.status === 'cancelled' ? 0 : 2
    assert.equal(await count(world, `certificate where bulk_job_id = ${job.id}`), made)
    assert.equal(
      await count(world, `domain_event where type = 'cert.bulk_completed' and subject_id = ${job.id}`),
      made / 2,
    )
    assert.equal((await keysStored(world, `bulk/${job.id}/`)).length, made / 2)
    tally[after.status as keyof typeof tally]++
  }
  assert.deepEqual(await credits(world), { balance: 2 * (times - tally.completed), held: 0 })
  assert.ok(tally.completed > 0 && tally.cancelled > 0, JSON.stringify(tally))
})

/** The services over connections of their own, which tell when the nth statement is about to be sent. */
function atStatement(world: World, nth: number) {
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  const { db, pool, close } = openDatabase(world.databaseUrl)
  let sent = 0
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      if (++sent === nth) resolve()
      return query(...args)
    }) as typeof client.query
  })
  return { services: { ...world.services, db }, reached, [Symbol.asyncDispose]: close }
}
