import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../test/support/harness.ts'
import { inTransaction } from './in-transaction.ts'
import { isDatabaseReady } from './is-ready.ts'
import { openDatabase } from './open-database.ts'
import { change, many } from './query.ts'

test('a server that is switched to read-only is not ready, and takes writes as soon as it is switched back', async () => {
  await using world = await startWorld()
  await using ending = new AsyncDisposableStack()
  const { db, pool, close } = openDatabase(world.databaseUrl, { onError: () => {} })
  ending.defer(close)
  const held = await Promise.all([pool.connect(), pool.connect()])
  for (const client of held) client.release()
  await pool.query('set default_transaction_read_only = on')
  assert.equal(await isDatabaseReady(db), false)
  await assert.rejects(change({ db })`create table refused ()`, { code: '25006' })
  // The pool has discarded that connection and the other one.
  await change({ db })`create table taken ()`
  assert.equal(await isDatabaseReady(db), true)
})

test('a statement whose columns have changed since it was prepared is prepared again, also in a transaction', async () => {
  await using world = await startWorld()
  await using ending = new AsyncDisposableStack()
  const { db, close } = openDatabase(world.databaseUrl, { max: 2, onError: () => {} })
  ending.defer(close)
  await world.query('create table grows (id int)')
  const read = () => many<object>({ db })`select * from grows where id > ${0}`
  await Promise.all([read(), read()])
  await world.query('insert into grows values (1); alter table grows add column name text')
  assert.deepEqual(await read(), [{ id: 1, name: null }])
  // The next change may come at once, when the fresh connections have prepared it too.
  await Promise.all([read(), read()])
  await world.query('alter table grows drop column name')
  assert.deepEqual(await read(), [{ id: 1 }])
  await Promise.all([read(), read()])
  await world.query('alter table grows alter column id type bigint')
  const within = () =>
    inTransaction({ ...world.services, db } as never, (ctx) => many<object>(ctx)`select * from grows where id > ${0}`)
  assert.deepEqual(await within(), [{ id: 1 }])
})
