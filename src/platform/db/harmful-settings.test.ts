import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../test/support/connection.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { emptyDatabase } from '../../../test/support/laurel.ts'
import { adminQuery, databaseAddress } from '../../../test/support/template-database.ts'
import { harmfulSettings } from './harmful-settings.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

/** Returns the first word of each warning for a database, which names the setting. */
async function saidOf(url: string): Promise<string[]> {
  const { db, close } = openDatabase(url, { max: 1 })
  try {
    return (await harmfulSettings(db)).map((says) => says.split(' is ')[0]!.split(' does not ')[0]!)
  } finally {
    await close()
  }
}

test('each setting of a server, a database or a role that harms Laurel is named with what to do', async () => {
  await using world = await startWorld()
  await using owner = await connection(world.databaseUrl)
  const name = owner.client.escapeIdentifier(owner.client.database!)
  for (const setting of ['synchronous_commit', 'track_activities', 'track_counts'])
    await owner.client.query(`alter database ${name} set ${setting} = on`)
  // The test server may lose everything in a crash.
  assert.deepEqual(await saidOf(world.databaseUrl), ['fsync', 'full_page_writes'])
  for (const setting of ['synchronous_commit = off', 'track_activities = off', 'track_counts = off'])
    await owner.client.query(`alter database ${name} set ${setting}`)
  assert.deepEqual(await saidOf(world.databaseUrl), [
    'fsync',
    'full_page_writes',
    'synchronous_commit',
    'track_activities',
    'track_counts or autovacuum',
  ])
})

test('a database that folds ASCII letters alone is named, and one that does not hold every name is refused', async () => {
  const server = process.env['TEST_DATABASE_URL']!
  await using other = await emptyDatabase()
  const name = new URL(other.url).pathname.slice(1)
  for (const [options, says] of [
    ["encoding 'UTF8' locale_provider libc locale 'C'", 'the database'],
    ["encoding 'SQL_ASCII' locale_provider libc locale 'C'", null],
  ] as const) {
    await adminQuery(server, `drop database ${name}`)
    await adminQuery(server, `create database ${name} ${options} template template0`)
    const url = databaseAddress(server, name)
    if (says === null)
      await assert.rejects(migrate(url), /has the encoding SQL_ASCII, and Laurel needs UTF8\. Make another one: create/)
    else assert.ok((await saidOf(url)).includes(says))
  }
})
