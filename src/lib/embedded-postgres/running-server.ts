import { readFileSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { isProcessAlive, ps } from '../os/process-identity.ts'

/**
 * The contents of `postmaster.pid`. `status` is `starting`, `ready`, `stopping`, or empty while the file is being
 * written.
 */
export type PidFile = { pid: number; startedAt: string; port: number; socketFolder: string; status: string }

/** Reads `postmaster.pid`; null if it does not exist, which means that no server runs or has crashed on this folder. */
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

/** Returns the server that runs on this data folder and accepts connections; null if there is none. */
export async function runningServer(cluster: string): Promise<PidFile | null> {
  const file = readPidFile(cluster)
  if (file?.status !== 'ready') return null
  return (await acceptsConnections(join(file.socketFolder, `.s.PGSQL.${file.port}`))) ? file : null
}

/** Whether a process listens on a unix socket. This also works for a server in another container on the same volume. */
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

/**
 * Whether a process is alive and is a PostgreSQL server on this data folder, and not one that later got the same id.
 */
export function isServerOf(cluster: string, pid: number): boolean {
  if (!isProcessAlive(pid)) return false
  if (process.platform !== 'linux') return ps('args=', pid).includes(cluster)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch (error) {
    // EACCES: a process of another user, which our server never is. ENOENT: it has just ended.
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EACCES' || code === 'ENOENT' || code === 'ESRCH') return false
    throw error
  }
}

/** Returns the identity (`processIdentity`) of the process that started the running server; empty if unknown. */
export function startedBy(cluster: string): string {
  // PostgreSQL writes its arguments here after locking the folder, so a losing server's never appear.
  const options = readFileSync(join(cluster, 'postmaster.opts'), 'utf8')
  return /"laurel\.started_by=([^"]*)"/.exec(options)?.[1] ?? ''
}
