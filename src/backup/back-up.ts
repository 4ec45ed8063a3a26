import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { AppError } from '../lib/errors.ts'
import { fileFault } from '../lib/os/file-faults.ts'
import { syncPath } from '../lib/os/sync-path.ts'
import { counted } from '../lib/text/counted.ts'
import { modules as all } from '../modules.ts'
import { type BlobStore, isDamagedBlob, keepBlobs } from '../platform/blobs/index.ts'
import { PROGRESS_TABLE } from '../platform/db/apply-online.ts'
import { connectOrExplain } from '../platform/db/connect-or-explain.ts'
import { underMigrationLock } from '../platform/db/migrate.ts'
import { listMigrations } from '../platform/db/migration-files.ts'
import { type AppliedMigration, pendingMigrations, readLedger } from '../platform/db/migration-ledger.ts'
import { readSequences } from '../platform/db/sequences.ts'
import { readJobs } from '../platform/jobs/queued-jobs.ts'
import type { Module } from '../platform/module.ts'
import { type Manifest, writeBackupFile, writeManifest } from './backup-files.ts'
import { prepareForWholeTables, readTables, type Table, tableWithColumns } from './catalogue.ts'
import { referredBlobs } from './referred-blobs.ts'

/** The installation to back up or restore into; `tell` receives progress lines for people. */
export type Installation = { databaseUrl: string; blobs: BlobStore; tell: (line: string) => void }

/**
 * Writes the whole installation to a new folder: every table and the waiting jobs at one moment, and the files that
 * they refer to. The service can keep running. The folder has another name until it is complete.
 * @throws AppError unavailable, with a message for a person, and leaves nothing behind
 */
export async function backUp(
  installation: Installation,
  to: string,
  version: string,
  modules: readonly Module[] = all,
): Promise<Manifest> {
  const folder = resolve(to)
  const partial = `${folder}.partial`
  await refuseExisting(folder)
  const client = await connectOrExplain(installation.databaseUrl)
  client.on('error', () => {})
  try {
    await prepareForWholeTables(client)
    await keepBlobs(client)
    const migrations = await underMigrationLock(installation.databaseUrl, () => openSnapshot(client))
    await makePartial(partial)
    try {
      const manifest = await writeAll(client, installation, partial, { version, migrations, modules })
      await rename(partial, folder)
      await syncPath(dirname(folder))
      return manifest
    } catch (error) {
      await rm(partial, { recursive: true, force: true })
      throw error
    }
  } catch (error) {
    throw explain(folder, error)
  } finally {
    await client.end()
  }
}

async function refuseExisting(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null)
  if (found)
    throw new AppError('unavailable', `${folder} exists already. Choose another name, for example one with the date.`)
}

