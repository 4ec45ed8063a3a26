/** The largest pool of a single process, and of several processes together. */
const ALONE = 20
const TOGETHER = 40
const JOBS_ALONE = 4
const JOBS_TOGETHER = 8
/** A request in a transaction holds a connection; with a smaller pool a few slow ones would block all others. */
const LEAST = 8
/**
 * Webhook deliveries, emails, listeners, automation rules, the sequencer of issuance logs, liveness, and checks of a
 * silent server.
 */
const BESIDE_POOL = 28
/** Commands that run while the service does. */
const COMMANDS = 10

/** Returns the pool size of each of several processes. */
export function poolSize(processes: number): number {
  return Math.min(ALONE, Math.max(LEAST, Math.ceil(TOGETHER / processes)))
}

/**
 * Returns the maximum number of connections of several processes, including commands. With `isPooled`, requests use those
 * of a pooler, and the job queue has a pool of its own.
 */
export function connectionsOf(processes: number, { isPooled = false } = {}): number {
  const pool = isPooled ? queuePoolSize(processes) : poolSize(processes)
  return processes * (pool + BESIDE_POOL) + COMMANDS
}

/** Returns the number of jobs that each of several processes runs at a time. */
export function jobsAtOnce(processes: number): number {
  return Math.min(JOBS_ALONE, Math.max(1, Math.ceil(JOBS_TOGETHER / processes)))
}

/** Returns the size of the queue's own pool in each of several processes: two lanes that run jobs and listen. */
export function queuePoolSize(processes: number): number {
  return 2 * jobsAtOnce(processes) + 2
}
