import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { loadModule, parseSync } from 'libpg-query'
import { checkMigrations } from '../src/platform/db/check-migrations.ts'
import { examineLocks } from '../src/platform/db/examine-locks.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { listMigrations } from '../src/platform/db/migration-files.ts'
import { splitStatements } from '../src/platform/db/split-statements.ts'
import { migrateQueue } from '../src/platform/jobs/run-jobs.ts'
import { connection } from './support/connection.ts'
import { emptyDatabase } from './support/laurel.ts'
import { onlineFaults } from './support/online-rules.ts'
import { adminQuery, databaseAddress, TEMPLATE } from './support/template-database.ts'

/** The last migration from before migrations had to let others work. */
const LAST_BEFORE = '0075_restored_from.sql'

async function migratedDatabase() {
  const server = process.env['TEST_DATABASE_URL']!
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await adminQuery(server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const url = databaseAddress(server, name)
  const held = await connection(url)
  return {
    url,
    client: held.client,
    async [Symbol.asyncDispose]() {
      await held[Symbol.asyncDispose]()
      await adminQuery(server, `drop database ${name} with (force)`)
    },
  }
}

test('every new migration lets others read and write, and older programs go on', async () => {
  const known = listMigrations()
  const later = known.filter(({ name }) => name > LAST_BEFORE)
  assert.ok(known.length > later.length)
  if (later.length === 0) return
  await using empty = await emptyDatabase()
  await migrate(
    empty.url,
    () => migrateQueue(empty.url),
    known.filter((each) => !later.includes(each)),
  )
  await using held = await connection(empty.url)
  for (const migration of later)
    assert.deepEqual(onlineFaults(migration, await examineLocks(held.client, migration)), [], migration.name)
})

/** Texts of migrations, and the faults that are found in them. */
const CASES: [text: string, faults: string[]][] = [
  ['alter table attendee add column extra text not null default $$a;b$$;', []],
  [
    'alter table attendee add column when_added timestamptz default clock_timestamp();',
    ['rewrites attendee while it stops attendee'],
  ],
  [
    'alter table contact_import alter column created_at type text;',
    ['rewrites contact_import while it stops contact_import'],
  ],
  ['create index extra_index on attendee (email);', ['reads attendee while it stops attendee']],
  ['-- online: concurrently\ncreate index concurrently extra_later on attendee (email);', []],
  [
    'alter table attendee add constraint extra_check check (email is not null);',
    ['reads attendee while it stops attendee'],
  ],
  ['alter table attendee add constraint extra_name check (email is not null) not valid;', []],
  ['-- online: transaction\nalter table attendee validate constraint extra_name;', []],
  [
    'alter table attendee add column extra_event bigint references event (id);',
    ['reads attendee while it stops attendee, event'],
  ],
  [
    'alter table attendee add column extra_org bigint; alter table attendee add foreign key (extra_org) references organisation (id) not valid;',
    [],
  ],
  ['alter table attendee add unique (org_id, id, email);', ['reads attendee while it stops attendee']],
  ['alter table attendee alter column extra drop not null;', []],
  ['alter table attendee alter column extra set not null;', ['reads attendee while it stops attendee']],
  [
    'alter table attendee alter column extra drop not null, add constraint extra_set check (extra is not null) not valid;',
    [],
  ],
  [
    '-- online: transaction\nalter table attendee validate constraint extra_set;\n-- online: transaction\nalter table attendee alter column extra set not null; alter table attendee drop constraint extra_set;',
    [],
  ],
  [
    "update attendee set extra = '';",
    ['changes rows of attendee outside of blocks', 'changes rows of event_tally outside of blocks'],
  ],
  ["-- online: blocks of attendee by id\nupdate attendee set extra = '' where id = any($1);", []],
  ['create table extra_new (id int primary key); create index on extra_new (id); update extra_new set id = 1;', []],
  [
    'lock table attendee in share mode; lock table event in share mode; lock table contact in share mode;',
    ['locks attendee, event, contact in one part'],
  ],
]

test('a migration that would stop others for longer than a moment is refused, and one that would not passes', async () => {
  await using db = await migratedDatabase()
  for (const [nth, [text, faults]] of CASES.entries()) {
    const migration = { name: `99${String(nth).padStart(2, '0')}_case.sql`, text: `-- works with: 0.1.0\n${text}` }
    assert.deepEqual(onlineFaults(migration, await examineLocks(db.client, migration)), faults, text)
  }
  assert.deepEqual(onlineFaults({ name: '9999_case.sql', text: 'select 1' }, []), [
    'lacks a line such as "-- works with: 0.1.0"',
  ])
})

test('migrations are split into the statements that the parser of PostgreSQL finds', async () => {
  await loadModule()
  for (const { name, text } of listMigrations())
    assert.equal(splitStatements(text).length, (parseSync(text) as { stmts: unknown[] }).stmts.length, name)
  assert.deepEqual(splitStatements(`select ';' /* ; */ as "a;b"; -- ;\nselect $x$ ; $$ ; $x$`), [
    `select ';'  as "a;b"`,
    'select $x$ ; $$ ; $x$',
  ])
})

test('a check lists pending migrations with locks and sizes of tables, and changes nothing', async () => {
  await using db = await migratedDatabase()
  const next = {
    name: '9999_next.sql',
    text: '-- works with: 0.1.0\nalter table event add column note text;\n-- online: concurrently\ncreate index concurrently event_note on event (note);',
  }
  const known = [...listMigrations(), next]
  const { pending, rows } = await checkMigrations(db.url, (url) => migrateQueue(url), known)
  assert.deepEqual(pending, [
    {
      name: next.name,
      works_with: '0.1.0',
      statements: [
        {
          kind: 'transaction',
          part: 0,
          statement: 'alter table event add column note text',
          tables: [{ table: 'event', mode: 'AccessExclusiveLock', stops: 'reads and writes', work: 'none' }],
        },
        {
          kind: 'concurrently',
          part: 1,
          statement: 'create index concurrently event_note on event (note);',
          tables: [{ table: 'event', mode: 'ShareUpdateExclusiveLock', stops: 'nothing', work: 'reads' }],
        },
      ],
    },
  ])
  assert.deepEqual(Object.keys(rows), ['event'])
  const scratch = `select datname from pg_database where starts_with(datname, 'laurel_check_')`
  assert.deepEqual((await db.client.query(scratch)).rows, [])
  assert.deepEqual(
    (await db.client.query(`select 1 from pg_attribute where attname = 'note' and attrelid = 'event'::regclass`)).rows,
    [],
  )
  assert.deepEqual(await checkMigrations(db.url, (url) => migrateQueue(url)), { pending: [], rows: {} })
})
