import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** Whether a process with this id runs on this machine, whoever owns it. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Names a process so that a later one with the same id is not taken for it: machine, id and start time, as
 * `host/pid/start`. Containers on one volume have different host names.
 */
export function processIdentity(pid: number): string {
  return `${hostname()}/${pid}/${processStart(pid)}`
}

/** Whether the process of this identity may still run. One of another machine cannot be asked and counts as alive. */
export function isIdentityAlive(identity: string): boolean {
  const [host, pid] = identity.split('/')
  if (host !== hostname()) return true
  return isProcessAlive(Number(pid)) && processIdentity(Number(pid)) === identity
}

function processStart(pid: number): string {
  try {
    if (process.platform === 'linux') {
      // Field 22; the second field is the name in parentheses and may hold spaces.
      return (
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[19] ?? ''
      )
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .replace(/\W+/g, '-')
  } catch {
    return 'gone'
  }
}

/** The name of the program that a process runs, such as `postgres`; empty when there is no such process. */
export function processName(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .replace(/^.*\//, '')
  } catch {
    return ''
  }
}
