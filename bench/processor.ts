import { readdirSync, readFileSync } from 'node:fs'

// Processor time of work, which varies less between machines than rates do. Linux only.

/** The kernel counts in hundredths of a second (proc(5), USER_HZ). */
const TICK_MS = 10

type Process = { parent: number; ticks: number }

/** Returns the processor time of these processes and all their descendants, in milliseconds, including ended ones. */
export function processorTime(...roots: number[]): number {
  const processes = new Map<number, Process>()
  for (const name of readdirSync('/proc')) {
    const known = /^\d+$/.test(name) ? readProcess(Number(name)) : null
    if (known) processes.set(Number(name), known)
  }
  const belongs = (pid: number): boolean => {
    const known = processes.get(pid)
    return roots.includes(pid) || (known !== undefined && belongs(known.parent))
  }
  let ticks = 0
  for (const [pid, known] of processes) if (belongs(pid)) ticks += known.ticks
  return ticks * TICK_MS
}

/** Returns the parent of a live process. */
export function parentOf(pid: number): number {
  return readProcess(pid)!.parent
}

/** Null if it has ended in the meantime. */
function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // utime, stime, cutime and cstime are fields 14 to 17; the rest starts with field 5.
    const ticks = fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(parent), ticks }
  } catch {
    return null
  }
}

/** Returns the memory of these processes and their descendants in megabytes; shared pages count once. */
export function residentMemory(...roots: number[]): number {
  return roots.reduce((sum, pid) => sum + memoryOf(pid), 0)
}

function memoryOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const own = Number(/^Pss: +(\d+) kB/m.exec(rollup)![1]) / 1_000
    return own + residentMemory(...childrenOf(pid))
  } catch (error) {
    // The process has ended in the meantime.
    if (['ENOENT', 'ESRCH'].includes(String((error as NodeJS.ErrnoException).code))) return 0
    throw error
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  )
}
