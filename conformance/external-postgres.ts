import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { packagedBinaries, usableBinaries } from '../src/lib/embedded-postgres/server-binaries.ts'
import { serverUser } from '../src/lib/embedded-postgres/server-user.ts'
import { freePort } from '../test/support/free-port.ts'
import { killAtExit } from '../test/support/kill-at-exit.ts'

/** The versions that Laurel supports. The newest one is the embedded one. */
export type Version = 15 | 16 | 17 | 18

/** Connections of tests are many, and what a test writes need not survive. All else is as initdb leaves it. */
const SETTINGS = ['max_connections=300', 'fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']

export type ExternalPostgres = {
  url: string
  /** The postmaster, as the parent of all processes of the server. */
  pid: number
  [Symbol.asyncDispose]: () => Promise<void>
}

/** The folder `native` (bin, lib, share) of a version, from the packages of this folder or from the program's own. */
function binariesOf(version: Version): string {
  if (version === 18) return packagedBinaries()
  return join(import.meta.dirname, `node_modules/postgres-${version}-${process.platform}-${process.arch}`, 'native')
}

/**
 * Starts a server as somebody else would run it: made by initdb with its defaults, reached over TCP, `postgres` as its
 * superuser, with just-in-time compilation and everything else that Laurel's own server is started without.
 * @param settings `name=value`
 * @param initdb more arguments for initdb
 */
export async function startExternalPostgres(
  version: Version,
  { settings = [], initdb = [] }: { settings?: readonly string[]; initdb?: readonly string[] } = {},
): Promise<ExternalPostgres> {
  const user = serverUser(null)
  const folder = mkdtempSync(join(tmpdir(), `laurel-postgres-${version}-`))
  const cluster = join(folder, 'cluster')
  mkdirSync(cluster, { mode: 0o700 })
  if (user) for (const path of [folder, cluster]) chownSync(path, user.uid, user.gid)
  const native = usableBinaries(binariesOf(version), folder, user, () => {})
  const how = { cwd: '/', env: { LC_ALL: 'C.UTF-8', TZ: 'UTC' }, ...(user ? { uid: user.uid, gid: user.gid } : {}) }
  const made = ['-D', cluster, '-U', 'postgres', '--auth=trust', '--no-sync', '--no-instructions', ...initdb]
  await promisify(execFile)(join(native, 'bin', 'initdb'), made, how)
  const port = await freePort()
  const given = [...SETTINGS, ...settings, `port=${port}`].flatMap((setting) => ['-c', setting])
  const server = spawn(join(native, 'bin', 'postgres'), ['-D', cluster, ...given], { ...how, stdio: 'ignore' })
  killAtExit(server)
  await untilReady(server, join(cluster, 'postmaster.pid'))
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: server.pid!,
    async [Symbol.asyncDispose]() {
      const ended = once(server, 'exit')
      // Connections that are still open are ended.
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(server: ChildProcess, pidFile: string): Promise<void> {
  const isReady = () => existsSync(pidFile) && readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() === 'ready'
  while (!isReady()) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} before it was ready.`)
    await wait(20)
  }
}
