import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { emptyDatabase } from '../../../test/support/laurel.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../../test/support/tcp-proxy.ts'
import { adminQuery } from '../../../test/support/template-database.ts'
import { isDatabaseAway } from './pg-errors.ts'
import { watchAnswers } from './watch-answers.ts'

let database: Awaited<ReturnType<typeof emptyDatabase>>
let proxy: DatabaseProxy
before(async () => {
  database = await emptyDatabase()
  proxy = await startDatabaseProxy(database.url)
})
after(async () => {
  await proxy[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

/** A pool over the proxy whose pending responses are soon checked. */
function watchedPool(connectMs = 60_000) {
  const pool = new pg.Pool({ connectionString: proxy.url, connectionTimeoutMillis: connectMs })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const stop = watchAnswers(pool, proxy.url, { suspectMs: 400, askMs: 1_000, loseMs: 600 })
  return {
    pool,
    async [Symbol.asyncDispose]() {
      stop()
      await pool.end()
    },
  }
}

test('a statement that the server is at work on may take as long as it needs', async () => {
  await using watched = watchedPool()
  const { rows } = await watched.pool.query('select 1 as one from pg_sleep(1.5)')
  assert.deepEqual(rows, [{ one: 1 }])
})

test('one of which nobody knows whether it is worked on is given up', async () => {
  await using watched = watchedPool()
  watched.pool.on('acquire', (client) => {
    // The id that a pooler reports.
    ;(client as unknown as { processID: number }).processID = 1
  })
  await assert.rejects(watched.pool.query('select 1 as one from pg_sleep(60)'), isDatabaseAway)
})

for (const direction of ['toServer', 'toClient'] as const)
  test(`a connection that is swallowed ${direction} is broken, and idle ones go with it`, async () => {
    await using watched = watchedPool()
    const { pool } = watched
    await Promise.all([pool.query('select pg_sleep(0.01)'), pool.query('select pg_sleep(0.01)')])
    assert.equal(pool.idleCount, 2)
    proxy.swallow(direction)
    await assert.rejects(pool.query('select 1'), isDatabaseAway)
    assert.deepEqual((await pool.query('select 1 as one')).rows, [{ one: 1 }])
    assert.equal(pool.totalCount, 1)
  })

test('in a transaction, what fails after the answer that stayed away says the same', async () => {
  await using watched = watchedPool()
  const client = await watched.pool.connect()
  using _ = { [Symbol.dispose]: () => client.release() }
  await client.query('begin')
  proxy.swallow()
  await assert.rejects(client.query('select 1'), isDatabaseAway)
  await assert.rejects(client.query('rollback'), isDatabaseAway)
})

test('a server that stays silent to new connections too is away', async () => {
  await using watched = watchedPool(1_000)
  await watched.pool.query('select 1')
  proxy.silence('toServer')
  await assert.rejects(watched.pool.query('select 1'), isDatabaseAway)
  await assert.rejects(watched.pool.query('select 1'), isDatabaseAway)
  proxy.speak()
  assert.deepEqual((await watched.pool.query('select 1 as one')).rows, [{ one: 1 }])
})

test('when the server refuses the question, what it is asked about is waited for', async () => {
  await using watched = watchedPool()
  const name = new URL(database.url).pathname.slice(1)
  // The pool has an open connection before new ones are refused.
  await watched.pool.query('select 1')
  const answer = watched.pool.query('select 1 as one from pg_sleep(0.15)')
  const allow = (allowed: boolean) =>
    adminQuery(process.env['TEST_DATABASE_URL']!, `alter database ${name} allow_connections ${allowed}`)
  await allow(false)
  try {
    assert.deepEqual((await answer).rows, [{ one: 1 }])
  } finally {
    await allow(true)
  }
})
