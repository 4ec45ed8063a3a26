import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { emptyDatabase } from '../../../test/support/laurel.ts'
import { startTransactionPooler } from '../../../test/support/transaction-pooler.ts'
import { processOf } from './cut-connection.ts'
import { CONNECT_QUERY, explorePooler } from './explore-pooler.ts'
import { openPools } from './open-pools.ts'

/** The statement in the line for pgbouncer.ini. */
const connectQuery = /^connect_query='(.+)'$/.exec(CONNECT_QUERY)![1]!

let database: Awaited<ReturnType<typeof emptyDatabase>>
before(async () => {
  database = await emptyDatabase()
})
after(() => database[Symbol.asyncDispose]())

const refused = (message: RegExp) => ({ code: 'unavailable', message })

test('a pooler in transaction mode is accepted with the line that its refusal names, and a direct address keeps sessions', async () => {
  {
    await using pooler = await startTransactionPooler(database.url)
    await assert.rejects(
      explorePooler(pooler.url, database.url),
      refused(
        /^Sessions of the pooler at 127\.0\.0\.1:\d+ \(DATABASE_URL\) have other settings .*statement_timeout = 0.*: connect_query='set jit = "off"; .*'\. Other/,
      ),
    )
  }
  await using pooler = await startTransactionPooler(database.url, { connectQuery })
  assert.equal(await explorePooler(pooler.url, database.url), 'transaction')
  assert.equal(await explorePooler(database.url, database.url), 'session')
})

test('a pooler whose clients share the names of prepared statements is refused with the version and setting to use', async () => {
  await using pooler = await startTransactionPooler(database.url, { connectQuery, prepared: false })
  await assert.rejects(
    explorePooler(pooler.url, database.url),
    refused(
      /^The pooler at .* does not support prepared statements .*1\.21 or newer .* max_prepared_statements above 0/,
    ),
  )
})

test('a direct address that goes through the pooler too is refused, and so is one that leads to another database', async () => {
  await using pooler = await startTransactionPooler(database.url, { connectQuery })
  await assert.rejects(
    explorePooler(pooler.url, pooler.url),
    refused(/^DATABASE_DIRECT_URL goes through a pooler at .* in transaction mode, .* Set it to the direct address/),
  )
  await using other = await emptyDatabase()
  await assert.rejects(
    explorePooler(pooler.url, other.url),
    refused(/^DATABASE_URL \(127\.0\.0\.1:\d+\) and DATABASE_DIRECT_URL \(.*\) lead to different databases/),
  )
  await assert.rejects(
    explorePooler(database.url, 'postgres://nobody@127.0.0.1:1/none'),
    refused(/cannot be reached: .* Check that it runs, and DATABASE_DIRECT_URL\.$/),
  )
})

test('requests go through the pooler, and the job queue, which listens, to the server itself', async () => {
  await using pooler = await startTransactionPooler(database.url, { connectQuery })
  const { pool, queuePool, close } = await openPools(
    { url: database.url, pooledUrl: pooler.url },
    { max: 2, queueMax: 2, onError: () => {} },
  )
  await using _closed = { [Symbol.asyncDispose]: close }
  const isDirect = async (through: typeof pool) => {
    const client = await through.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid').finally(() => client.release())
    return rows[0].pid === processOf(client)
  }
  assert.deepEqual([await isDirect(pool), await isDirect(queuePool)], [false, true])
})
