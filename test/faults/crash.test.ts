import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { call, type Installation, makeInstallation, type Service, submitJob, until } from '../support/installation.ts'
import { isDue } from '../support/is-due.ts'
import { randomFrom } from '../support/random-from.ts'
import { rounds } from '../support/rounds.ts'
import { SEED } from '../support/seed.ts'

/** The file has a column of this value. */
const withCompany = { certificate_values: [{ key: 'company', label: 'Company' }] }
const thousand = readFileSync(new URL('../fixtures/spreadsheets/xlsxwriter-1000-rows.xlsx', import.meta.url))
const isFinal = (job: any) => ['completed', 'failed', 'cancelled'].includes(job.status)

/** Short jobs and long ones are locked by one id each. */
const IDS_OF_A_WORKER = 2

/** Starts a worker and learns by which ids its jobs are locked. */
async function startWorker(installation: Installation): Promise<{ ids: string[]; service: Service }> {
  const before = await workerIds(installation)
  const service = await installation.start('worker')
  const isNew = (id: string) => !before.includes(id)
  const ids = await until(
    () => workerIds(installation),
    (known) => known.filter(isNew).length === IDS_OF_A_WORKER,
  )
  return { ids: ids.filter(isNew), service }
}

async function workerIds(installation: Installation): Promise<string[]> {
  const rows = await installation.query<{ id: string }>('select unnest(worker_ids) as id from worker_process')
  return rows.map(({ id }) => id)
}

/** Locks of bulk jobs. Workers also hold those of jobs that run by the clock. */
const locks = (installation: Installation) =>
  installation.query<{ id: string; at: Date }>(
    `select locked_by as id, locked_at as at from graphile_worker._private_jobs
      where locked_by is not null and payload ->> 'bulk_job_id' is not null`,
  )

/** Returns the owner of the bulk job, once it is not `not`. */
async function holder(installation: Installation, not = ''): Promise<{ id: string; at: Date }> {
  const [lock] = await until(
    () => locks(installation),
    (rows) => rows.length === 1 && rows[0]!.id !== not,
  )
  return lock!
}

async function twoWorkers(installation: Installation) {
  const [one, two] = [await startWorker(installation), await startWorker(installation)]
  return (id: string) => (one.ids.includes(id) ? { holds: one, other: two } : { holds: two, other: one })
}

/** Certificates, announcements and credits of a job are those of one completed run, and nobody has it any more. */
async function assertDoneOnce(installation: Installation, id: number, count: number, told = ''): Promise<void> {
  await until(
    () => locks(installation),
    (rows) => rows.length === 0,
  )
  const [made] = await installation.query(
    `select (select count(*)::int from certificate where bulk_job_id = $1) as certificates,
      (select count(distinct attendee_name)::int from certificate where bulk_job_id = $1) as names,
      (select count(*)::int from certificate where bulk_job_id = $1 and certificate_values -> 0 ->> 'value' = 'Örnek A.Ş.') as valued,
      (select count(*)::int from domain_event where type = 'cert.bulk_completed' and subject_id = $1) as announced,
      (select string_agg(kind, ' ' order by id) from credit_entry where bulk_job_id = $1) as ledger,
      (select count(*)::int from graphile_worker._private_jobs where (payload ->> 'bulk_job_id')::int = $1) as queued`,
    [id],
  )
  const once = { certificates: count, names: count, valued: count, announced: 1, ledger: 'hold capture', queued: 0 }
  assert.deepEqual(made, once, told || undefined)
}

/** Early, in between and late. */
const MOMENTS = [1, 300, 900]
for (const names of MOMENTS.filter((_, nth) => isDue(nth, MOMENTS.length))) {
  test(`when a worker is killed at name ${names} of 1000, another has the job long before a silent one would lose it and makes each certificate once`, async () => {
    await using installation = await makeInstallation()
    const api = await installation.start('api')
    const workers = await twoWorkers(installation)
    const { job, path } = await submitJob(api, thousand, withCompany)
    const read = async () => (await call(api, 'GET', path)).body
    const first = await holder(installation)
    if (names > 1) await until(read, ({ processed_count }) => processed_count >= names)
    workers(first.id).holds.service.child.kill('SIGKILL')
    const [{ killed }] = (await installation.query<{ killed: Date }>('select clock_timestamp() as killed')) as [any]
    const second = await holder(installation, first.id)
    assert.ok(workers(first.id).other.ids.includes(second.id))
    // Both times are the database's. A process that only went silent would keep its job for 20 seconds.
    assert.ok(second.at.getTime() - killed.getTime() < 15_000)
    assert.equal((await until(read, isFinal)).status, 'completed')
    await assertDoneOnce(installation, job.id, 1000)
  })
}

