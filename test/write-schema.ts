import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/lib/embedded-postgres/index.ts'
import { describeSchema } from './support/describe-schema.ts'
import { databaseAddress, makeTemplateDatabase, TEMPLATE } from './support/template-database.ts'
import { makeTemporaryFolder } from './support/temporary-folder.ts'

// Writes migrations/schema.sql from a database that all migrations have made.
const folder = makeTemporaryFolder()
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false })
const client = new pg.Client({ connectionString: databaseAddress(postgres.url, TEMPLATE) })
try {
  await makeTemplateDatabase(postgres.url)
  await client.connect()
  writeFileSync(join(import.meta.dirname, '../migrations/schema.sql'), await describeSchema(client))
} finally {
  await client.end()
  await postgres.stop()
  for (const each of [postgres.dataDir, folder]) rmSync(each, { recursive: true, force: true })
}
