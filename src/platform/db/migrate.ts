import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { applyMigration } from './apply-migration.ts'
import { applyOnline } from './apply-online.ts'
import { connectOrExplain } from './connect-or-explain.ts'
import { lockBriefly } from './lock-briefly.ts'
import { listMigrations, type Migration } from './migration-files.ts'
import { appliedMigrations, pendingMigrations } from './migration-ledger.ts'
import { prepareSession } from './prepare-session.ts'
import { requireUtf8 } from './require-utf8.ts'
import { NO_TIME_LIMITS } from './session-settings.ts'

const MIGRATION_LOCK = 4_661
const ASK_EVERY_MS = 50
/** Earlier migrations name the queue's tables only in function bodies, which nothing calls yet. */
const FIRST_ON_QUEUE = '0028_queued_jobs.sql'

/**
 * Settings for a session that migrates: migrations lost in a crash are applied again, and the first commit that waits
 * for the disk flushes everything before it.
 */
export const DO_NOT_WAIT_FOR_DISK = { synchronous_commit: 'off' }

/**
 * Brings a database up to date under an advisory lock, so that processes that start together migrate once. A database
 * with data may be in use, so locks are held for moments only. `migrateQueue` runs concurrently under the same lock;
 * migrations that may use the queue's tables wait for it.
 * @param tell takes lines of progress
 * @returns the names of the migrations applied now
 * @throws AppError unavailable if a newer program has used the database that this one does not work with; nothing is
 * changed then
 */
export function migrate(
  url: string,
  migrateQueue?: () => Promise<void>,
  known: Migration[] = listMigrations(),
  tell: (line: string) => void = () => {},
): Promise<string[]> {
  return underMigrationLock(url, async (client) => {
    await prepareSession(client, { ...NO_TIME_LIMITS, ...DO_NOT_WAIT_FOR_DISK })
    const session = { client, url, tell }
    const applied = await lockBriefly(session, 'The table of migrations', () => appliedMigrations(client))
    const pending = pendingMigrations(applied, known, 'database')
    const queue = migrateQueue?.()
    // The await below handles a failure.
    queue?.catch(() => {})
    try {
      for (const migration of pending) {
        if (migration.name >= FIRST_ON_QUEUE) await queue
        if (applied.length > 0) await applyOnline(session, migration)
        else await lockBriefly(session, `Migration ${migration.name}`, () => applyMigration(client, migration))
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
    // A session that waits inside a statement would hold up indexes that are created concurrently, and they it.
    while (!(await tryMigrationLock(client))) await wait(ASK_EVERY_MS)
    return await work(client)
  } finally {
    // Closing the session releases the advisory lock.
    await client.end()
  }
}

async function tryMigrationLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    MIGRATION_LOCK,
  ])
  return rows[0]!.locked
}
