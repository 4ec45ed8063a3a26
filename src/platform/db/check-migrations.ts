import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { AppError } from '../../lib/errors.ts'
import { connectOrExplain } from './connect-or-explain.ts'
import { examineLocks, type StatementLocks } from './examine-locks.ts'
import { hostedClient } from './hosted-client.ts'
import { migrate } from './migrate.ts'
import { listMigrations, type Migration, oldestProgram } from './migration-files.ts'
import { pendingMigrations, readLedger } from './migration-ledger.ts'

type PendingMigration = { name: string; works_with: string | null; statements: StatementLocks[] }
export type MigrationCheck = {
  pending: PendingMigration[]
  /** Estimated rows of the tables that the pending migrations lock. */
  rows: Record<string, number>
}

/**
 * Says which migrations are pending and how each of their statements locks tables, without changing the database: they
 * are tried in an empty database next to it, which is dropped afterwards.
 * @param migrateQueue brings the queue of the database at an address up to date
 */
export async function checkMigrations(
  url: string,
  migrateQueue: (url: string) => Promise<void>,
  known: Migration[] = listMigrations(),
): Promise<MigrationCheck> {
  const client = await connectOrExplain(url)
  client.on('error', () => {})
  try {
    const { rows } = await client.query<{ exists: boolean }>(
      `select to_regclass('public.migration') is not null as exists`,
    )
    const applied = rows[0]!.exists ? await readLedger(client) : []
    const pending = pendingMigrations(applied, known, 'database')
    if (pending.length === 0) return { pending: [], rows: {} }
    const done = known.filter((each) => !pending.includes(each))
    const checked = await inEmptyDatabase(client, url, (scratch) => tryOut(scratch, migrateQueue, done, pending))
    return { pending: checked, rows: await estimateRows(client, checked) }
  } finally {
    await client.end()
  }
}

async function tryOut(
  url: string,
  migrateQueue: (url: string) => Promise<void>,
  done: Migration[],
  pending: Migration[],
): Promise<PendingMigration[]> {
  await migrate(url, () => migrateQueue(url), done)
  const client = hostedClient({ connectionString: url })
  await client.connect()
  try {
    const checked: PendingMigration[] = []
    for (const each of pending)
      checked.push({ name: each.name, works_with: oldestProgram(each), statements: await examineLocks(client, each) })
    return checked
  } finally {
    await client.end()
  }
}

async function inEmptyDatabase<T>(client: pg.Client, url: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `laurel_check_${randomUUID().replaceAll('-', '')}`
  try {
    await client.query(`create database ${name} encoding 'UTF8' template template0`)
  } catch (error) {
    throw new AppError(
      'unavailable',
      `The check tries migrations in an empty database, which it cannot create: ${(error as Error).message}. ` +
        'Let the user of the database create databases (alter role … createdb), or check on another server.',
      { cause: error },
    )
  }
  try {
    return await work(withDatabase(url, name))
  } finally {
    await client.query(`drop database ${name} with (force)`)
  }
}

/** Returns the address of another database of the same server. */
function withDatabase(url: string, name: string): string {
  return url.replace(/^(\w+:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`)
}

async function estimateRows(client: pg.Client, checked: PendingMigration[]): Promise<Record<string, number>> {
  const names = checked.flatMap(({ statements }) =>
    statements.flatMap(({ tables }) => tables.map(({ table }) => table)),
  )
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select relname as name, greatest(reltuples, 0)::bigint as rows from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any($1)`,
    [[...new Set(names)]],
  )
  return Object.fromEntries(rows.map((each) => [each.name, Number(each.rows)]))
}
