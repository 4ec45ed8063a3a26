import type pg from 'pg'
import { AppError } from '../../lib/errors.ts'
import { programVersion } from '../../lib/program-version.ts'
import { hashOf, type Migration, oldestProgram } from './migration-files.ts'

/** Only in ledgers from before version 0.1.0, whose migrations were replaced by one or a few for each module. */
const BEFORE_FIRST_RELEASE = '0002_accounts.sql'

/** An applied migration, with the SHA-256 of its text and the oldest version of the program that works with it. */
export type AppliedMigration = { name: string; hash: string; works_with?: string | null }

/** Returns the migrations that the database has, in order; creates their table if missing. */
export async function appliedMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  // Changing the table locks out the health checks of running processes, so it is not tried in vain.
  const { rows } = await client.query<{ columns: number }>(
    `select count(*)::int as columns from pg_attribute where attrelid = to_regclass('migration') and attname = 'works_with'`,
  )
  if (rows[0]!.columns === 0)
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now());' +
        'alter table migration add column works_with text',
    )
  return readLedger(client)
}

/** Returns the migrations that the database has, in order. A database of an older program has no `works_with`. */
export async function readLedger(client: pg.Client): Promise<AppliedMigration[]> {
  const text = `select name, hash, to_jsonb(m) ->> 'works_with' as works_with from public.migration m order by name`
  return (await client.query<AppliedMigration>(text)).rows
}

/** Notes a migration as applied, in the transaction of its last part. */
export async function recordMigration(client: pg.Client, migration: Migration): Promise<void> {
  const { name } = migration
  await client.query('insert into migration (name, hash, works_with) values ($1, $2, $3)', [
    name,
    hashOf(migration),
    oldestProgram(migration),
  ])
}

/**
 * Returns the known migrations that are not applied yet. Migrations of a newer program are left alone if they say that
 * this version works with them.
 * @throws AppError unavailable if the database or backup has a migration that this program does not know and does not
 * work with, or knows with another text
 */
export function pendingMigrations(
  applied: AppliedMigration[],
  known: Migration[],
  what: string,
  version: string = programVersion,
): Migration[] {
  if (applied.some(({ name }) => name === BEFORE_FIRST_RELEASE))
    throw new AppError(
      'unavailable',
      `The ${what} comes from before the first release of Laurel, which no release can upgrade. ` +
        'Start with an empty database; nothing was changed.',
    )
  const hashes = new Map(known.map((migration) => [migration.name, hashOf(migration)]))
  const unknown = applied.filter(({ name, works_with }) => !hashes.has(name) && !isAtLeast(version, works_with))
  if (unknown.length > 0)
    throw new AppError(
      'unavailable',
      `The ${what} comes from a newer version of Laurel: this one does not know ${unknown.map(({ name }) => name).join(', ')}. ` +
        'Use that version, or a newer one; nothing was changed.',
    )
  const changed = applied.filter(({ name, hash }) => hashes.has(name) && hashes.get(name) !== hash)
  if (changed.length > 0)
    throw new AppError(
      'unavailable',
      `The ${what} was made with another text of ${changed.map(({ name }) => name).join(', ')} than this program has. ` +
        'Install the release again that belongs to it; nothing was changed.',
    )
  const names = new Set(applied.map(({ name }) => name))
  return known.filter(({ name }) => !names.has(name))
}

/** Whether a version, such as 0.10.2, is at least another one; false if there is no other. */
function isAtLeast(version: string, least: string | null | undefined): boolean {
  if (least == null) return false
  const numbers = (text: string) => text.split('.').map((part) => Number.parseInt(part, 10))
  const [own, other] = [numbers(version), numbers(least)]
  const differs = own.findIndex((number, nth) => number !== other[nth])
  return differs === -1 || own[differs]! > other[differs]!
}
