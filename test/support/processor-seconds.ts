import { readFileSync } from 'node:fs'

/** USER_HZ of every Linux system that Node runs on. */
const TICKS_PER_SECOND = 100

/**
 * Returns the processor seconds of a process and of those of its descendants that have ended and were waited for. Zero
 * where the system has no /proc.
 */
export function processorSeconds(pid: number | 'self'): number {
  const ticks = fieldsOf(pid).slice(11, 15)
  return ticks.reduce((sum, field) => sum + Number(field), 0) / TICKS_PER_SECOND
}

/** Fields of /proc/<pid>/stat from the third on: the second, a name in brackets, may hold spaces. */
function fieldsOf(pid: number | 'self'): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
