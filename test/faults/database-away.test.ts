import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { queryOnce } from '../../src/lib/embedded-postgres/embedded-postgres.helpers.ts'
import { startEmbeddedPostgres } from '../../src/lib/embedded-postgres/index.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { isDatabaseAway } from '../../src/platform/db/pg-errors.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { assertRefused } from '../support/assert-refused.ts'
import { call, KEY, submitJob, until } from '../support/installation.ts'
import { dataFolder, emptyDatabase, type Laurel, startLaurel } from '../support/laurel.ts'
import { scoped } from '../support/scoped.ts'
import { startDatabaseProxy } from '../support/tcp-proxy.ts'

const EVENTS = '/api/v1/admin/events'
const bearer = { authorization: `Bearer ${KEY}` }
const workbook = readFileSync(new URL('../fixtures/spreadsheets/openpyxl-turkish.xlsx', import.meta.url))

/** Asserts that it serves and works on jobs, once it has found its database again. */
async function serves(laurel: Laurel): Promise<void> {
  await until(
    () => laurel.get('/readyz'),
    ({ status }) => status === 200,
  )
  await until(
    () => laurel.get(EVENTS, bearer),
    ({ status }) => status === 200,
  )
  // A connection of before may still break.
  const { path } = (await until(
    () => submitJob(laurel as never, workbook).catch(() => null),
    (submitted) => submitted !== null,
  ))!
  const read = async () => (await laurel.get(`/api/v1${path}`, bearer)).json()
  assert.equal((await until(read, ({ status }) => ['completed', 'failed'].includes(status))).status, 'completed')
  assert.equal(laurel.child.exitCode, null)
  // Output of libraries about it goes to the log.
  assert.equal(laurel.err(), '')
}

test('while its database is stopped the service lives and answers 503 with Retry-After; afterwards it serves and works again', async () => {
  using data = dataFolder()
  using files = dataFolder()
  await using first = scoped(await startEmbeddedPostgres({ dataDir: data.path }))
  const env = {
    DATABASE_URL: first.url,
    DATA_DIR: files.path,
    LAUREL_BOOTSTRAP_KEY: KEY,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
  }
  await using laurel = await startLaurel(env)
  await serves(laurel)

  await first.stop()
  for (let times = 0; times < 3; times++) {
    const { status, headers, text, json } = await laurel.get(EVENTS, bearer)
    assertRefused({ status, headers: Object.fromEntries(headers), text, body: json() }, 503, 'unavailable')
    assert.match(headers.get('retry-after') ?? '', /^[1-9]\d*$/)
  }
  const readiness = await laurel.get('/readyz')
  assert.equal(readiness.status, 503)
  assert.equal(readiness.json().status, 'not ready')
  assert.deepEqual([readiness.json().checks.database, readiness.json().checks.files], ['failing', 'ok'])
  assert.equal((await laurel.get('/healthz')).status, 200)
  assert.equal((await laurel.get('/metrics')).status, 200)

  await using second = scoped(await startEmbeddedPostgres({ dataDir: data.path }))
  assert.equal(second.url, first.url)
  await serves(laurel)
  laurel.child.kill('SIGTERM')
  assert.deepEqual(await laurel.ended, [0, null], laurel.err())
})

test('when all its connections are cut at once the service lives, and serves and works again', async () => {
  await using database = await emptyDatabase()
  using data = dataFolder()
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: data.path,
    LAUREL_BOOTSTRAP_KEY: KEY,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
  }
  await using laurel = await startLaurel(env)
  await serves(laurel)
  for (let times = 0; times < 3; times++) {
    const cut = await queryOnce(
      database.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    assert.ok(cut.length > 0)
    await serves(laurel)
  }
  laurel.child.kill('SIGTERM')
  assert.deepEqual(await laurel.ended, [0, null], laurel.err())
})