test('a job that took three workers with it fails, and its credits come back', async () => {
  await using installation = await makeInstallation()
  const api = await installation.start('api')
  const { job, path } = await submitJob(api, thousand, withCompany)
  for (let claims = 1; claims <= 3; claims++) {
    const { service } = await startWorker(installation)
    await until(
      () => installation.query(`select claims from bulk_job where id = ${job.id}`),
      ([row]) => row!['claims'] === claims,
      5,
    )
    service.child.kill('SIGKILL')
    await service.ended
  }
  await startWorker(installation)
  const failed = await until(async () => (await call(api, 'GET', path)).body, isFinal)
  assert.equal(failed.status, 'failed')
  assert.match(failed.error, /3 times/)
  assert.deepEqual([failed.credits_held, failed.credits_charged, failed.download_url], [0, 0, null])
  assert.deepEqual((await call(api, 'GET', '/admin/credits')).body, { balance: 10_000, held: 0 })
  assert.deepEqual(
    await installation.query("select 1 from certificate union all select 1 from domain_event where type like 'cert.%'"),
    [],
  )
})

test('a worker that was stopped, lost its job and wakes up changes nothing, also while the other still works', async () => {
  await using installation = await makeInstallation()
  const api = await installation.start('api')
  const workers = await twoWorkers(installation)
  const { job, path } = await submitJob(api, thousand, withCompany)
  const read = async () => (await call(api, 'GET', path)).body
  const first = await holder(installation)
  const { holds: sleeper, other: successor } = workers(first.id)
  await until(read, ({ processed_count }) => processed_count >= 100)
  sleeper.service.child.kill('SIGSTOP')
  // Simulates 20 seconds of silence.
  await installation.query(
    `update worker_process set seen_at = now() - interval '1 minute' where worker_ids @> array['${first.id}']`,
  )
  const second = await holder(installation, first.id)
  assert.ok(successor.ids.includes(second.id))
  // The queue's lock comes before the claim, until which the count is the sleeper's.
  await until(
    () => installation.query(`select claims, processed_count as drawn from bulk_job where id = ${job.id}`),
    ([row]) => row!['claims'] === 2 && row!['drawn'] >= 50 && row!['drawn'] < 900,
    5,
  )
  successor.service.child.kill('SIGSTOP')
  // Its last statement may still be on its way.
  await until(
    () =>
      installation.query(
        "select from pg_stat_activity where state = 'active' and query like '%update bulk_job%' and pid <> pg_backend_pid()",
      ),
    (rows) => rows.length === 0,
  )
  const before = await read()
  sleeper.service.child.kill('SIGCONT')
  await until(
    async () => sleeper.service.output(),
    (text) => text.includes('is left to another run'),
  )
  assert.deepEqual(await read(), before)
  assert.deepEqual(
    (await locks(installation)).map(({ id }) => id),
    [second.id],
  )
  successor.service.child.kill('SIGCONT')
  assert.equal((await until(read, isFinal)).status, 'completed')
  await assertDoneOnce(installation, job.id, 1000)
})

const KILLS = rounds(5, 200)
// Half a minute in the ordinary run, a quarter of an hour at night.
const timeout = 120_000 * KILLS
test('wherever a worker is killed, its job is done once by another', { timeout }, async (t) => {
  const random = randomFrom(SEED)
  await using installation = await makeInstallation({ credits: 1000 * KILLS })
  const api = await installation.start('api')
  const workers = [await startWorker(installation), await startWorker(installation)]
  /** Kills the owner of the job, or any process without one, and starts another. */
  const kill = async () => {
    const [lock] = await locks(installation)
    const at = Math.max(
      0,
      workers.findIndex(({ ids }) => lock !== undefined && ids.includes(lock.id)),
    )
    const [{ service }] = workers.splice(at, 1) as [(typeof workers)[0]]
    service.child.kill('SIGKILL')
    await service.ended
    return startWorker(installation)
  }
  let busy = 0
  for (let kills = 0; kills < KILLS; ) {
    const { job, path } = await submitJob(api, thousand, withCompany)
    const read = async () => (await call(api, 'GET', path)).body
    // A third crash would fail it.
    const ofJob = Math.min(random() < 0.5 ? 1 : 2, KILLS - kills)
    for (let nth = 0; nth < ofJob; nth++, kills++) {
      await wait(random() * 1_200)
      if (!isFinal(await read())) busy++
      workers.push(await kill())
    }
    const done = await until(read, isFinal)
    const told = `after ${kills} kills: ${JSON.stringify(done)}`
    assert.equal(done.status, 'completed', told)
    await assertDoneOnce(installation, job.id, 1000, told)
  }
  t.diagnostic(`${busy} of ${KILLS} kills came before the job was done`)
  assert.ok(busy > 0)
})