async function makePartial(partial: string): Promise<void> {
  try {
    await mkdir(partial, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new AppError(
      'unavailable',
      `${partial} exists: another backup is being made there, or one was cut short. If none is running, remove it.`,
    )
  }
}

/**
 * Freezes the session's view of the data. No migration changes a table until the session ends: a table rewritten later
 * would look empty.
 * @returns the migrations of the database
 */
async function openSnapshot(client: pg.Client): Promise<AppliedMigration[]> {
  const tables = await readTables(client)
  await client.query('begin isolation level repeatable read read only')
  for (const { name } of tables) await client.query(`lock table ${pg.escapeIdentifier(name)} in access share mode`)
  return requireInstallation(client)
}

/** Returns the migrations of the database. @throws AppError unavailable if it has none, or unknown ones */
async function requireInstallation(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<{ exists: boolean; migrates: boolean }>(
    `select to_regclass('public.installation') is not null as exists, to_regclass('public.${PROGRESS_TABLE}') is not null as migrates`,
  )
  if (rows[0]!.migrates)
    throw new AppError(
      'unavailable',
      'A migration of this database was interrupted. Run `laurel migrate`, and back up when it has finished.',
    )
  if (!rows[0]!.exists)
    throw new AppError(
      'unavailable',
      'There is nothing to back up: this database is empty. Check DATA_DIR or DATABASE_URL.',
    )
  const applied = await readLedger(client)
  pendingMigrations(applied, listMigrations(), 'database')
  return applied.map(({ name, hash }) => ({ name, hash }))
}

async function writeAll(
  client: pg.Client,
  { blobs, tell }: Installation,
  folder: string,
  { modules, ...facts }: Pick<Manifest, 'version' | 'migrations'> & { modules: readonly Module[] },
): Promise<Manifest> {
  const { rows } = await client.query<{ now: Date }>('select now() as now')
  await mkdir(join(folder, 'tables'), { mode: 0o700 })
  const tables = await writeTables(client, folder, tell)
  const sequences = await readSequences(async (text) => (await client.query(text)).rows)
  const jobs = await writeJobs(client, folder)
  tell(`${jobs.rows} waiting jobs`)
  const files = await writeBlobs(await referredBlobs(client, modules), blobs, folder, tell)
  await client.query('commit')
  const manifest: Manifest = {
    format: 1,
    ...facts,
    created_at: rows[0]!.now.toISOString(),
    tables,
    sequences: sequences.map(({ name, last }) => ({ name, last_value: last })),
    jobs,
    ...files,
  }
  await syncPath(join(folder, 'tables'))
  await writeManifest(folder, manifest)
  await syncPath(folder)
  return manifest
}

async function writeTables(client: pg.Client, folder: string, tell: (line: string) => void) {
  const written: Manifest['tables'] = []
  for (const table of await readTables(client)) {
    const stored = await writeTable(client, folder, table)
    tell(`table ${table.name}: ${counted(stored.rows, 'row')}`)
    written.push(stored)
  }
  return written
}

async function writeTable(client: pg.Client, folder: string, table: Table): Promise<Manifest['tables'][number]> {
  const stream = client.query(copyTo(`copy ${tableWithColumns(table)} to stdout`))
  const file = await writeBackupFile(folder, `tables/${table.name}.copy.gz`, stream, { gzip: true })
  return { ...table, rows: stream.rowCount, ...file }
}

async function writeJobs(client: pg.Client, folder: string): Promise<Manifest['jobs']> {
  let rows = 0
  async function* lines() {
    for await (const batch of readJobs(client)) {
      rows += batch.length
      yield `${batch.join('\n')}\n`
    }
  }
  const file = await writeBackupFile(folder, 'jobs.jsonl.gz', lines(), { gzip: true })
  return { ...file, rows }
}

async function writeBlobs(
  keys: string[],
  blobs: BlobStore,
  folder: string,
  tell: (line: string) => void,
): Promise<Pick<Manifest, 'blobs' | 'missing_blobs' | 'damaged_blobs'>> {
  const written: Manifest['blobs'] = []
  const [missing_blobs, damaged_blobs]: [string[], string[]] = [[], []]
  const folders = new Set<string>()
  for (const key of keys) {
    const path = `blobs/${key}`
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 })
    for (let at = dirname(path); at !== '.'; at = dirname(at)) folders.add(at)
    try {
      const found = await blobs.read(key)
      if (found === null) missing_blobs.push(key)
      else written.push({ key, ...(await writeBackupFile(folder, path, found.stream, { gzip: false })) })
    } catch (error) {
      if (!isDamagedBlob(error)) throw unreadable(key, error)
      await rm(join(folder, path), { force: true })
      damaged_blobs.push(key)
    }
  }
  for (const path of folders) await syncPath(join(folder, path))
  tell(`${counted(written.length, 'file')}`)
  for (const key of missing_blobs) tell(`MISSING in the store, and so in this backup: ${key}`)
  for (const key of damaged_blobs) tell(`DAMAGED in the store, and so not in this backup: ${key}`)
  return { blobs: written, missing_blobs, damaged_blobs }
}

/** A fault of the disk that the backup is written to is explained elsewhere. */
function unreadable(key: string, error: unknown): unknown {
  if (fileFault(error, 'write', '') !== null) return error
  const message = `The stored file ${key} cannot be read: ${(error as Error).message}`
  return new AppError('unavailable', message, { cause: error })
}

function explain(folder: string, error: unknown): unknown {
  const fault = fileFault(error, 'write', `${folder}.partial`)
  if (fault === null) return error
  return new AppError('unavailable', `The backup ${folder} cannot be written: ${fault}. Nothing was kept of it.`, {
    cause: error,
  })
}
