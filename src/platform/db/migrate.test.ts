import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../../../test/support/installation.ts'
import { emptyDatabase } from '../../../test/support/laurel.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migration-files.ts'
import { openDatabase } from './open-database.ts'

const STEPS: Migration[] = [
  { name: '0001_first.sql', text: 'create table thing (id int primary key);\ninsert into thing values (1), (2);' },
  { name: '0002_second.sql', text: 'alter table thing add column doubled int; update thing set doubled = id * 2;' },
]

async function database() {
  const empty = await emptyDatabase()
  const { pool, close } = openDatabase(empty.url)
  return {
    url: empty.url,
    ask: async (text: string) => (await pool.query(text)).rows,
    async [Symbol.asyncDispose]() {
      await close()
      await empty[Symbol.asyncDispose]()
    },
  }
}

test('the data of an older version go through what has come since, once', async () => {
  await using db = await database()
  const { url, ask } = db
  assert.deepEqual(await migrate(url, undefined, STEPS.slice(0, 1)), ['0001_first.sql'])
  assert.deepEqual(await migrate(url, undefined, STEPS), ['0002_second.sql'])
  assert.deepEqual(await migrate(url, undefined, STEPS), [])
  assert.deepEqual(await ask('select * from thing order by id'), [
    { id: 1, doubled: 2 },
    { id: 2, doubled: 4 },
  ])
})

test('twenty processes that start together migrate once', async () => {
  await using db = await database()
  const { url } = db
  const applied = await Promise.all(Array.from({ length: 20 }, () => migrate(url, undefined, STEPS)))
  assert.deepEqual(
    applied.filter((names) => names.length > 0),
    [['0001_first.sql', '0002_second.sql']],
  )
})

test('a migration that fails is undone and told, and those before it stay', async () => {
  await using db = await database()
  const { url, ask } = db
  const broken = { name: '0002_broken.sql', text: 'alter table thing add column other int; select 1/0' }
  await assert.rejects(migrate(url, undefined, [STEPS[0]!, broken]), /0002_broken.sql failed: division by zero/)
  assert.deepEqual(await ask('select * from thing'), [{ id: 1 }, { id: 2 }])
  assert.deepEqual(await ask('select name from migration'), [{ name: '0001_first.sql' }])
})

test('an older program refuses a database that a newer one has used, and changes nothing', async () => {
  await using db = await database()
  const { url, ask } = db
  await migrate(url, undefined, STEPS)
  const older = [STEPS[0]!, { name: '0003_own.sql', text: 'create table own (id int)' }]
  let queue = 0
  await assert.rejects(
    migrate(url, async () => void queue++, older),
    /The database comes from a newer version of Laurel: this one does not know 0002_second.sql/,
  )
  assert.equal(queue, 0)
  assert.deepEqual(await ask('select name from migration order by name'), [
    { name: '0001_first.sql' },
    { name: '0002_second.sql' },
  ])
})

test('a database from before the first release is refused with a sentence, and nothing is changed', async () => {
  await using db = await database()
  const { url, ask } = db
  await migrate(url, undefined, [STEPS[0]!])
  await ask("insert into migration (name, hash) values ('0002_accounts.sql', '')")
  await assert.rejects(migrate(url, undefined, STEPS), {
    code: 'unavailable',
    message:
      'The database comes from before the first release of Laurel, which no release can upgrade. ' +
      'Start with an empty database; nothing was changed.',
  })
  assert.deepEqual(await ask('select name from migration order by name'), [
    { name: '0001_first.sql' },
    { name: '0002_accounts.sql' },
  ])
  assert.deepEqual(await ask("select 1 from information_schema.columns where column_name = 'doubled'"), [])
})

test('a migration whose text changed after it was applied is named; other ends of lines are no change', async () => {
  await using db = await database()
  const { url } = db
  await migrate(url, undefined, STEPS)
  const windows = STEPS.map(({ name, text }) => ({ name, text: text.replaceAll('\n', '\r\n') }))
  assert.deepEqual(await migrate(url, undefined, windows), [])
  const changed = STEPS.map(({ name, text }) => ({ name, text: name.includes('second') ? `${text}\nselect 1` : text }))
  await assert.rejects(migrate(url, undefined, changed), /with another text of 0002_second.sql than this program has/)
})

test('the queue is migrated beside the first migrations, and before those that may use it', async () => {
  await using db = await database()
  const { url, ask } = db
  const made = async () => (await ask("select 1 from pg_class where relname = 'thing'")).length > 0
  const migrateQueue = async () => {
    await until(made, Boolean)
    await ask('create table task as select 3 as id')
  }
  const known = [STEPS[0]!, { name: '0099_third.sql', text: 'insert into thing select id from task' }]
  assert.deepEqual(await migrate(url, migrateQueue, known), ['0001_first.sql', '0099_third.sql'])
  assert.deepEqual(await ask('select id from thing order by id'), [{ id: 1 }, { id: 2 }, { id: 3 }])
})

test('a queue that cannot be migrated is told, and what may use it is not applied', async () => {
  await using db = await database()
  const { url, ask } = db
  const broken = () => Promise.reject(new Error('no queue'))
  const known = [...STEPS, { name: '0099_third.sql', text: 'insert into thing values (3)' }]
  await assert.rejects(migrate(url, broken, known), /no queue/)
  assert.deepEqual(await ask('select id from thing order by id'), [{ id: 1 }, { id: 2 }])
  await assert.rejects(migrate(url, broken, STEPS), /no queue/)
})

test('a migration that fails while the queue is being migrated is told when that has ended', async () => {
  await using db = await database()
  const { url, ask } = db
  const migrateQueue = async () => {
    await until(
      async () =>
        (
          await ask(
            "select 1 from pg_stat_activity where query = 'rollback' and application_name = 'laurel migrate' and state = 'idle' and datname = current_database()",
          )
        ).length,
      Boolean,
    )
    await ask('create table task (id int)')
  }
  const broken = { name: '0002_broken.sql', text: 'select 1/0' }
  await assert.rejects(migrate(url, migrateQueue, [STEPS[0]!, broken]), /0002_broken.sql failed: division by zero/)
  assert.deepEqual(await ask('select * from task'), [])
})
