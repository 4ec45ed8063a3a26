import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { listMigrations } from '../src/platform/db/migration-files.ts'
import { migrateQueue } from '../src/platform/jobs/run-jobs.ts'
import { describeSchema } from './support/describe-schema.ts'
import { startWorld } from './support/harness.ts'

const lines = (text: string) => text.split('\n')
const SCHEMA = readFileSync(join(import.meta.dirname, '../migrations/schema.sql'), 'utf8')

test('migrations/schema.sql is what the migrations make, and makes it again', async () => {
  await using world = await startWorld({ doctor: false })
  assert.deepEqual(lines(await describeSchema(world.pool)), lines(SCHEMA), 'npm run schema writes it')
  await world.query('drop schema public cascade; drop schema graphile_worker cascade; create schema public')
  await migrateQueue(world.databaseUrl)
  await world.query(SCHEMA)
  await world.query(`insert into migration (name, hash) values ('${listMigrations().at(-1)!.name}', '')`)
  assert.deepEqual(lines(await describeSchema(world.pool)), lines(SCHEMA), 'applied, it makes the same tables')
})
