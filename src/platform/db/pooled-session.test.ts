import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { connection } from '../../../test/support/connection.ts'
import { until } from '../../../test/support/installation.ts'
import { emptyDatabase } from '../../../test/support/laurel.ts'
import { startTransactionPooler, type TransactionPooler } from '../../../test/support/transaction-pooler.ts'
import { CONNECT_QUERY } from './explore-pooler.ts'
import { inTransaction } from './in-transaction.ts'
import { openDatabase } from './open-database.ts'
import { isDatabaseAway, isStatementTimeout } from './pg-errors.ts'
import { withFormats } from './pooled-session.ts'
import { change, many, one } from './query.ts'
import { sql } from './sql.ts'

const connectQuery = /'(.+)'$/.exec(CONNECT_QUERY)![1]!

let database: Awaited<ReturnType<typeof emptyDatabase>>
let pooler: TransactionPooler
before(async () => {
  database = await emptyDatabase()
  pooler = await startTransactionPooler(database.url, { connectQuery })
})
after(async () => {
  await pooler[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

const isGivenUp = (error: unknown) => isDatabaseAway(error) && !isStatementTimeout(error)

function pooled() {
  const opened = openDatabase(pooler.url, { directUrl: database.url, onError: () => {} })
  return { ...opened, [Symbol.asyncDispose]: opened.close }
}

test('formats are added to an address, and to the options that it has', () => {
  const formats = '-c%20timezone%3DUTC%20-c%20datestyle%3DISO%2CYMD%20-c%20intervalstyle%3Dpostgres'
  for (const [url, expected] of [
    ['postgres://u:p@h/d', `postgres://u:p@h/d?options=${formats}`],
    ['postgres://h/d?sslmode=require', `postgres://h/d?sslmode=require&options=${formats}`],
    ['postgres://h/d?options=-c%20a%3Db&host=x', `postgres://h/d?host=x&options=-c%20a%3Db%20${formats}`],
  ] as const)
    assert.equal(withFormats(url), expected)
})

test('statements find themselves prepared on every connection of the pooler, with settings and formats', async () => {
  await using owner = await connection(database.url)
  const name = owner.client.escapeIdentifier(owner.client.database!)
  await owner.client.query(`alter database ${name} set timezone = 'America/St_Johns'`)
  await using requests = pooled()
  const ask = () => one<object>(requests)`
    select ${1}::int as n, current_setting('timezone') as zone, current_setting('statement_timeout') as "limit"
    from pg_sleep(0.02)`
  for (let round = 0; round < 3; round++)
    for (const row of await Promise.all(Array.from({ length: 5 }, ask)))
      assert.deepEqual(row, { n: 1, zone: 'UTC', limit: '10s' })
  assert.ok(pooler.open() > 1)
})

test('a statement with other columns than before, or forgotten by the server, is prepared again', async () => {
  await using requests = pooled()
  await using owner = await connection(database.url)
  await owner.client.query('create table grows (id int); insert into grows values (1)')
  const read = () => many<object>(requests)`select * from grows where id > ${0}`
  const within = () =>
    inTransaction({ db: requests.db }, (ctx) => many<object>(ctx)`select * from grows where id >= ${1}`)
  await Promise.all([...Array(4)].flatMap(() => [read(), within()]))
  await owner.client.query('alter table grows add column name text')
  for (const rows of await Promise.all([...Array(4)].flatMap(() => [read(), within()])))
    assert.deepEqual(rows, [{ id: 1, name: null }])
  // A function clears the session without the pooler seeing a command.
  await owner.client.query(`create function forget() returns void language plpgsql as $$
    begin execute coalesce((select string_agg('deallocate ' || quote_ident(name), '; ') from pg_prepared_statements), 'select 1'); end $$`)
  await Promise.all([...Array(4)].map(() => requests.db.run(sql.raw('select forget() from pg_sleep(0.02)'))))
  for (const rows of await Promise.all([...Array(4)].flatMap(() => [read(), within()])))
    assert.deepEqual(rows, [{ id: 1, name: null }])
})

test('giving up cancels what the server is running, rolls back, and touches nobody else', async () => {
  await using other = pooled()
  await using owner = await connection(database.url)
  await owner.client.query('create table kept (id int)')
  const requests = pooled()
  const running = assert.rejects(requests.db.run(sql`select pg_sleep(${60})`), isGivenUp)
  const { promise: started, resolve } = Promise.withResolvers<void>()
  const open = inTransaction({ db: requests.db }, async (ctx) => {
    await change(ctx)`insert into kept values (${1})`
    resolve()
    await change(ctx)`select pg_sleep(${60})`
  })
  const rejected = assert.rejects(open, isGivenUp)
  await started
  const sleeping = async () =>
    (
      await owner.client.query(
        `select from pg_stat_activity where state = 'active' and query like '%pg_sleep($1)%' and pid <> pg_backend_pid()`,
      )
    ).rowCount
  await until(sleeping, (count) => count === 2)
  const unharmed = one(other)`select ${1}::int as n from pg_sleep(0.3)`
  await requests.giveUp()
  await Promise.all([running, rejected])
  assert.deepEqual(await unharmed, { n: 1 })
  await until(sleeping, (count) => count === 0)
  // The rolled-back transaction holds no lock.
  await owner.client.query(`set lock_timeout = '5s'; lock table kept`)
  assert.deepEqual((await owner.client.query('select * from kept')).rows, [])
  await requests.close()
})
