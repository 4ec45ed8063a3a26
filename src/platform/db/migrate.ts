import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { AppError } from '../errors.ts'
import { connectOrExplain } from './connect-or-explain.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const MIGRATION_LOCK = 4_661

export type Migration = { name: string; text: string }

/** The files of `migrations/` in their order. They only ever go forward. */
export function listMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
}

/**
 * Brings a database up to date, each migration in a transaction of its own, under an advisory lock,
 * so that processes which start together migrate once. `afterwards` runs under the same lock.
 * @returns the names of the migrations that were applied now.
 */
export async function migrate(url: string, afterwards?: (client: pg.Client) => Promise<void>): Promise<string[]> {
  const client = await connectOrExplain(url)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const applied = new Set(
      (await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name),
    )
    const pending = listMigrations().filter(({ name }) => !applied.has(name))
    for (const migration of pending) await apply(client, migration)
    await afterwards?.(client)
    return pending.map(({ name }) => name)
  } finally {
    // Closing the session gives the advisory lock back.
    await client.end()
  }
}

async function apply(client: pg.Client, { name, text }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migration (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new AppError('unavailable', `Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
