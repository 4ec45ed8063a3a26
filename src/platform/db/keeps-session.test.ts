import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../test/support/harness.ts'
import { startTransactionPooler } from '../../../test/support/transaction-pooler.ts'
import { connectOrExplain } from './connect-or-explain.ts'

test('a pooler that gives a connection for one transaction is refused with what to use instead', async () => {
  await using world = await startWorld()
  await using pooler = await startTransactionPooler(world.databaseUrl)
  await assert.rejects(connectOrExplain(pooler.url), {
    code: 'unavailable',
    message: /^DATABASE_URL goes through a pooler at 127\.0\.0\.1:\d+ in transaction mode, .*session mode\.$/,
  })
})
