import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aBulkJob, auditOf, count, keysStored, outbox, traces } from '../../../test/support/stored.ts'
import { OverTime } from '../../lib/threads/thread-pool.ts'
import { archiveKey } from './archive-key.ts'
import { claimBulkJob } from './claim-bulk-job.ts'
import { runBulkJob } from './run-bulk-job.ts'

const contextOf = (world: World) =>
  ({ ...world.services, orgId: 1, actor: { kind: 'job', name: 'test' }, requestId: null }) as const

/** Calls `first` when the archive of the next run is about to be stored. */
function beforeStoring(world: World, first: () => Promise<unknown>): void {
  const { blobs } = world.services
  const { put } = blobs
  const once: typeof put = async (key, source) => {
    Object.assign(blobs, { put })
    await first()
    await put(key, source)
  }
  Object.assign(blobs, { put: once })
}

test('certificates, archive and announcement appear together when the job completes, and not before', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { job, path } = await aBulkJob(world, event.id, 120)
  const seen: unknown[] = []
  beforeStoring(world, async () => {
    const { status, processed_count, download_url } = (await world.request('GET', path)).body
    const listed = await world.request('GET', `/admin/events/${event.id}/certificates`)
    seen.push([status, processed_count, download_url, listed.body.length, (await outbox(world)).length])
  })
  await runBulkJob(world.services, { org_id: 1, bulk_job_id: job.id })
  assert.deepEqual(seen, [['processing', 120, null, 0, 0]])
  assert.equal((await world.request('GET', `/admin/events/${event.id}/certificates?limit=200`)).body.length, 120)
})

test('run again after it is completed, nothing changes', async () => {
  await using world = await startWorld()
  const { job } = await aBulkJob(world, (await anEvent(world)).id, 2)
  await world.runJobs()
  const before = await traces(world)
  await runBulkJob(world.services, { org_id: 1, bulk_job_id: job.id })
  assert.deepEqual(await traces(world), before)
})

test('a run that lost its job to another while it works leaves the queue entry and everything else to that one', async () => {
  await using world = await startWorld()
  const { job, path } = await aBulkJob(world, (await anEvent(world)).id, 2)
  beforeStoring(world, () => claimBulkJob(contextOf(world), job.id))
  // The queue would delete the entry of a run that ends well, and nobody would carry on if the other one died.
  await assert.rejects(runBulkJob(world.services, { org_id: 1, bulk_job_id: job.id }), /left to another run/)
  assert.deepEqual(
    [(await world.request('GET', path)).body.status, await count(world, 'certificate')],
    ['processing', 0],
  )
  assert.deepEqual(await keysStored(world), [])
  await world.runJobs()
  assert.equal((await world.request('GET', path)).body.status, 'completed')
})

test('a run that is told to stop gives the job back, which does not count as a crash', async () => {
  await using world = await startWorld()
  const { job, path } = await aBulkJob(world, (await anEvent(world)).id, 2)
  for (let stops = 1; stops <= 4; stops++) {
    const run = runBulkJob(world.services, { org_id: 1, bulk_job_id: job.id }, AbortSignal.abort())
    await assert.rejects(run, /left to another run/)
  }
  assert.deepEqual(((await traces(world)) as any).temporary, [])
  await world.runJobs()
  const { status, processed_count } = (await world.request('GET', path)).body
  assert.deepEqual([status, processed_count], ['completed', 2])
})

test('a job whose certificates take too long to draw fails and says why, its credits come back, and nothing is left', async () => {
  await using world = await startWorld({ credits: 10 })
  const { job, path } = await aBulkJob(world, (await anEvent(world)).id, 2)
  Object.assign(world.services.blobs, { tempFile: () => Promise.reject(new OverTime()) })
  await world.runJobs()
  const { status, error, credits_held, credits_charged, finished_at } = (await world.request('GET', path)).body
  assert.deepEqual([status, credits_held, credits_charged], ['failed', 0, 0])
  assert.match(error, /takes too long: give the design fewer or shorter fields.* the credits are back/)
  assert.match(finished_at, /Z$/)
  assert.deepEqual((await world.request('GET', '/admin/credits')).body, { balance: 10, held: 0 })
  assert.deepEqual([await count(world, 'certificate'), await outbox(world), await keysStored(world)], [0, [], []])
  assert.equal((await auditOf(world, 'bulk_job.fail')).length, 1)
  assert.deepEqual(await world.query('select 1 from graphile_worker._private_jobs'), [])
  await runBulkJob(world.services, { org_id: 1, bulk_job_id: job.id })
})

test('a job that was cancelled meanwhile does not fail as well', async () => {
  await using world = await startWorld({ credits: 10 })
  const { path } = await aBulkJob(world, (await anEvent(world)).id, 2)
  const tempFile = async () => {
    assert.equal((await world.request('POST', `${path}/cancel`)).status, 200)
    throw new OverTime()
  }
  Object.assign(world.services.blobs, { tempFile })
  await world.runJobs()
  assert.equal((await world.request('GET', path)).body.status, 'cancelled')
  assert.deepEqual((await world.request('GET', '/admin/credits')).body, { balance: 10, held: 0 })
})

test('what a killed run has stored is removed by the next one', async () => {
  await using world = await startWorld()
  const { job } = await aBulkJob(world, (await anEvent(world)).id, 2)
  const claim = await claimBulkJob(contextOf(world), job.id)
  const left = archiveKey(job.id, claim!.token)
  await world.services.blobs.put(left, { bytes: Buffer.from('half a job') })
  await world.runJobs()
  const keys = await keysStored(world)
  assert.deepEqual([keys.length, keys.includes(left)], [1, false])
})

test('an archive whose job was not completed is removed, and no other', async () => {
  await using world = await startWorld()
  const { job, path } = await aBulkJob(world, (await anEvent(world)).id, 1)
  await world.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger fail before insert on certificate for each row execute function fail()`)
  await world.runJobs()
  const [left] = await keysStored(world, `bulk/${job.id}/`)
  assert.ok(left)
  assert.equal((await world.request('POST', `${path}/cancel`)).status, 200)
  await world.query('drop function fail cascade')
  const { job: done } = await aBulkJob(world, job.event_id, 1)
  await world.runJobs()
  assert.deepEqual((await keysStored(world)).length, 2)
  await world.query('update graphile_worker._private_jobs set run_at = now()')
  await world.runJobs()
  const [kept, ...more] = await keysStored(world)
  assert.ok(kept!.startsWith(`bulk/${done.id}/`))
  assert.deepEqual(more, [])
})

for (const [table, what] of [
  ['domain_event', 'the announcement'],
  ['credit_entry', 'the spending of credits'],
  ['certificate_log', 'the log'],
] as const) {
  test(`when ${what} cannot be stored the job is not completed, nothing of it is there, and it is tried again`, async () => {
    await using world = await startWorld()
    const { job, path } = await aBulkJob(world, (await anEvent(world)).id, 2)
    await world.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create trigger fail before insert on ${table} for each row execute function fail()`)
    await world.runJobs()
    const { status, credits_held, download_url } = (await world.request('GET', path)).body
    assert.deepEqual([status, credits_held, download_url], ['processing', 2, null])
    assert.deepEqual([await count(world, 'certificate'), await outbox(world)], [0, []])
    await world.query(`drop function fail cascade; update graphile_worker._private_jobs set run_at = now()`)
    await world.runJobs()
    assert.equal((await world.request('GET', path)).body.status, 'completed')
    assert.equal((await keysStored(world, `bulk/${job.id}/`)).length, 1)
  })
}
