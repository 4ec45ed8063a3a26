import assert from 'node:assert/strict'
import { chmodSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { queryOnce } from '../src/lib/embedded-postgres/embedded-postgres.helpers.ts'
import { listMigrations } from '../src/platform/db/migration-files.ts'
import { freePort } from './support/free-port.ts'
import { KEY, submitJob, until } from './support/installation.ts'
import { dataFolder, emptyDatabase, type Laurel, ordinaryUser, startLaurel } from './support/laurel.ts'
import { rounds } from './support/rounds.ts'

const PRINTED_KEY = /lrl_live_[\w-]{43}/g
const EVENTS = '/api/v1/admin/events'

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

async function stop({ child, ended, err }: Laurel): Promise<void> {
  child.kill('SIGTERM')
  assert.deepEqual(await ended, [0, null], err())
}

/** Starts on nothing, again on what that left, and looks at both */
async function coldAndWarm(dataDir: string, user: { uid?: number; gid?: number }): Promise<void> {
  const PORT = String(await freePort())
  const env = { DATA_DIR: dataDir, PORT }
  await using cold = await startLaurel(env, user)
  const site = `http://127.0.0.1:${PORT}`
  for (const address of [`${site}/verify`, `${site}/api/v1`, `${site}/docs`]) assert.ok(cold.out().includes(address))
  const [key, ...others] = cold.out().match(PRINTED_KEY) ?? []
  assert.ok(key !== undefined && others.length === 0, cold.out())
  assert.equal((await cold.get(EVENTS, bearer(key))).status, 200)
  assert.equal((await cold.get(EVENTS, bearer(KEY))).status, 401)
  assert.equal((await cold.get('/readyz')).status, 200)
  for (const name of readdirSync(dataDir)) {
    // A copy of the binaries, which is there where their own folder is closed, is for the user of the database.
    if (name !== 'moved-to' && !name.startsWith('binaries-'))
      assert.equal(statSync(join(dataDir, name)).mode & 0o077, 0, `${name} is open to other users`)
  }
  await stop(cold)
  assert.equal(cold.err(), '')

  await using warm = await startLaurel(env, user)
  assert.equal((await warm.get(EVENTS, bearer(key))).status, 200)
  await stop(warm)
  assert.doesNotMatch(warm.out(), PRINTED_KEY)
}

test('without any setting it makes a database only its user can enter, prints addresses, and one key, only once', async () => {
  using data = dataFolder()
  await coldAndWarm(data.path, {})
})

const ordinary = await ordinaryUser()
const leftOut = 'missing' in ordinary && ordinary.missing

test('an ordinary user gets the same', { skip: leftOut }, async () => {
  const user = 'user' in ordinary ? ordinary.user : {}
  using data = dataFolder(user)
  await coldAndWarm(data.path, user)
})

test('below a folder that is closed to the user of the database it starts all the same, and says where the data are', {
  skip: process.geteuid?.() !== 0 && 'only root runs the database as another user',
}, async () => {
  using data = dataFolder()
  chmodSync(dirname(data.path), 0o700)
  await coldAndWarm(data.path, {})
  const moved = readFileSync(join(data.path, 'moved-to'), 'utf8').trim()
  assert.equal(statSync(join(moved, '18')).mode & 0o077, 0)
  rmSync(moved, { recursive: true })
})

test('processes that start at once on an empty database migrate once and make one organisation with the given key', async () => {
  await using database = await emptyDatabase()
  using data = dataFolder()
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: data.path,
    LAUREL_BOOTSTRAP_KEY: KEY,
    LAUREL_BOOTSTRAP_PLAN: 'growth',
    LAUREL_BOOTSTRAP_CREDITS: '321',
  }
  const made = () =>
    queryOnce(
      database.url,
      `select (select json_agg(json_build_object('plan', plan, 'balance', balance)) from organisation join credit_balance on org_id = id) as organisations,
         (select count(*)::int from api_key) as keys, (select count(*)::int from credit_entry) as entries,
         (select count(*)::int from installation) as installations, (select json_agg(name order by name) from migration) as migrations`,
    )
  const roles = ['all', 'api', 'worker']
  await using all = new AsyncDisposableStack()
  const start = async (role: string) => all.use(await startLaurel({ ...env, LAUREL_ROLE: role }))
  const started = await Promise.all(Array.from({ length: rounds(6, 20) }, (_, index) => start(roles[index % 3]!)))
  const expected = [
    {
      organisations: [{ plan: 'growth', balance: 321 }],
      keys: 1,
      entries: 1,
      installations: 1,
      migrations: listMigrations().map(({ name }) => name),
    },
  ]
  for (const laurel of started) {
    assert.equal((await laurel.get(EVENTS, bearer(KEY))).status, 200)
    // The key was configured, so it is not printed.
    assert.doesNotMatch(laurel.out() + laurel.err(), PRINTED_KEY)
  }
  assert.deepEqual(await made(), expected)
  await using later = await startLaurel(env)
  assert.equal((await later.get('/readyz')).status, 200)
  assert.deepEqual(await made(), expected)
})

