import pg from 'pg'

/** Whether a write violated the unique key of this name. */
export function brokeUniqueKey(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint
}

/**
 * Whether a write violated this foreign key: the row it refers to does not exist or belongs to another organisation.
 */
export function brokeReference(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23503' && error.constraint === constraint
}

/** Whether a write violated the check constraint of this name. */
export function brokeCheck(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23514' && error.constraint === constraint
}

/** Returns the detail that a trigger gave when it rejected a write under this name; null for any other error. */
export function checkDetail(error: unknown, constraint: string): string | null {
  return brokeCheck(error, constraint) ? ((error as pg.DatabaseError).detail ?? '') : null
}

/** Whether a row was not deleted because others refer to it. */
export function isReferred(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23503'
}

/** Whether PostgreSQL itself rejected a statement, which then changed nothing. A lost connection leaves that open. */
export function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError
}

/** Whether an error is PostgreSQL's deadlock_detected or serialization_failure. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001')
}

/** Whether a lock was held by others for too long: PostgreSQL's lock_not_available. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03'
}

type Refusal = { code?: string; routine?: string }

/** Whether the server rejected a write because it is a standby or read-only. */
export function isReadOnly(error: unknown): boolean {
  return (error as Refusal).code === '25006'
}

/**
 * Whether a statement that was prepared on the connection cannot run: a table has changed since, or the server has
 * forgotten it, which happens behind a pooler. The connection does not prepare it again.
 */
export function isStalePlan(error: unknown): boolean {
  const { code, routine } = error as Refusal
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery')
}

/** Whether a statement exceeded its time limit: it was too much work, and the database is reachable. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '57014' && error.message.includes('statement timeout')
}

const NETWORK_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])
const NETWORK_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/**
 * SQLSTATEs of an unavailable database. 08: connection. 53: out of memory, connections or disk. 58030: disk failure.
 * 57P01 to 57P05: it is stopping, crashed, starting, dropped, or ended an idle session. 25006: a standby or read-only.
 * 25P03, 25P04, 55P03, 57014: something took too long.
 */
const AWAY = /^(08...|53...|58030|57P0[1-5]|25006|25P0[34]|55P03|57014)$/

/** Errors of the driver, and of TLS, which have no codes. */
const DRIVER_MESSAGES =
  /^(Connection terminated|Query read timeout|timeout (exceeded|expired)|Client has encountered a connection error|There was an error establishing an SSL connection|Client network socket disconnected)/

/** Whether the database was unreachable, starting or stopping, or did not respond in time. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) {
    return AWAY.test(error.code ?? '') || isStalePlan(error)
  }
  // A host name with several addresses fails once per address, and a URL with several hosts once per host.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (!(error instanceof Error)) return false
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  if (NETWORK_CODES.has(code) && NETWORK_CALLS.has(syscall)) return true
  return DRIVER_MESSAGES.test(error.message)
}

/** Whether the database was away, and not just too slow: work that waits can go on once it is back. */
export function isOutage(error: unknown): boolean {
  return isDatabaseAway(error) && !isStatementTimeout(error) && !isLockTimeout(error)
}
