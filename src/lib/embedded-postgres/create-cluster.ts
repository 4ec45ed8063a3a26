import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { release } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { AppError } from '../errors.ts'
import { isProcessAlive } from '../os/process-identity.ts'
import { syncPath } from '../os/sync-path.ts'
import { copyCluster } from './copy-cluster.ts'
import { moveUnlessThere } from './server-binaries.ts'
import type { ServerPlace } from './server-place.ts'
import { databaseName, serverEnvironment, smallSettings } from './server-settings.ts'

/**
 * Creates the data folder unless it exists: with an empty database, or as a copy of the cluster in the folder `from`.
 * It is built under another name, flushed to disk and then renamed, so that a crash leaves no half-made folder, and the
 * second of two processes finds the folder of the first.
 */
export async function createCluster(
  place: ServerPlace,
  { native, from, durable }: { native: string; from: () => string | null; durable: boolean },
): Promise<void> {
  if (existsSync(place.cluster)) return
  removeAbandoned(place)
  const half = `${place.cluster}.new-${process.pid}`
  mkdirSync(half, { mode: 0o700 })
  if (place.user) chownSync(half, place.user.uid, place.user.gid)
  const run = (program: string, args: string[], input = '') => runTool(place, join(native, 'bin', program), args, input)
  const made = from()
  await (made === null ? initCluster(half, run) : copyCluster(made, half, place.user))
  if (durable) await writeToDisk((...how) => run('initdb', ['--sync-only', ...how, '-D', half]))
  moveUnlessThere(half, place.cluster)
  if (durable) await syncPath(dirname(place.cluster))
}

type Run = (program: string, args: string[], input?: string) => Promise<void>

async function initCluster(folder: string, run: Run): Promise<void> {
  await run('initdb', [
    ...['-D', folder, '-U', databaseName, '-E', 'UTF8', '--auth=trust', '--locale-provider=builtin'],
    ...['--builtin-locale=C.UTF-8', '--locale=C', '--data-checksums', '--no-instructions', '--no-sync'],
    ...Object.entries(smallSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  // initdb's default database gets our name; a second database would be another 8 MB to copy and write.
  const rename = `ALTER DATABASE postgres RENAME TO ${databaseName}\n`
  await run('postgres', ['--single', '-F', '-D', folder, 'template1'], rename)
}

/**
 * One call that flushes the whole file system takes a tenth of the time of flushing a thousand files. Linux reports its
 * errors since 5.8; where it is unavailable, the files are flushed one by one.
 */
async function writeToDisk(sync: (...how: string[]) => Promise<void>): Promise<void> {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  if (process.platform !== 'linux' || major < 5 || (major === 5 && minor < 8)) return sync()
  await sync('--sync-method=syncfs').catch(() => sync())
}

/** Runs one of PostgreSQL's own programs as the server's user. @throws its error output when it fails */
async function runTool(place: ServerPlace, program: string, args: string[], input: string): Promise<void> {
  const child = spawn(program, args, {
    cwd: '/',
    env: serverEnvironment,
    stdio: ['pipe', 'ignore', 'pipe'],
    ...(place.user ? { uid: place.user.uid, gid: place.user.gid } : {}),
  })
  // A program that ends at once does not read its input; its exit code says why.
  child.stdin.on('error', () => {}).end(input)
  const said = text(child.stderr)
  const failure = await once(child, 'exit').then(
    async ([code, signal]) => (code === 0 ? null : (await said).trim() || `it ended with ${signal ?? code}`),
    (error: NodeJS.ErrnoException) => error,
  )
  if (failure === null) return
  const reason =
    typeof failure === 'string'
      ? failure
      : failure.code === 'ENOENT'
        ? 'it was built for glibc, which this system does not seem to have; set DATABASE_URL instead'
        : failure.message
  throw new AppError('unavailable', `PostgreSQL's database could not be created: ${program} failed: ${reason}`)
}

/** Removes half-made folders of processes that died while creating a database. */
function removeAbandoned(place: ServerPlace): void {
  for (const name of readdirSync(place.folder)) {
    const pid = /\.new-(\d+)$/.exec(name)?.[1]
    if (pid && (Number(pid) === process.pid || !isProcessAlive(Number(pid)))) {
      rmSync(join(place.folder, name), { recursive: true, force: true })
    }
  }
}
