import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../test/support/connection.ts'
import { until } from '../../../test/support/installation.ts'
import { emptyDatabase } from '../../../test/support/laurel.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migration-files.ts'

const FIRST = {
  name: '0001_first.sql',
  text: 'create table thing (id bigint primary key, seen int not null default 0, twice int); insert into thing select generate_series(1, 3000);',
}
const ALTER = { name: '0002_note.sql', text: '-- works with: 0.1.0\nalter table thing add column note text;' }
const INDEX = {
  name: '0003_index.sql',
  text: '-- online: concurrently\ncreate index concurrently thing_seen on thing (seen, id);',
}
const BLOCKS = {
  name: '0004_blocks.sql',
  text: `
-- online: blocks of thing by id
update thing set seen = seen + 1, twice = 2 where id = any($1);
-- online: transaction
alter table thing add constraint thing_twice check (twice is not null) not valid;
-- online: transaction
alter table thing validate constraint thing_twice;
`,
}

/** A database with rows that others use. */
async function liveDatabase() {
  await using opening = new AsyncDisposableStack()
  const { url } = opening.use(await emptyDatabase())
  await migrate(url, undefined, [FIRST])
  const { client } = opening.use(await connection(url))
  const parts = opening.move()
  const rows = async (text: string): Promise<any[]> => (await client.query(text)).rows
  return {
    url,
    rows,
    migrate: (known: Migration[], tell?: (line: string) => void) => migrate(url, undefined, [FIRST, ...known], tell),
    /** Keeps what a statement locks until it goes out of scope. */
    async hold(text: string) {
      const held = await connection(url)
      await held.client.query(`begin; ${text}`)
      return held
    },
    endMigrator: () =>
      rows(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'laurel migrate' and pid <> pg_backend_pid()`),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}

test('a migration that waits for a long reader lets others write, says for whom it waits, and comes through', async () => {
  await using db = await liveDatabase()
  const lines: string[] = []
  let migrating: Promise<string[]>
  {
    await using _reader = await db.hold('select count(*) from thing')
    migrating = db.migrate([ALTER], (line) => lines.push(line))
    await until(async () => lines.length > 0, Boolean)
    await db.rows("set lock_timeout = '10s'; update thing set seen = seen + 1 where id = 1")
    assert.match(
      lines[0]!,
      /^Migration 0002_note\.sql waits for a lock that process \d+ \(.+, \d+ s in its transaction\)/,
    )
  }
  assert.deepEqual(await migrating, [ALTER.name])
  assert.deepEqual(await db.rows('select seen, note from thing where id = 1'), [{ seen: 1, note: null }])

  // The same statement without the limit stops everybody.
  await using reader = await db.hold('select count(*) from thing')
  await using plain = await connection(db.url)
  const altering = plain.client.query('alter table thing add column other text')
  await until(
    () => db.rows('select 1 from pg_locks where not granted'),
    ({ length }) => length > 0,
  )
  await assert.rejects(db.rows("set lock_timeout = '1s'; update thing set seen = 2 where id = 1"), { code: '55P03' })
  await reader.client.query('rollback')
  await altering
})

test('blocks that were interrupted go on where they stopped, and go over each row once', async () => {
  await using db = await liveDatabase()
  {
    await using _held = await db.hold('select from thing where id = 2500 for update')
    const migrating = db.migrate([BLOCKS])
    migrating.catch(() => {})
    const progress = () => db.rows('select after from migration_progress').catch(() => [])
    await until(progress, ([row]) => Number(row?.after) >= 1_000)
    await db.endMigrator()
    await assert.rejects(migrating)
  }
  const [{ seen }] = await db.rows('select sum(seen)::int as seen from thing')
  assert.ok(seen >= 1_000 && seen < 2_500, `${seen} rows before`)
  const changed = { ...BLOCKS, text: `${BLOCKS.text}select 1;` }
  await assert.rejects(db.migrate([changed]), /Migration 0004_blocks\.sql was begun with another text/)
  assert.deepEqual(await db.migrate([BLOCKS]), [BLOCKS.name])
  assert.deepEqual(await db.rows('select seen, twice, count(*)::int from thing group by 1, 2'), [
    { seen: 1, twice: 2, count: 3000 },
  ])
  assert.deepEqual(await db.rows(`select to_regclass('migration_progress') as progress`), [{ progress: null }])
  assert.deepEqual(await db.rows(`select convalidated from pg_constraint where conname = 'thing_twice'`), [
    { convalidated: true },
  ])
})

const isValid = (db: { rows: (text: string) => Promise<any[]> }) =>
  db.rows(`select indisvalid as valid from pg_index where indexrelid = to_regclass('thing_seen')`)

test('an index is created while rows change, and again where an attempt was interrupted', async () => {
  await using db = await liveDatabase()
  {
    await using _writer = await db.hold('update thing set seen = 7 where id = 7')
    const migrating = db.migrate([INDEX])
    migrating.catch(() => {})
    await until(
      () => isValid(db),
      ([row]) => row?.valid === false,
    )
    await db.rows("set lock_timeout = '10s'; insert into thing values (3001)")
    await db.endMigrator()
    await assert.rejects(migrating)
  }
  assert.deepEqual(await isValid(db), [{ valid: false }])
  assert.deepEqual(await db.migrate([INDEX]), [INDEX.name])
  assert.deepEqual(await isValid(db), [{ valid: true }])
})

test('a unique index that rows contradict fails the migration and leaves no index behind', async () => {
  await using db = await liveDatabase()
  const unique = { ...INDEX, text: INDEX.text.replace('create index', 'create unique index').replace(', id', '') }
  await assert.rejects(
    db.migrate([unique]),
    /^AppError: Migration 0003_index\.sql failed: could not create unique index/,
  )
  assert.deepEqual(await isValid(db), [])
})

test('processes that start together while an index is created concurrently wait for it', async () => {
  await using db = await liveDatabase()
  const applied = await Promise.all(Array.from({ length: 6 }, () => db.migrate([INDEX])))
  assert.deepEqual(applied.flat(), [INDEX.name])
})

test('a database without rows gets the same tables in one transaction for each migration', async () => {
  await using live = await liveDatabase()
  await using fresh = await emptyDatabase()
  const known = [ALTER, INDEX, BLOCKS]
  await live.migrate(known)
  await migrate(fresh.url, undefined, [FIRST, ...known])
  await using other = await connection(fresh.url)
  const shape = `select a.attname, format_type(a.atttypid, a.atttypmod), (select array_agg(pg_get_indexdef(indexrelid) order by 1)
      from pg_index where indrelid = a.attrelid and indisvalid) as indexes,
      (select array_agg(pg_get_constraintdef(oid) order by 1) from pg_constraint where conrelid = a.attrelid) as rules
    from pg_attribute a where attrelid = 'thing'::regclass and attnum > 0 order by 1`
  assert.deepEqual((await other.client.query(shape)).rows, await live.rows(shape))
})
