import { readFileSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { isProcessAlive, ps } from '../os/process-identity.ts'

/** What `postmaster.pid` says. `status` is `starting`, `ready`, `stopping` or empty while the file is being written. */
export type PidFile = { pid: number; startedAt: string; port: number; socketFolder: string; status: string }

/** Reads `postmaster.pid`; null when there is none, which is so whenever no server runs or crashed on this folder. */
export function readPidFile(cluster: string): PidFile | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return {
      pid: Number(lines[0]),
      startedAt: lines[2] ?? '',
      port: Number(lines[3]),
      socketFolder: lines[4] ?? '',
      status: (lines[7] ?? '').trim(),
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The server that runs on this data folder and takes connections; null when none does. */
export async function runningServer(cluster: string): Promise<PidFile | null> {
  const file = readPidFile(cluster)
  if (file?.status !== 'ready') return null
  return (await acceptsConnections(join(file.socketFolder, `.s.PGSQL.${file.port}`))) ? file : null
}

/** Whether something listens on a unix socket. It also answers for a server in another container on the same volume. */
function acceptsConnections(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false)
      else reject(error)
    })
  })
}

/** Whether a process is alive and is a PostgreSQL server on this data folder, and not one that was given its old id. */
export function isServerOf(cluster: string, pid: number): boolean {
  if (!isProcessAlive(pid)) return false
  if (process.platform !== 'linux') return ps('args=', pid).includes(cluster)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch (error) {
    // EACCES: somebody else's process, which the server of our data never is. ENOENT: it has just ended.
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EACCES' || code === 'ENOENT' || code === 'ESRCH') return false
    throw error
  }
}

/** Who started the running server, as it was told (`processIdentity`); empty when that is not known. */
export function startedBy(cluster: string): string {
  // PostgreSQL writes its arguments here after it has taken the folder's lock, so that a loser's never appear.
  const options = readFileSync(join(cluster, 'postmaster.opts'), 'utf8')
  return /"laurel\.started_by=([^"]*)"/.exec(options)?.[1] ?? ''
}
