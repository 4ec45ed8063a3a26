import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { queryOnce } from '../../src/lib/embedded-postgres/embedded-postgres.helpers.ts'
import { readPidFile } from '../../src/lib/embedded-postgres/running-server.ts'
import { isProcessAlive } from '../../src/lib/os/process-identity.ts'
import { freePort } from '../support/free-port.ts'
import { KEY, until } from '../support/installation.ts'
import { dataFolder, emptyDatabase, type Laurel, launch, runLaurel, startLaurel } from '../support/laurel.ts'

const TWO = { LAUREL_PROCESSES: '2', LOG_LEVEL: 'info' }
const EVENTS = '/api/v1/admin/events'
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** Asks over a connection of its own, so that the processes take turns. */
const ask = (laurel: Laurel, path: string, headers = {}) => laurel.get(path, { connection: 'close', ...headers })

/** The processes that have answered, by the log, which two of them do when several requests are sent. */
async function processesOf(laurel: Laurel): Promise<number[]> {
  const known = () =>
    new Set(
      laurel
        .out()
        .split('\n')
        .filter((line) => line.includes('"msg":"request"'))
        .map((line) => JSON.parse(line).pid as number)
        .filter(isProcessAlive),
    )
  await until(
    async () => [await ask(laurel, '/healthz'), known().size],
    ([, count]) => count === 2,
  )
  return [...known()]
}

const timesTold = (laurel: Laurel, text: string) => laurel.out().split(text).length - 1

const allEnded = (pids: number[]) =>
  until(
    async () => pids.filter(isProcessAlive),
    (alive) => alive.length === 0,
  )

test('two processes behind one port: one database, one key printed once, and all end with the first one', async () => {
  using data = dataFolder()
  await using laurel = await startLaurel({ ...TWO, DATA_DIR: data.path })
  const [key, ...others] = laurel.out().match(/lrl_live_[\w-]{43}/g) ?? []
  assert.equal(others.length, 0)
  const pids = await processesOf(laurel)
  assert.ok(!pids.includes(laurel.child.pid!), 'the first process answers requests itself')
  for (let n = 0; n < 4; n++) assert.equal((await ask(laurel, EVENTS, bearer(key!))).status, 200)
  assert.equal((await ask(laurel, '/readyz')).status, 200)
  assert.equal(timesTold(laurel, 'the database lets in fewer connections'), 0)
  const database = readPidFile(join(data.path, '18'))!.pid
  laurel.child.kill('SIGTERM')
  assert.deepEqual(await laurel.ended, [0, null], laurel.out() + laurel.err())
  assert.deepEqual([...pids, database].filter(isProcessAlive), [])
  assert.equal(readPidFile(join(data.path, '18')), null)
  assert.equal(laurel.err(), '')
})

test('two processes migrate a database once, and tell the figures of both, whichever is asked, each with its number', async () => {
  await using database = await emptyDatabase()
  using data = dataFolder()
  await using laurel = await startLaurel({ ...TWO, DATABASE_URL: database.url, DATA_DIR: data.path })
  await processesOf(laurel)
  assert.equal(timesTold(laurel, 'the database was brought up to date'), 1)
  const counted =
    /^laurel_http_request_duration_seconds_count\{method="GET",route="\/healthz".*process="(\d)"\} (\d+)$/gm
  const sums = async () => {
    const lines = [...(await ask(laurel, '/metrics')).text.matchAll(counted)]
    assert.deepEqual(lines.map(([, process]) => process).sort(), ['1', '2'])
    return lines.reduce((sum, [, , count]) => sum + Number(count), 0)
  }
  const before = await sums()
  for (let n = 0; n < 5; n++) await ask(laurel, '/healthz')
  assert.equal(await sums(), before + 5)
  assert.equal(await sums(), before + 5)
  laurel.child.kill('SIGTERM')
  assert.deepEqual(await laurel.ended, [0, null], laurel.err())
})

test('an organisation’s limit is exact over the processes of one port', async () => {
  await using database = await emptyDatabase()
  using data = dataFolder()
  const first = { LAUREL_BOOTSTRAP_KEY: KEY, LAUREL_BOOTSTRAP_PLAN: 'starter' }
  await using laurel = await startLaurel({ ...TWO, ...first, DATABASE_URL: database.url, DATA_DIR: data.path })
  await processesOf(laurel)
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(laurel, EVENTS, bearer(KEY))))
  const statuses = Map.groupBy(answers, ({ status }) => status)
  assert.deepEqual([statuses.get(200)?.length, statuses.get(429)?.length], [60, 40])
  const [row] = await queryOnce(database.url, 'select count(*)::int as n from rate_window')
  assert.deepEqual(row, { n: 1 })
})

test('a port that is taken, or settings that are wrong: one sentence, and exit code 1, with the embedded database stopped', async () => {
  using data = dataFolder()
  await using other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const PORT = String((other.address() as { port: number }).port)
  const env = { LAUREL_PROCESSES: '2', LOG_LEVEL: 'warn', DATA_DIR: data.path, PORT }
  const { code, out, err } = await runLaurel(['start'], env)
  assert.deepEqual([code, out], [1, ''])
  assert.match(
    err,
    new RegExp(`^Laurel cannot listen on 127.0.0.1, port ${PORT}: another program uses this port[^\\n]*\\n$`),
  )
  assert.equal(readPidFile(join(data.path, '18')), null)
  const away = await runLaurel(['start'], { ...env, DATABASE_URL: `postgres://me@127.0.0.1:${await freePort()}/x` })
  assert.equal(away.code, 1)
  assert.match(away.err, /^PostgreSQL at [^\n]* cannot be reached[^\n]*\n$/)
})

test('a second signal ends all of them at once with 1', async () => {
  using data = dataFolder()
  await using laurel = await startLaurel({ ...TWO, DATA_DIR: data.path, DRAIN_SECONDS: '300' })
  const pids = await processesOf(laurel)
  const database = readPidFile(join(data.path, '18'))!.pid
  laurel.child.kill('SIGTERM')
  await until(
    () => ask(laurel, '/readyz'),
    ({ status }) => status === 503,
  )
  laurel.child.kill('SIGTERM')
  assert.deepEqual(await laurel.ended, [1, null])
  await allEnded([...pids, database])
})

test('when the first process is killed, the others end by themselves', async () => {
  await using database = await emptyDatabase()
  using data = dataFolder()
  await using laurel = await startLaurel({ ...TWO, DATABASE_URL: database.url, DATA_DIR: data.path })
  const pids = await processesOf(laurel)
  laurel.child.kill('SIGKILL')
  await allEnded(pids)
})

test('a signal during the start of the first one: it ends in order, with 0', async () => {
  await using database = await emptyDatabase()
  using data = dataFolder()
  const env = { ...TWO, DATABASE_URL: database.url, DATA_DIR: data.path, PORT: String(await freePort()) }
  await using laurel = launch(['start'], env)
  const begun = `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name like 'laurel%'`
  await until(
    () => queryOnce(database.url, begun),
    ([row]) => row!['n'] > 0,
  )
  laurel.child.kill('SIGTERM')
  assert.deepEqual(await laurel.ended, [0, null], laurel.err())
})
