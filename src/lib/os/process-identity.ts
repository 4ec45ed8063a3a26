import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** Whether a process with this id runs on this machine, under any user. A zombie that nobody reaps does not run. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return process.platform !== 'linux' || !/^[ZX]/.test(procStat(pid))
}

/**
 * Returns an identity that no later process with the same id shares: machine, id and start time as `host/pid/start`.
 * Containers on one volume have different host names.
 */
export function processIdentity(pid: number): string {
  // Field 22 of /proc/<pid>/stat is the start time; the result of procStat starts at field 3.
  const started =
    process.platform === 'linux' ? procStat(pid).split(' ')[19] : ps('lstart=', pid).replaceAll(/\W+/g, '-')
  return `${hostname()}/${pid}/${started || 'gone'}`
}

/**
 * Whether the process with this identity may still run. A process of another machine cannot be checked and counts as
 * alive.
 */
export function isIdentityAlive(identity: string): boolean {
  const [host, pid] = identity.split('/')
  if (host !== hostname()) return identity !== ''
  return isProcessAlive(Number(pid)) && processIdentity(Number(pid)) === identity
}

/**
 * Reads /proc/<pid>/stat after the program name, which is in parentheses and may hold anything. Empty if the process
 * has ended.
 */
function procStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT' || code === 'ESRCH') return ''
    throw error
  }
}

/** Reads one field of a process from `ps`, such as `args=`. Empty if the process has ended. */
export function ps(field: string, pid: number): string {
  try {
    return execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    // ps exits with 1 if there is no such process.
    return ''
  }
}
