import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { listMigrations } from '../../src/platform/db/migration-files.ts'
import { workbookOfColumn } from '../fixtures/spreadsheets/make-workbook.ts'
import { type Cluster, type Member, startCluster } from '../support/cluster.ts'
import { call, KEY, submitJob, until } from '../support/installation.ts'

/** A thousand names of characters that no other has: each brings letters of its own, so that drawing takes seconds. */
const thousand = workbookOfColumn([
  'Name',
  ...Array.from({ length: 1_000 }, (_, n) =>
    String.fromCodePoint(...Array.from({ length: 12 }, (_, i) => 0x4e00 + ((n * 12 + i) % 20_000))),
  ),
])
const few = readFileSync(new URL('../fixtures/spreadsheets/openpyxl-turkish.xlsx', import.meta.url))

const ask = (member: Member, method: string, path: string, body?: object) => call(member as never, method, path, body)
const submit = (member: Member, workbook: Buffer) => submitJob(member as never, workbook)
const jobOf = async (member: Member, path: string) => (await ask(member, 'GET', path)).body
const ended = (member: Member, path: string) =>
  until(
    () => jobOf(member, path),
    ({ status }) => ['completed', 'failed', 'cancelled'].includes(status),
  )

async function download(member: Member, path: string) {
  const answer = await fetch(`${member.url}/api/v1${path}/download`, { headers: { authorization: `Bearer ${KEY}` } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { answer, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}

/** How many files the directory at the end of a ZIP archive names. */
const filesIn = (zip: Buffer) => zip.readUInt16LE(zip.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 10)

describe('two api and two worker processes over one database and one bucket', () => {
  let cluster: Cluster
  before(async () => {
    cluster = await startCluster()
  })
  after(() => cluster[Symbol.asyncDispose]())

  it('started at once on an empty database, they migrate once, make one organisation, and all get ready', async () => {
    const [made] = await cluster.query(`select (select json_agg(name order by name) from migration) as migrations,
      (select count(*)::int from organisation) as organisations, (select count(*)::int from api_key) as keys,
      (select count(*)::int from credit_entry) as grants, (select count(*)::int from worker_process) as workers`)
    const migrations = listMigrations().map(({ name }) => name)
    assert.deepEqual(made, { migrations, organisations: 1, keys: 1, grants: 1, workers: 2 })
    for (const { laurel, role } of [...cluster.apis, ...cluster.workers]) {
      const checks = { database: 'ok', files: 'ok', ...(role === 'worker' ? { queue: 'ok' } : {}) }
      // The first check of the store loads what speaks to it, and may take longer than the answer waits for it.
      const answer = await until(
        () => laurel.get('/readyz'),
        (answer) => answer.json().checks.files === 'ok',
      )
      assert.deepEqual([answer.status, answer.json()], [200, { status: 'ready', checks }])
    }
  })

  it('what one process revoked, the next read of the other shows as revoked', async () => {
    const [one, other] = cluster.apis
    const event = (await ask(one, 'POST', '/admin/events', { name: 'Two', template_image_url: 'placeholder' })).body
    for (let n = 0; n < 20; n++)
      await ask(one, 'POST', `/admin/events/${event.id}/attendees`, { first_name: 'A', email: `a${n}@x.org` })
    const { certificates } = (await ask(other, 'POST', `/admin/events/${event.id}/certificates`)).body
    assert.equal(certificates.length, 20)
    for (const { id, public_id } of certificates) {
      // Read before, so that whatever might be remembered is.
      assert.equal((await ask(other, 'GET', `/v/certs/${public_id}`)).body.status, 'active')
      assert.equal((await ask(other, 'GET', `/admin/certificates/${id}/pdf`)).status, 200)
      assert.equal((await ask(one, 'POST', `/admin/certificates/${id}/revoke`)).status, 200)
      assert.equal((await ask(other, 'GET', `/v/certs/${public_id}`)).body.status, 'revoked')
      assert.equal((await other.laurel.get(`/c/${public_id}.pdf`)).status, 410)
    }
  })

  it('a file taken by one api process is drawn by a worker, and the other gives out the whole archive, always the same', async () => {
    const [one, other] = cluster.apis
    const { path } = await submit(one, few)
    const job = await ended(other, path)
    assert.equal(job.status, 'completed', job.error)
    const [first, second, third] = [await download(other, path), await download(other, path), await download(one, path)]
    assert.equal(first.answer.status, 200)
    assert.equal(Number(first.answer.headers.get('content-length')), first.bytes.length)
    assert.equal(filesIn(first.bytes), job.total_count + 1)
    assert.deepEqual([second.hash, third.hash], [first.hash, first.hash])
  })

  it('when the worker that draws is killed the other completes the job, each certificate once, and one archive stays', async () => {
    const [one, other] = cluster.apis
    const known = async () =>
      (await cluster.query<{ id: string }>('select unnest(worker_ids) as id from worker_process')).map(({ id }) => id)
    // The owner of a job is known once one of them is younger.
    const before = await known()
    await cluster.restart(cluster.workers[0])
    const young = (await known()).filter((id) => !before.includes(id))
    // Until the kill no job can complete, however fast the machine draws.
    using held = await cluster.hold('lock table certificate in exclusive mode')
    const { path } = await submit(one, thousand)
    const { id, total_count } = await until(
      () => jobOf(other, path),
      ({ processed_count }) => processed_count > 0,
    )
    const [lock] = await cluster.query<{ id: string }>(
      'select locked_by as id from graphile_worker._private_jobs where locked_by is not null',
    )
    const killed = cluster.workers[young.includes(lock!.id) ? 0 : 1]
    // Leaves what a run killed between storing its archive and committing would leave.
    await cluster.store.blobs.put(`bulk/${id}/left-behind.zip`, { bytes: Buffer.from('x') })
    killed.laurel.child.kill('SIGKILL')
    held.dispose()
    const restarted = cluster.restart(killed, 'SIGKILL')
    const job = await ended(other, path)
    assert.equal(job.status, 'completed', job.error)
    const rows = await cluster.query(
      `select count(*)::int as made, count(distinct c.public_id)::int as different, j.zip_key, j.claims
       from certificate c join bulk_job j on j.id = c.bulk_job_id where j.id = $1 group by j.id`,
      [id],
    )
    assert.deepEqual([rows[0]!['made'], rows[0]!['different'], rows[0]!['claims']], [total_count, total_count, 2])
    assert.equal(filesIn((await download(one, path)).bytes), total_count + 1)
    await cluster.store.blobs.put(`bulk/${id}/left-later.zip`, { bytes: Buffer.from('x') })
    await cluster.query(`select graphile_worker.add_job('sweep-blob', '{"key": "bulk/${id}/left-later.zip"}')`)
    const ofJob = async () => (await cluster.store.keys()).filter((key) => key.startsWith(`bulk/${id}/`))
    assert.deepEqual(await until(ofJob, (keys) => keys.length === 1), [rows[0]!['zip_key']])
    await restarted
  })

  it('without the store, uploads are taken and wait, downloads get 503, and all goes on when it is back', async () => {
    const [one, other] = cluster.apis
    const { path: earlier } = await submit(one, few)
    await ended(other, earlier)
    await cluster.store.stop()
    const { job, path } = await submit(one, few)
    for (const { laurel } of [...cluster.apis, ...cluster.workers]) {
      const answer = await laurel.get('/readyz')
      const { files, ...rest } = answer.json().checks
      // Otherwise a balancer would take them all out.
      assert.deepEqual([answer.status, files, new Set(Object.values(rest))], [200, 'failing', new Set(['ok'])])
      assert.equal((await laurel.get('/healthz')).status, 200)
    }
    for (const member of cluster.apis) {
      const refused = await download(member, earlier)
      assert.equal(refused.answer.status, 503)
      assert.match(refused.answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/)
      assert.match(JSON.parse(refused.bytes.toString()).detail, /file store/)
    }
    const event = `/admin/events/${job.event_id}`
    await ask(one, 'POST', `${event}/attendees`, { first_name: 'Ada', email: 'ada@example.org' })
    const { issued, certificates } = (await ask(other, 'POST', `${event}/certificates`)).body
    assert.equal(issued, 1)
    for (const kind of ['pdf', 'png'])
      assert.equal((await ask(one, 'GET', `/admin/certificates/${certificates[0].id}/${kind}`)).status, 200)
    // More attempts than a job that takes its worker with it would get.
    await until(
      async () => cluster.workers.map(({ laurel }) => laurel.out().split('cannot be used right now').length).join(),
      (counts) => counts.split(',').reduce((sum, count) => sum + Number(count) - 1, 0) >= 4,
    )
    assert.equal((await jobOf(other, path)).finished_at, null)
    assert.deepEqual((await jobOf(other, path)).credits_held, job.total_count)

    await cluster.store.start()
    const done = await ended(other, path)
    assert.deepEqual([done.status, done.credits_charged], ['completed', job.total_count], done.error)
    assert.equal((await download(one, earlier)).answer.status, 200)
    assert.equal(filesIn((await download(one, path)).bytes), job.total_count + 1)
    for (const { laurel } of [...cluster.apis, ...cluster.workers])
      assert.equal((await laurel.get('/readyz')).json().checks.files, 'ok')
  })

  it('when the store has taken an archive and is silent, and the worker is killed, another does the job once', async () => {
    const [one, other] = cluster.apis
    const { way } = cluster.store
    const silent = way.ambush('PUT /laurel/bulk/', 'after', () => way.silence('toClient'))
    const { job, path } = await submit(one, few)
    await silent
    const ofJob = async () => (await cluster.store.keys()).filter((key) => key.startsWith(`bulk/${job.id}/`))
    const [abandoned] = await until(ofJob, (keys) => keys.length === 1)
    // A verdict on the store holds for some seconds.
    await until(
      () => other.laurel.get('/readyz'),
      (readiness) => readiness.status === 200 && readiness.json().checks.files === 'failing',
    )
    assert.equal((await jobOf(other, path)).status, 'processing')
    await Promise.all(cluster.workers.map((worker) => cluster.restart(worker, 'SIGKILL')))
    way.speak()
    const done = await ended(other, path)
    assert.deepEqual([done.status, done.credits_charged], ['completed', job.total_count], done.error)
    const [{ key, made, ledger }] = (await cluster.query(
      `select zip_key as key, (select count(*)::int from certificate where bulk_job_id = j.id) as made,
        (select string_agg(kind, ' ' order by id) from credit_entry where bulk_job_id = j.id) as ledger
       from bulk_job j where id = $1`,
      [job.id],
    )) as [any]
    assert.deepEqual([made, ledger], [job.total_count, 'hold capture'])
    assert.notEqual(key, abandoned)
    assert.deepEqual(await ofJob(), [key])
    assert.equal(filesIn((await download(one, path)).bytes), job.total_count + 1)
  })

  it('afterwards the doctor finds nothing', async () => {
    const { code, out, err } = await cluster.doctor()
    assert.equal(code, 0, out + err)
  })
})
