import pg from 'pg'
import { migrate } from '../../src/platform/db/migrate.ts'
import { migrateQueue } from '../../src/platform/jobs/run-jobs.ts'

export const TEMPLATE = 'laurel_template'

/** The address of another database on the same server. */
export function databaseAddress(url: string, name: string): string {
  return url.replace(/\/[^/]*$/, `/${name}`)
}

export async function adminQuery(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** Makes the migrated database that every test's own is a copy of. */
export async function makeTemplateDatabase(url: string): Promise<void> {
  await adminQuery(url, `create database ${TEMPLATE}`)
  const template = databaseAddress(url, TEMPLATE)
  await migrate(template, () => migrateQueue(template))
}
