import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { AppError } from '../lib/errors.ts'
import type { AppliedMigration } from '../platform/db/migration-ledger.ts'

/** A file of a backup: `path` is relative to its folder, size and SHA-256 are those of the stored file. */
export type BackupFile = { path: string; size: number; sha256: string }

/** The contents of a backup. It is written last: a folder without it is not a backup. */
export type Manifest = {
  format: 1
  version: string
  created_at: string
  migrations: AppliedMigration[]
  tables: (BackupFile & { name: string; columns: string[]; rows: number })[]
  /** The last value that was given out, as text because it may exceed a JavaScript number; null if none was. */
  sequences: { name: string; last_value: string | null }[]
  jobs: BackupFile & { rows: number }
  blobs: (BackupFile & { key: string })[]
  /** Files that rows refer to and that the store did not have. */
  missing_blobs: string[]
  /** Files that the store returned changed; a backup of an earlier version has no such list. */
  damaged_blobs?: string[]
}

const FORMAT = 1
const MANIFEST = 'manifest.json'

/** Writes a stream to a new file that only this user may read, optionally through gzip, and flushes it to disk. */
export async function writeBackupFile(
  folder: string,
  path: string,
  source: AsyncIterable<Buffer | string> | NodeJS.ReadableStream,
  { gzip }: { gzip: boolean },
): Promise<BackupFile> {
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  const target = createWriteStream(join(folder, path), { flags: 'wx', mode: 0o600, flush: true })
  if (gzip) await pipeline(source, createGzip(), measure, target)
  else await pipeline(source, measure, target)
  return { path, size, sha256: hash.digest('hex') }
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeBackupFile(folder, MANIFEST, [Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)] as never, {
    gzip: false,
  })
}

/** @throws AppError unavailable if the folder is not a backup, or has a format that this program cannot read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
    throw new AppError('unavailable', `${folder} is no backup, or an unfinished one: it has no ${MANIFEST}.`)
  })
  let manifest: Manifest
  try {
    manifest = JSON.parse(text)
  } catch (error) {
    throw damaged([`${MANIFEST} is not JSON`], error)
  }
  if (manifest.format !== FORMAT)
    throw new AppError(
      'unavailable',
      `The backup has the format ${manifest.format}, and this version of Laurel reads ${FORMAT}. Use a newer version.`,
    )
  return manifest
}

/** Reads every file of a backup. @throws AppError unavailable, naming missing and changed files */
export async function checkFiles(folder: string, { tables, jobs, blobs }: Manifest): Promise<void> {
  const faults: string[] = []
  for (const { path, size, sha256 } of [...tables, jobs, ...blobs]) {
    const found = await stat(join(folder, path)).catch(() => null)
    if (found === null) faults.push(`${path} is missing`)
    else if (found.size !== size) faults.push(`${path} has ${found.size} bytes instead of ${size}`)
    else if ((await hashFile(join(folder, path))) !== sha256) faults.push(`${path} was changed (its SHA-256 differs)`)
  }
  if (faults.length > 0) throw damaged(faults)
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function damaged(faults: string[], cause?: unknown): AppError {
  const more = faults.length > 20 ? ` and ${faults.length - 20} more` : ''
  return new AppError(
    'unavailable',
    `The backup is damaged: ${faults.slice(0, 20).join('; ')}${more}. Use another one.`,
    {
      cause,
    },
  )
}
