import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { chownSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isProcessAlive } from './process-identity.ts'
import { moveUnlessThere } from './server-binaries.ts'
import type { ServerPlace } from './server-place.ts'
import { databaseName, serverEnvironment } from './server-settings.ts'

/**
 * Makes the data folder with an empty database, unless there is one. It is built under another name, written to disk
 * and only then renamed, so that a crash leaves no half of it and of two processes the second finds the first one's.
 */
export function createCluster(place: ServerPlace, native: string, durable: boolean): void {
  if (existsSync(place.cluster)) return
  removeAbandoned(place)
  const half = `${place.cluster}.new-${process.pid}`
  mkdirSync(half, { mode: 0o700 })
  if (place.user) chownSync(half, place.user.uid, place.user.gid)
  const run = (program: string, args: string[], input = '') => runTool(place, join(native, 'bin', program), args, input)
  run('initdb', [
    ...['-D', half, '-U', databaseName, '-E', 'UTF8', '--auth=trust', '--locale-provider=builtin'],
    ...['--builtin-locale=C.UTF-8', '--locale=C', '--data-checksums', '--no-instructions', '--no-sync'],
  ])
  run('postgres', ['--single', '-F', '-D', half, 'postgres'], `CREATE DATABASE ${databaseName}\n`)
  if (durable) run('initdb', ['--sync-only', '-D', half])
  moveUnlessThere(half, place.cluster)
  if (durable) syncFolder(dirname(place.cluster))
}

/** Runs one of PostgreSQL's own programs as the server's user and throws what it says when it fails. */
function runTool(place: ServerPlace, program: string, args: string[], input: string): void {
  const result: SpawnSyncReturns<string> = spawnSync(program, args, {
    encoding: 'utf8',
    input,
    cwd: '/',
    env: serverEnvironment,
    ...(place.user ? { uid: place.user.uid, gid: place.user.gid } : {}),
  })
  if (result.status === 0) return
  const missing = (result.error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
  const reason = missing
    ? 'it was built for glibc, which this system does not seem to have; set DATABASE_URL instead'
    : (result.error?.message ?? result.stderr.trim())
  throw new Error(`PostgreSQL's database could not be created: ${program} failed: ${reason}`)
}

/** Removes what processes that died in the middle of creating a database have left behind. */
function removeAbandoned(place: ServerPlace): void {
  for (const name of readdirSync(place.folder)) {
    const pid = /\.new-(\d+)$/.exec(name)?.[1]
    if (pid && (Number(pid) === process.pid || !isProcessAlive(Number(pid)))) {
      rmSync(join(place.folder, name), { recursive: true, force: true })
    }
  }
}

/** Writes a folder's list of names to disk, which is what makes a rename last. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