test('while its database is silent every request gets 503 with Retry-After, and when the way is open it serves within 10 seconds', async (t) => {
  await using database = await emptyDatabase()
  using data = dataFolder()
  await using proxy = await startDatabaseProxy(database.url)
  const env = {
    DATABASE_URL: proxy.url,
    DATA_DIR: data.path,
    LAUREL_BOOTSTRAP_KEY: KEY,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
  }
  await using laurel = await startLaurel(env)
  await serves(laurel)
  const body = { name: 'Silent', template_image_url: 'placeholder' }
  const read = () => laurel.get(EVENTS, bearer)
  const write = () => call(laurel as never, 'POST', '/admin/events', body)
  for (const [directions, unawares] of [
    [['toServer'], false],
    // In the middle of a transaction.
    [['toServer', 'toClient'], true],
  ] as const) {
    // So that many connections are open, and lost together.
    for (const { status } of await Promise.all(Array.from({ length: 10 }, read))) assert.equal(status, 200)
    const waiting: Promise<{ status: number; headers: Headers }>[] = []
    const since = performance.now()
    if (unawares) {
      // A connection that has made an event before sends the statement's name alone, so the value is waited for.
      const silent = proxy.ambush(body.name, 'before', () => proxy.silence(...directions))
      waiting.push(write())
      await silent
    } else proxy.silence(...directions)
    waiting.push(read(), write(), laurel.get('/api/v1/v/certs/3f1b3c52-8a6c-4a94-9d0b-2f0c8d8d0c11'))
    const first = await Promise.race(waiting)
    t.diagnostic(`the first answer came after ${Math.round(performance.now() - since)} ms`)
    assert.equal(first.status, 503)
    waiting.push(...Array.from({ length: 10 }, read))
    for (const { status, headers } of await Promise.all(waiting)) {
      assert.equal(status, 503)
      assert.match(headers.get('retry-after') ?? '', /^[1-9]\d*$/)
    }
    assert.equal((await laurel.get('/healthz')).status, 200)
    // Some are on their way when it opens.
    const between = Array.from({ length: 5 }, read)
    proxy.speak()
    const open = performance.now()
    await until(read, ({ status }) => status === 200)
    t.diagnostic(`it served again after ${Math.round(performance.now() - open)} ms`)
    for (const { status } of await Promise.all(between)) assert.ok(status === 200 || status === 503, String(status))
    await serves(laurel)
    t.diagnostic(`and did jobs after ${Math.round(performance.now() - open)} ms`)
  }
  laurel.child.kill('SIGTERM')
  assert.deepEqual(await laurel.ended, [0, null], laurel.err())
})

test('a database with several addresses or hosts, one of which is away, and none answers, counts as away', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
  assert.equal(isDatabaseAway(new AggregateError([refused, refused])), true)
  assert.equal(isDatabaseAway(new AggregateError([refused, new Error('x')])), true)
  assert.equal(isDatabaseAway(new AggregateError([new Error('x')])), false)
})

test('a transaction whose connection is cut between two statements fails, and the process lives', async () => {
  await using database = await emptyDatabase()
  const { db, close } = openDatabase(database.url)
  await using _ = { [Symbol.asyncDispose]: close }
  const work = db.transaction(async (tx) => {
    const { rows } = await tx.run<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await queryOnce(database.url, `select pg_terminate_backend(${rows[0]!.pid}, 5000)`)
    await tx.run(sql`select 1`)
  })
  await assert.rejects(work, isDatabaseAway)
  assert.deepEqual((await db.run(sql`select 1 as one`)).rows, [{ one: 1 }])
})

test('when the embedded server is killed the service brings it back and serves again', async () => {
  using data = dataFolder()
  await using laurel = await startLaurel({
    DATA_DIR: data.path,
    LAUREL_BOOTSTRAP_KEY: KEY,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
  })
  await serves(laurel)
  process.kill(Number(readFileSync(`${data.path}/18/postmaster.pid`, 'utf8').split('\n')[0]), 'SIGKILL')
  await serves(laurel)
  laurel.child.kill('SIGTERM')
  assert.deepEqual(await laurel.ended, [0, null], laurel.err())
})
