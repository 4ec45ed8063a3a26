/** What the pool of a process that is alone may hold, and what those of many processes hold together at most. */
const ALONE = 20
const TOGETHER = 40
const JOBS_ALONE = 4
const JOBS_TOGETHER = 8
/** A request that works in a transaction holds one; fewer would let few slow ones hold up all the others. */
const LEAST = 8
/** Deliveries of webhooks, mails, listeners, rules, the sequencer of issuance logs, liveness, and looks at a silent server. */
const BESIDE_POOL = 28
/** Commands that run beside the service. */
const COMMANDS = 10

/** Connections in the pool of each of so many processes. */
export function poolSize(processes: number): number {
  return Math.min(ALONE, Math.max(LEAST, Math.ceil(TOGETHER / processes)))
}

/** Connections that so many processes may hold at most, and commands beside them. */
export function connectionsOf(processes: number): number {
  return processes * (poolSize(processes) + BESIDE_POOL) + COMMANDS
}

/** Jobs that each of so many processes does at a time. */
export function jobsAtOnce(processes: number): number {
  return Math.min(JOBS_ALONE, Math.max(1, Math.ceil(JOBS_TOGETHER / processes)))
}
