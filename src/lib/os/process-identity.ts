import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** Whether a process with this id runs on this machine, whoever owns it. A zombie that nobody reaps does not run. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return process.platform !== 'linux' || !/^[ZX]/.test(procStat(pid))
}

/**
 * Names a process so that a later one with the same id is not taken for it: machine, id and start time, as
 * `host/pid/start`. Containers on one volume have different host names.
 */
export function processIdentity(pid: number): string {
  // Field 22 of /proc/<pid>/stat is the start time; what procStat answers begins with field 3.
  const started =
    process.platform === 'linux' ? procStat(pid).split(' ')[19] : ps('lstart=', pid).replaceAll(/\W+/g, '-')
  return `${hostname()}/${pid}/${started || 'gone'}`
}

/** Whether the process of this identity may still run. One of another machine cannot be asked and counts as alive. */
export function isIdentityAlive(identity: string): boolean {
  const [host, pid] = identity.split('/')
  if (host !== hostname()) return identity !== ''
  return isProcessAlive(Number(pid)) && processIdentity(Number(pid)) === identity
}

/** /proc/<pid>/stat after the program's name, which stands in parentheses and may hold anything; empty when it ended. */
function procStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT' || code === 'ESRCH') return ''
    throw error
  }
}

/** What `ps` says of a process in a field such as `args=`; empty when it ended. */
export function ps(field: string, pid: number): string {
  try {
    return execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    // ps ends with 1 when there is no such process.
    return ''
  }
}
