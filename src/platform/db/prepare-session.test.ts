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

/** Settings that would each make Laurel slower, wrong or unable to parse results. */
const ODD = [
  "datestyle = 'SQL, DMY'",
  "timezone = 'America/St_Johns'",
  "intervalstyle = 'sql_standard'",
  "bytea_output = 'escape'",
  'extra_float_digits = -10',
  "default_transaction_isolation = 'serializable'",
  'random_page_cost = 4',
]

test('times, bytes, numbers and isolation are the same whatever the database is set to', async () => {
  await using world = await startWorld()
  await using owner = await connection(world.databaseUrl)
  const name = owner.client.escapeIdentifier(owner.client.database!)
  for (const setting of ODD) await owner.client.query(`alter database ${name} set ${setting}`)
  const { db, close } = openDatabase(world.databaseUrl)
  await using _closed = { [Symbol.asyncDispose]: close }
  const row = await one({ db })`
    select ${new Date('2026-11-05T23:00:00Z')}::timestamptz as at, ${new Date('2026-11-05T23:00:00Z')}::timestamptz::date::text as day,
      interval '1 day 2 hours'::text as span, '\\x0aff'::bytea as bytes, 0.1::float8 + 0.2::float8 as number,
      current_setting('transaction_isolation') as isolation, current_setting('random_page_cost') as page`
  assert.deepEqual(row, {
    at: new Date('2026-11-05T23:00:00Z'),
    day: '2026-11-05',
    span: '1 day 02:00:00',
    bytes: Buffer.from([10, 255]),
    number: 0.1 + 0.2,
    isolation: 'read committed',
    page: '1.1',
  })
})

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
