import { createReadStream } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { AppError } from '../lib/errors.ts'
import { fileFault } from '../lib/os/file-faults.ts'
import { counted } from '../lib/text/counted.ts'
import { modules as all } from '../modules.ts'
import { applyMigration } from '../platform/db/apply-migration.ts'
import { underMigrationLock } from '../platform/db/migrate.ts'
import { listMigrations, type Migration } from '../platform/db/migration-files.ts'
import { appliedMigrations, pendingMigrations } from '../platform/db/migration-ledger.ts'
import { readSequences } from '../platform/db/sequences.ts'
import { jobKey } from '../platform/jobs/add-job.ts'
import { loadJobs, queueJobs } from '../platform/jobs/queued-jobs.ts'
import { migrateQueue } from '../platform/jobs/run-jobs.ts'
import type { Installation } from './back-up.ts'
import { checkFiles, type Manifest, readManifest } from './backup-files.ts'
import { buildIndexesLast } from './build-indexes-last.ts'
import { inOrderOfReference, prepareForWholeTables, readTables, tableWithColumns } from './catalogue.ts'
import { keepRestored, putBlobs, sweepUnlessRestored } from './restore-blobs.ts'

/** `migrations` are those that the backup lacked and that were applied to its data. */
export type Restored = { manifest: Manifest; migrations: string[] }

/**
 * Loads a backup into an empty database, all or nothing: the tables as they were, its rows, its jobs, then the later
 * migrations, as in an upgrade. Files are stored before the rows appear.
 * @throws AppError unavailable, with a message for a person; the database keeps its contents
 */
export async function restore(
  installation: Installation,
  from: string,
  known: Migration[] = listMigrations(),
): Promise<Restored> {
  const folder = resolve(from)
  const { tell } = installation
  const manifest = await readManifest(folder).catch((error) => {
    throw explain(folder, error)
  })
  const newer = pendingMigrations(manifest.migrations, known, 'backup')
  tell('checking every file of the backup')
  await checkFiles(folder, manifest)
  return underMigrationLock(installation.databaseUrl, async (client) => {
    await refuseData(client)
    // The queue's own tables are created on another connection and are empty.
    await migrateQueue(installation.databaseUrl)
    await prepareForWholeTables(client)
    await sweepUnlessRestored(client, manifest)
    await client.query('begin')
    try {
      await makeTables(client, manifest, known)
      await loadRows(client, folder, manifest, tell)
      await restartSequences(client, manifest)
      await keepRestored(client, manifest)
      const jobs = await loadJobs(client, join(folder, manifest.jobs.path))
      tell(`${counted(jobs, 'job is', 'jobs are')} queued again`)
      await queueRepairs(client)
      for (const migration of newer) await applyMigration(client, migration)
      await client.query('select continue_txids()')
      await client.query('select note_restore($1)', [manifest.created_at])
      await putBlobs(installation.blobs, folder, manifest)
      tell(`${counted(manifest.blobs.length, 'file is', 'files are')} stored`)
      await client.query('commit')
    } catch (error) {
      throw explain(folder, error)
    }
    return { manifest, migrations: newer.map(({ name }) => name) }
  })
}

/** Queues the jobs that set right what an older backup may lack; the service runs them when it starts. */
async function queueRepairs(client: pg.Client): Promise<void> {
  const repairs = all.flatMap(({ jobs = [] }) => jobs).filter(({ afterRestore }) => afterRestore)
  await queueJobs(
    client,
    repairs.map(({ kind }) => JSON.stringify({ task: kind.name, payload: {}, key: jobKey(kind, 'restore') })),
  )
}

/** @throws AppError conflict if any table has a row */
async function refuseData(client: pg.Client): Promise<void> {
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query(`select 1 from public.${pg.escapeIdentifier(name)} limit 1`)
    if (rows.length > 0)
      throw new AppError(
        'conflict',
        `This database holds data already (table ${name}), and a restore replaces nothing. ` +
          'Set DATA_DIR to an empty folder, or DATABASE_URL to an empty database, and restore there.',
      )
  }
}

/** Migrates the tables to the state at the time of the backup. */
async function makeTables(client: pg.Client, { migrations }: Manifest, known: Migration[]): Promise<void> {
  const applied = await appliedMigrations(client)
  pendingMigrations(applied, known, 'database')
  const wanted = new Set(migrations.map(({ name }) => name))
  const beyond = applied.find(({ name }) => !wanted.has(name))
  if (beyond)
    throw new AppError(
      'conflict',
      `The tables of this database are newer than the backup (${beyond.name}). ` +
        'Set DATA_DIR to an empty folder, or DATABASE_URL to an empty database, and restore there.',
    )
  const there = new Set(applied.map(({ name }) => name))
  for (const migration of known)
    if (wanted.has(migration.name) && !there.has(migration.name)) await applyMigration(client, migration)
}

async function loadRows(
  client: pg.Client,
  folder: string,
  { tables }: Manifest,
  tell: (line: string) => void,
): Promise<void> {
  const ordered = await inOrderOfReference(client, tables)
  const names = ordered.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  // A service that starts now waits, and then finds the restored organisation instead of creating one.
  await client.query(`lock table ${names} in access exclusive mode`)
  await refuseData(client)
  // The triggers of a table whose references are still unchecked cannot be enabled.
  await client.query('set constraints all immediate')
  for (const table of ordered) {
    const name = pg.escapeIdentifier(table.name)
    // The backup contains everything that triggers would derive; only references are checked again.
    await client.query(`alter table ${name} disable trigger user`)
    await buildIndexesLast(client, table, () => copyRows(client, folder, table))
    await client.query(`alter table ${name} enable trigger user`)
    tell(`table ${table.name}: ${counted(table.rows, 'row')}`)
  }
}

async function copyRows(client: pg.Client, folder: string, table: Manifest['tables'][number]): Promise<void> {
  const target = client.query(copyFrom(`copy ${tableWithColumns(table)} from stdin`))
  await pipeline(createReadStream(join(folder, table.path)), createGunzip(), target)
  if (target.rowCount !== table.rows)
    throw new AppError('unavailable', `${table.path} holds ${target.rowCount} rows instead of ${table.rows}.`)
}

/** No number is given out twice, not even that of a deleted row. */
async function restartSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  const wanted = new Map(sequences.map(({ name, last_value }) => [name, last_value]))
  for (const { name, greatest } of await readSequences(async (text) => (await client.query(text)).rows)) {
    // Some backups lack the last value of sequences that have given out many.
    const [told, used] = [BigInt(wanted.get(name) ?? 0), BigInt(greatest ?? 0)]
    // Unlike setval, this is undone with the transaction.
    await client.query(`alter sequence ${pg.escapeIdentifier(name)} restart with ${(told > used ? told : used) + 1n}`)
  }
}

/** The transaction ends with the connection. */
function explain(folder: string, error: unknown): unknown {
  const fault = fileFault(error, 'read', folder)
  const reason = fault === null ? (error as Error).message : `The backup ${folder} cannot be read: ${fault}.`
  if (fault === null && !(error instanceof AppError) && !(error instanceof pg.DatabaseError)) return error
  return new AppError('unavailable', `Nothing was restored, and the database is as it was. ${reason}`, { cause: error })
}
