import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { AppError } from '../../lib/errors.ts'
import { connectOrExplain } from './connect-or-explain.ts'
import { prepareSession } from './prepare-session.ts'
import { requireUtf8 } from './require-utf8.ts'
import { NO_TIME_LIMITS } from './session-settings.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const MIGRATION_LOCK = 4_661
/** Earlier migrations name the queue's tables only in function bodies, which nothing calls yet. */
const FIRST_ON_QUEUE = '0028_queued_jobs.sql'
/** Only in ledgers from before version 0.1.0, whose migrations were replaced by one or a few for each module. */
const BEFORE_FIRST_RELEASE = '0002_accounts.sql'

/**
 * Settings for a session that migrates: migrations lost in a crash are applied again, and the first commit that waits
 * for the disk flushes everything before it.
 */
export const DO_NOT_WAIT_FOR_DISK = { synchronous_commit: 'off' }

export type Migration = { name: string; text: string }
/** An applied migration, with the SHA-256 of its text. */
export type AppliedMigration = { name: string; hash: string }

/** Returns the files of `migrations/` in order. They only ever go forward. */
export function listMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
}

/**
 * Brings a database up to date, each migration in a transaction of its own, under an advisory lock, so that processes
 * that start together migrate once. `migrateQueue` runs concurrently under the same lock; migrations that may use the
 * queue's tables wait for it.
 * @returns the names of the migrations applied now
 * @throws AppError unavailable if a newer program has used the database; nothing is changed then
 */
export function migrate(
  url: string,
  migrateQueue?: () => Promise<void>,
  known: Migration[] = listMigrations(),
): Promise<string[]> {
  return underMigrationLock(url, async (client) => {
    await prepareSession(client, { ...NO_TIME_LIMITS, ...DO_NOT_WAIT_FOR_DISK })
    const pending = pendingMigrations(await appliedMigrations(client), known, 'database')
    const queue = migrateQueue?.()
    // The await below handles a failure.
    queue?.catch(() => {})
    try {
      for (const migration of pending) {
        if (migration.name >= FIRST_ON_QUEUE) await queue
        await applyMigration(client, migration)
      }
    } finally {
      await Promise.allSettled([queue])
    }
    await queue
    return pending.map(({ name }) => name)
  })
}

/** Runs `work` while no process migrates or restores. The connection has no time limits. */
export async function underMigrationLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectOrExplain(url)
  // A broken connection fails the running statement or, between statements, the next one.
  client.on('error', () => {})
  try {
    await requireUtf8(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work(client)
  } finally {
    // Closing the session releases the advisory lock.
    await client.end()
  }
}

/** Returns the migrations that the database has, in order; creates their table if missing. */
export async function appliedMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  await client.query(
    'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<AppliedMigration>('select name, hash from migration order by name')
  return rows
}

/**
 * Returns the known migrations that are not applied yet.
 * @throws AppError unavailable if the database or backup has a migration that this program does not know, or knows with
 * another text
 */
export function pendingMigrations(applied: AppliedMigration[], known: Migration[], what: string): Migration[] {
  if (applied.some(({ name }) => name === BEFORE_FIRST_RELEASE))
    throw new AppError(
      'unavailable',
      `The ${what} comes from before the first release of Laurel, which no release can upgrade. ` +
        'Start with an empty database; nothing was changed.',
    )
  const hashes = new Map(known.map((migration) => [migration.name, hashOf(migration)]))
  const unknown = applied.filter(({ name }) => !hashes.has(name)).map(({ name }) => name)
  if (unknown.length > 0)
    throw new AppError(
      'unavailable',
      `The ${what} comes from a newer version of Laurel: this one does not know ${unknown.join(', ')}. ` +
        'Use that version, or a newer one; nothing was changed.',
    )
  const changed = applied.filter(({ name, hash }) => hashes.get(name) !== hash).map(({ name }) => name)
  if (changed.length > 0)
    throw new AppError(
      'unavailable',
      `The ${what} was made with another text of ${changed.join(', ')} than this program has. ` +
        'Install the release again that belongs to it; nothing was changed.',
    )
  const names = new Set(applied.map(({ name }) => name))
  return known.filter(({ name }) => !names.has(name))
}

/**
 * Applies one migration: in the caller's transaction or, since PostgreSQL runs a multi-statement text as one, in its
 * own.
 */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  const { name, text } = migration
  const [id, hash] = [name, hashOf(migration)].map((value) => client.escapeLiteral(value))
  try {
    await client.query(`${text}\n;insert into migration (name, hash) values (${id}, ${hash})`)
  } catch (error) {
    throw new AppError('unavailable', `Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** The hash ignores line ends, which are CR LF on some systems. */
function hashOf({ text }: Migration): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
}
