import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../test/support/connection.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { connectOrExplain } from './connect-or-explain.ts'
import { openDatabase } from './open-database.ts'
import { one } from './query.ts'

const limits = (db: Parameters<typeof one>[0]) => one<Record<string, string>>(db)`
  select current_setting('jit') as jit, current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as transaction`

test('every connection has its own settings, whatever the role and the database are set to', async () => {
  await using world = await startWorld()
  await using owner = await connection(world.databaseUrl)
  const name = owner.client.escapeIdentifier(owner.client.database!)
  for (const setting of ['jit = on', "statement_timeout = '1min'", "lock_timeout = '1min'"])
    await owner.client.query(`alter database ${name} set ${setting}`)
  const usual = openDatabase(world.databaseUrl)
  const patient = openDatabase(world.databaseUrl, { patient: true, settings: { lock_timeout: '7s' } })
  await using _closed = { [Symbol.asyncDispose]: () => Promise.all([usual.close(), patient.close()]) as never }
  assert.deepEqual(await limits(usual), { jit: 'off', statement: '10s', lock: '3s', transaction: '15s' })
  assert.deepEqual(await limits(patient), { jit: 'off', statement: '0', lock: '7s', transaction: '0' })
  const first = await connectOrExplain(world.databaseUrl)
  const { rows } = await first.query('show statement_timeout')
  await first.end()
  assert.deepEqual(rows, [{ statement_timeout: '0' }])
})
