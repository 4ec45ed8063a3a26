import assert from 'node:assert/strict'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  call,
  type Installation,
  KEY,
  makeInstallation,
  runLaurel,
  startProcess,
  submitJob,
  until,
} from '../support/installation.ts'

const thousand = readFileSync(new URL('../fixtures/spreadsheets/xlsxwriter-1000-rows.xlsx', import.meta.url))

test('SIGTERM during a job: the worker ends with 0, and the job is done once', async () => {
  await using installation = await makeInstallation()
  const api = await installation.start('api')
  const worker = await installation.start('worker')
  const { path } = await submitJob(api, thousand)
  const read = async () => (await call(api, 'GET', path)).body
  await until(read, (job) => job.processed_count >= 50)
  worker.child.kill('SIGTERM')
  assert.deepEqual(await worker.ended, [0, null], worker.output())
  await installation.start('worker')
  assert.equal((await until(read, ({ status }) => status === 'completed' || status === 'failed')).status, 'completed')
  assert.deepEqual(await installation.query('select count(*)::int as made from certificate'), [{ made: 1000 }])
})

test('SIGTERM during requests: the service ends with 0, and what it has answered is stored', async () => {
  await using installation = await makeInstallation()
  const service = await installation.start('all')
  const event = await call(service, 'POST', '/admin/events', { name: 'Stop', template_image_url: 'placeholder' })
  const path = `/admin/events/${event.body.id}/attendees`
  const answered: number[] = []
  const other: number[] = []
  let sent = 0
  const client = async () => {
    for (;;) {
      const person = { first_name: 'Ada', email: `ada${sent++}@example.org` }
      const answer = await call(service, 'POST', path, person).catch(() => null)
      if (answer === null) return
      if (answer.status === 201) answered.push(answer.body.id)
      else other.push(answer.status)
    }
  }
  const clients = Promise.all(Array.from({ length: 8 }, client))
  await until(
    async () => answered.length,
    (count) => count >= 40,
    1,
  )
  service.child.kill('SIGTERM')
  assert.deepEqual(await service.ended, [0, null], service.output())
  await clients
  // A request that comes after the signal is turned away.
  assert.deepEqual([...new Set(other)], other.length > 0 ? [503] : [])
  const rows = await installation.query<{ id: string }>('select id from attendee')
  const stored = new Set(rows.map(({ id }) => Number(id)))
  assert.deepEqual(
    answered.filter((id) => !stored.has(id)),
    [],
  )
})

/** A service whose database takes a minute to delete an event, and a deletion that has begun. */
async function beginDeleting(installation: Installation, signal?: AbortSignal) {
  await installation.query(`create function nap() returns trigger language plpgsql as
    $$ begin perform pg_sleep(60); return old; end $$`)
  await installation.query('create trigger nap before delete on event for each row execute function nap()')
  const service = await installation.start('all')
  const event = await call(service, 'POST', '/admin/events', { name: 'Large', template_image_url: 'placeholder' })
  const answer = fetch(`${service.url}/api/v1/admin/events/${event.body.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${KEY}` },
    ...(signal ? { signal } : {}),
  })
  await until(
    () => napping(installation),
    (count) => count === 1,
  )
  return { service, answer }
}

const napping = async (installation: Installation) =>
  (
    await installation.query(
      "select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
    )
  ).length

test('SIGTERM during a request that takes longer than there is time: it is undone and answered so, and it ends with 0', async () => {
  await using installation = await makeInstallation()
  const { service, answer } = await beginDeleting(installation)
  service.child.kill('SIGTERM')
  const { status, headers } = await answer
  assert.deepEqual([status, Number(headers.get('retry-after')) > 0], [503, true])
  assert.deepEqual(await service.ended, [0, null], service.output())
  assert.equal(await napping(installation), 0)
  assert.equal((await installation.query('select from event')).length, 1)
})

test('SIGTERM while the database works for a client that has gone away: that is undone, and it ends with 0', async () => {
  await using installation = await makeInstallation()
  const client = new AbortController()
  const { service, answer } = await beginDeleting(installation, client.signal)
  client.abort()
  await assert.rejects(answer)
  service.child.kill('SIGTERM')
  assert.deepEqual(await service.ended, [0, null], service.output())
  assert.equal(await napping(installation), 0)
  assert.equal((await installation.query('select from event')).length, 1)
})

test('killed with its own database, the service carries on where it was, and nothing it had answered is lost', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-embedded-'))
  try {
    await using first = await startProcess({ DATA_DIR: dataDir })
    const { job, path } = await submitJob(first, thousand)
    const done: string[] = []
    const event = await call(first, 'POST', '/admin/events', { name: 'Kept', template_image_url: 'placeholder' })
    for (let n = 0; n < 20; n++) {
      const person = { first_name: 'Ada', email: `ada${n}@example.org` }
      done.push((await call(first, 'POST', `/admin/events/${event.body.id}/attendees`, person)).body.email)
    }
    // The database leads a group of its own. Its other processes end when they miss the first one.
    const database = databaseIn(dataDir)
    process.kill(-first.child.pid!, 'SIGKILL')
    process.kill(database, 'SIGKILL')
    await first.ended

    await using second = await startProcess({ DATA_DIR: dataDir })
    const after = await until(
      async () => (await call(second, 'GET', path)).body,
      ({ status }) => status === 'completed',
    )
    assert.equal(after.total_count, job.total_count)
    const kept = await call(second, 'GET', `/admin/events/${event.body.id}/attendees?limit=200`)
    assert.deepEqual(kept.body.map(({ email }: any) => email).reverse(), done)
    const doctor = runLaurel(['doctor', '--json'], { DATA_DIR: dataDir })
    assert.equal(doctor.status, 0, doctor.stdout + doctor.stderr)
    second.child.kill('SIGTERM')
    assert.deepEqual(await second.ended, [0, null], second.output())
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** The process id of the database in a data folder. */
function databaseIn(dataDir: string): number {
  const file = globSync(`${dataDir}/**/postmaster.pid`)[0]!
  return Number(readFileSync(file, 'utf8').split('\n', 1)[0])
}
