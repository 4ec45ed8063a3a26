import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { emptyDatabase } from '../../../test/support/laurel.ts'
import { startTcpProxy } from '../../../test/support/tcp-proxy.ts'
import { startTransactionPooler, type TransactionPooler } from '../../../test/support/transaction-pooler.ts'
import { isDatabaseAway } from './pg-errors.ts'
import { watchAnswers } from './watch-answers.ts'

let database: Awaited<ReturnType<typeof emptyDatabase>>
let pooler: TransactionPooler
let proxy: Awaited<ReturnType<typeof startTcpProxy>>
before(async () => {
  database = await emptyDatabase()
  pooler = await startTransactionPooler(database.url)
  proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(pooler.url).port) })
})
after(async () => {
  await proxy[Symbol.asyncDispose]()
  await pooler[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

/** A pool over the proxy to the pooler, whose pending responses are soon checked. */
function watchedPool(loseMs: number) {
  const connectionString = pooler.url.replace(/:\d+\//, `:${proxy.port}/`)
  const pool = new pg.Pool({ connectionString })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const stop = watchAnswers(pool, connectionString, { suspectMs: 400, askMs: 3_000, loseMs }, database.url)
  return {
    pool,
    async [Symbol.asyncDispose]() {
      stop()
      await pool.end()
    },
  }
}

test('a statement that the server runs for a pooler may take as long as it needs', async () => {
  await using watched = watchedPool(2_000)
  const { rows } = await watched.pool.query('select $1::int as one from pg_sleep(3.5)', [1])
  assert.deepEqual(rows, [{ one: 1 }])
})

test('a statement that no process of the server runs is given up', async () => {
  await using watched = watchedPool(600)
  await watched.pool.query('select 1')
  proxy.swallow('toServer')
  await assert.rejects(watched.pool.query('select 2'), isDatabaseAway)
  assert.deepEqual((await watched.pool.query('select 1 as one')).rows, [{ one: 1 }])
})

test('a pooler that accepts no connection is silent, also while the server responds', async () => {
  await using watched = watchedPool(Number.POSITIVE_INFINITY)
  await watched.pool.query('select 1')
  proxy.silence('toServer')
  await assert.rejects(watched.pool.query('select 2'), isDatabaseAway)
  proxy.speak()
  assert.deepEqual((await watched.pool.query('select 1 as one')).rows, [{ one: 1 }])
})
