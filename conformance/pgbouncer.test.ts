import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { CONNECT_QUERY } from '../src/platform/db/explore-pooler.ts'
import { workbookOfColumn } from '../test/fixtures/spreadsheets/make-workbook.ts'
import {
  call,
  type Installation,
  makeInstallation,
  type Service,
  submitJob,
  until,
} from '../test/support/installation.ts'
import { runLaurel } from '../test/support/laurel.ts'
import { IS_LONG } from '../test/support/rounds.ts'
import { runFiles } from '../test/support/run-files.ts'
import { SEED } from '../test/support/seed.ts'
import { startDatabaseProxy } from '../test/support/tcp-proxy.ts'
import { pgBouncerVersion, startPgBouncer } from './pgbouncer.ts'

const version = pgBouncerVersion()
const skip = version === null && 'PgBouncer is not installed'
/** Prepared statements follow their client. */
const FIRST_FIT = 1.21
const connectQuery = /'(.+)'$/.exec(CONNECT_QUERY)![1]!

type Mode = Parameters<typeof startPgBouncer>[1]

/** PgBouncer in front of an installation, which listens on a socket that only its own user can open. */
async function pool({ databaseUrl }: Installation, mode: Mode) {
  await using opening = new AsyncDisposableStack()
  const proxy = opening.use(await startDatabaseProxy(databaseUrl))
  const pooler = opening.use(await startPgBouncer(proxy.url, mode))
  const opened = opening.move()
  return { url: pooler.url, said: pooler.said, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/** Issues certificates by a job of the queue. */
async function issue(service: Service): Promise<void> {
  const { path } = await submitJob(service, workbookOfColumn(['Name', 'Ada', 'Grace']))
  await until(
    () => call(service, 'GET', path),
    ({ body }) => body.status === 'completed',
  )
}

test('a service works through PgBouncer in session mode', { skip }, async () => {
  await using installation = await makeInstallation()
  await using pooler = await pool(installation, { mode: 'session' })
  await using service = await installation.start('all', { DATABASE_URL: pooler.url })
  await issue(service)
})

test('a service works through PgBouncer in transaction mode from 1.21 on, and explains what an older one lacks', {
  skip,
}, async () => {
  await using installation = await makeInstallation()
  await using pooler = await pool(installation, { mode: 'transaction', connectQuery })
  const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: installation.databaseUrl }
  if (version! < FIRST_FIT) {
    const { code, err } = await runLaurel(['start'], { ...env, DATA_DIR: installation.dataDir })
    assert.equal(code, 1)
    assert.match(err, /^The pooler at .* does not support prepared statements .* PgBouncer 1\.21 or newer/m)
    return
  }
  await using service = await installation.start('all', env)
  await issue(service)
})

test('every operation answers the same through PgBouncer in transaction mode', {
  skip:
    skip || (version! < FIRST_FIT && 'PgBouncer is too old') || (!IS_LONG && 'takes minutes: set LAUREL_TEST_LONG=1'),
  timeout: 900_000,
}, async () => {
  await using installation = await makeInstallation()
  const patient = connectQuery.replaceAll('10s', '60s').replaceAll('3s', '60s')
  await using pooler = await pool(installation, { mode: 'transaction', connectQuery: patient })
  let printed = ''
  const passed = await runFiles([join(import.meta.dirname, '../test/contract-walk.test.ts')], {
    env: { ...process.env, TEST_POOLER_URL: pooler.url },
    lanes: 1,
    limitSeconds: 800,
    seed: String(SEED),
    signal: new AbortController().signal,
    namePattern: null,
    mayShare: () => false,
    print: (text) => {
      printed += text
    },
  })
  assert.ok(passed, printed)
  assert.match(pooler.said(), /login attempt: db=t_/)
})