test('of four processes that start at once without a given key, one prints the key', async () => {
  await using database = await emptyDatabase()
  using data = dataFolder()
  const env = { DATABASE_URL: database.url, DATA_DIR: data.path }
  await using all = new AsyncDisposableStack()
  const started = await Promise.all([1, 2, 3, 4].map(async () => all.use(await startLaurel(env))))
  const keys = started.flatMap((laurel) => laurel.out().match(PRINTED_KEY) ?? [])
  assert.equal(keys.length, 1)
  for (const laurel of started) assert.equal((await laurel.get(EVENTS, bearer(keys[0]!))).status, 200)
})

test('a key that is given later opens nothing; a start only adds the starter templates that the first organisation lacks', async () => {
  await using database = await emptyDatabase()
  using data = dataFolder()
  const env = { DATABASE_URL: database.url, DATA_DIR: data.path }
  let first: string
  {
    await using laurel = await startLaurel(env)
    first = laurel.out().match(PRINTED_KEY)![0]
  }
  // As if an earlier version, without this kind, had made the organisation.
  for (const table of ['email_template', 'email_template_starters'])
    await queryOnce(database.url, `delete from ${table} where kind = 'waitlisted'`)
  await using laurel = await startLaurel({ ...env, LAUREL_BOOTSTRAP_KEY: KEY })
  assert.equal((await laurel.get(EVENTS, bearer(first))).status, 200)
  assert.equal((await laurel.get(EVENTS, bearer(KEY))).status, 401)
  assert.deepEqual(await queryOnce(database.url, 'select count(*)::int as n from organisation'), [{ n: 1 }])
  const templates = `select count(*)::int as n from email_template where kind = 'waitlisted'`
  assert.deepEqual(await queryOnce(database.url, templates), [{ n: 1 }])
})

test('role api takes requests and leaves jobs to role worker, which does them', async () => {
  await using database = await emptyDatabase()
  using data = dataFolder()
  const env = { DATABASE_URL: database.url, DATA_DIR: data.path, LAUREL_BOOTSTRAP_KEY: KEY }
  await using api = await startLaurel({ ...env, LAUREL_ROLE: 'api' })
  assert.deepEqual((await api.get('/readyz')).json(), { status: 'ready', checks: { database: 'ok', files: 'ok' } })
  const workbook = readFileSync(new URL('fixtures/spreadsheets/openpyxl-turkish.xlsx', import.meta.url))
  const { path } = await submitJob(api as never, workbook)
  assert.deepEqual(
    await queryOnce(
      database.url,
      `select count(*)::int as n from pg_stat_activity where application_name = 'laurel liveness' and datname = current_database()`,
    ),
    [{ n: 0 }],
  )
  await using worker = await startLaurel({ ...env, LAUREL_ROLE: 'worker' })
  assert.deepEqual((await worker.get('/readyz')).json().checks, { database: 'ok', files: 'ok', queue: 'ok' })
  const read = async () => (await api.get(`/api/v1${path}`, bearer(KEY))).json()
  const { status } = await until(read, (job) => ['completed', 'failed'].includes(job.status))
  assert.equal(status, 'completed')
})
