import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { examine } from '../src/doctor.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { listMigrations } from '../src/platform/db/migration-files.ts'
import { migrateQueue } from '../src/platform/jobs/run-jobs.ts'
import { restoredWorld } from './support/backups.ts'
import { connection } from './support/connection.ts'
import { describeSchema } from './support/describe-schema.ts'
import { drawCertificates, INSTALLATIONS, readFixture, unpackBackup } from './support/installation-fixture.ts'
import { dataFolder, emptyDatabase, runLaurel } from './support/laurel.ts'

const SCHEMA = readFileSync(join(import.meta.dirname, '../migrations/schema.sql'), 'utf8')

for (const name of readdirSync(INSTALLATIONS))
  test(`an installation of ${name.replace('.json.gz', '')} is upgraded to the schema of today, is sound, and its certificates verify and draw as they did`, async () => {
    const fixture = readFixture(name)
    using backup = unpackBackup(fixture)
    await using world = await restoredWorld(backup.path, fixture.key)
    assert.deepEqual((await describeSchema(world.pool)).split('\n'), SCHEMA.split('\n'))
    const applied = await world.query<{ name: string }>('select name from migration order by name')
    assert.deepEqual(
      applied.map(({ name }) => name),
      listMigrations().map(({ name }) => name),
    )
    assert.deepEqual(await examine(world.services), [])
    assert.ok(fixture.certificates.length >= 10)
    assert.deepEqual(await drawCertificates(world), fixture.certificates)
  })

async function migratedDatabase() {
  await using opening = new AsyncDisposableStack()
  const database = opening.use(await emptyDatabase())
  await migrate(database.url, () => migrateQueue(database.url))
  const { client } = opening.use(await connection(database.url))
  const parts = opening.move()
  return { url: database.url, client, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

test('a database that a newer version has used stops the start with a sentence, and so does a changed migration', async () => {
  await using old = await migratedDatabase()
  using data = dataFolder()
  const env = { DATABASE_URL: old.url, DATA_DIR: data.path, LOG_LEVEL: 'warn' }
  await old.client.query(`insert into migration (name, hash) values ('9999_future.sql', '')`)
  for (const args of [['start'], ['doctor'], ['backup', '--to', `${data.path}-backup`]]) {
    const { code, out, err } = await runLaurel(args, env)
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /^The database comes from a newer version of Laurel: this one does not know 9999_future.sql/m)
    assert.doesNotMatch(err, /\n {4}at /)
  }
  await old.client.query(`delete from migration where name = '9999_future.sql'`)
  await old.client.query(`update migration set hash = 'other' where name = '0002_organisations.sql'`)
  const { code, err } = await runLaurel(['start'], env)
  assert.equal(code, 1)
  assert.match(err, /another text of 0002_organisations.sql/)
})
