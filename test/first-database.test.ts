import assert from 'node:assert/strict'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/lib/embedded-postgres/index.ts'
import { FIRST_DATABASE, firstDatabase, MADE_OF } from '../src/platform/db/first-database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { migrateQueue } from '../src/platform/jobs/run-jobs.ts'
import { describeSchema } from './support/describe-schema.ts'
import { scoped } from './support/scoped.ts'
import { makeTemporaryFolder } from './support/temporary-folder.ts'

const ROWS_OF_ALL = `
  select format('%I.%I', schemaname, tablename) as name,
    (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', schemaname, tablename), false, true, '')))[1]::text::int as n
  from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`

test('the first database is what the migrations make of an empty one, and holds nothing but their names', async () => {
  const folder = makeTemporaryFolder()
  const options = { dataDir: join(folder, 'data'), from: firstDatabase, durable: false }
  await using server = scoped(await startEmbeddedPostgres(options))
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    const schema = readFileSync(join(import.meta.dirname, '../migrations/schema.sql'), 'utf8')
    const before = await describeSchema(client)
    assert.deepEqual(before.split('\n'), schema.split('\n'))
    const { rows } = await client.query<{ name: string; n: number }>(ROWS_OF_ALL)
    const filled = rows.filter(({ n }) => n > 0).map(({ name }) => name)
    assert.deepEqual(filled.sort(), ['graphile_worker.migrations', 'public.migration'])
    assert.deepEqual(await migrate(server.url, () => migrateQueue(server.url)), [])
  } finally {
    await client.end()
    await server.stop()
    for (const each of [server.dataDir, folder]) rmSync(each, { recursive: true, force: true })
  }
})

test('a first database is taken only where it is of today’s migrations, packages and settings', () => {
  const folder = makeTemporaryFolder()
  try {
    const place = join(folder, 'kept')
    assert.equal(firstDatabase(place), null)
    mkdirSync(place)
    cpSync(join(FIRST_DATABASE, MADE_OF), join(place, MADE_OF))
    assert.equal(firstDatabase(place), join(place, 'cluster'))
    writeFileSync(join(place, MADE_OF), readFileSync(join(place, MADE_OF), 'utf8').replace(/.$/, '-'))
    assert.equal(firstDatabase(place), null)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
