import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../errors.ts'
import { processIdentity } from '../os/process-identity.ts'
import { isServerOf, type PidFile, readPidFile, runningServer } from './running-server.ts'
import { boundServerLog, serverLogPath, serverLogSize } from './server-log.ts'
import type { ServerPlace } from './server-place.ts'
import { serverArguments, serverEnvironment } from './server-settings.ts'

/** A server that accepts connections. `child` is set if this process started it. */
export type LaunchedServer = { file: PidFile; child: ChildProcess | null }

/** `native` is the folder of the binaries; see startEmbeddedPostgres for the others. */
export type LaunchOptions = { native: string; durable: boolean; connections: number; dieWithParent: boolean }

const pollMs = 5
/** How long a start is retried while the last processes of a killed server still hold its memory. */
const retryMs = 10_000

/**
 * Starts a server on the place, or finds the one that runs there. `postmaster.pid`, which PostgreSQL creates
 * atomically, decides between processes that start at once: the loser's server ends and the winner's is adopted.
 */
export async function launchOrAdopt(place: ServerPlace, how: LaunchOptions): Promise<LaunchedServer> {
  const giveUpAt = Date.now() + retryMs
  for (;;) {
    const running = await runningServer(place.cluster)
    if (running) return { file: running, child: null }
    const other = readPidFile(place.cluster)
    if (other && isServerOf(place.cluster, other.pid)) {
      // The server is starting (perhaps a long recovery) or stopping, and finishes by itself.
      await sleep(pollMs * 4)
      continue
    }
    boundServerLog(place)
    const logged = serverLogSize(place)
    const child = spawnServer(place, how, other)
    const file = await readyOrGone(place, child)
    if (file) return { file, child }
    const said = readFileSync(serverLogPath(place)).subarray(logged).toString().trimEnd()
    // Another process was first, or the last processes of a killed server still hold its memory, or they left half of
    // an unlogged table, on which the first start fails and which the second one removes.
    const passing = /lock file "|still in use|Address already in use|could not create file ".*": File exists/.test(said)
    if (!passing || Date.now() > giveUpAt) {
      throw new AppError('unavailable', `PostgreSQL did not start. Its log, ${serverLogPath(place)}:\n${said}`)
    }
    await sleep(pollMs * 20)
  }
}

/** Starts `postgres` detached from the terminal, so that Ctrl-C does not reach it before requests are drained. */
function spawnServer(place: ServerPlace, how: LaunchOptions, stale: PidFile | null): ChildProcess {
  const output = openSync(serverLogPath(place), 'a', 0o600)
  if (place.user) chownSync(serverLogPath(place), place.user.uid, place.user.gid)
  const { cluster, socketFolder } = place
  const startedBy = processIdentity(process.pid)
  const { durable, connections } = how
  const args = serverArguments({ cluster, socketFolder, durable, connections, startedBy })
  const command = [...(how.dieWithParent ? withParent() : []), join(how.native, 'bin', 'postgres'), ...args]
  const child = spawn(command[0]!, command.slice(1), {
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
    // PostgreSQL takes any live process of its user with the id in a stale postmaster.pid for its predecessor, except
    // the one named here. By now the process is known to be a zombie, or another program with the same id.
    env: { ...serverEnvironment, ...(stale ? { PG_GRANDPARENT_PID: String(stale.pid) } : {}) },
    ...(place.user ? { uid: place.user.uid, gid: place.user.gid } : {}),
  })
  closeSync(output)
  child.unref()
  return child
}

/**
 * A command prefix that makes the kernel stop the server when this process dies, even by SIGKILL. Empty where
 * util-linux lacks setpriv.
 */
function withParent(): string[] {
  if (process.platform !== 'linux') return []
  const prefix = ['setpriv', '--pdeathsig', 'INT']
  const works = spawnSync(prefix[0]!, [...prefix.slice(1), 'true'], { env: serverEnvironment, stdio: 'ignore' })
  return works.status === 0 ? prefix : []
}

/** Waits until the child accepts connections, and returns its `postmaster.pid`; null if it has ended. */
async function readyOrGone(place: ServerPlace, child: ChildProcess): Promise<PidFile | null> {
  let ended = false
  const failure = new Promise<never>((_, reject) => child.once('error', reject))
  child.once('exit', () => {
    ended = true
  })
  for (;;) {
    const file = readPidFile(place.cluster)
    if (file?.pid === child.pid && file?.status === 'ready') return file
    if (ended) return null
    await Promise.race([sleep(pollMs), failure])
  }
}
