import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDatabase } from '../../../test/support/laurel.ts'
import { startTransactionPooler } from '../../../test/support/transaction-pooler.ts'
import { connectOrExplain } from './connect-or-explain.ts'

test('a pooler that gives a connection for one transaction is refused with what to use instead', async () => {
  await using database = await emptyDatabase()
  await using pooler = await startTransactionPooler(database.url)
  await assert.rejects(connectOrExplain(pooler.url), {
    code: 'unavailable',
    message:
      /^DATABASE_URL goes through a pooler at 127\.0\.0\.1:\d+ in transaction mode, .* Set DATABASE_DIRECT_URL to the direct address of PostgreSQL as well, or use the pooler in session mode\.$/,
  })
})
