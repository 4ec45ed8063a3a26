import pg from 'pg'

/** True when a write broke the unique key of this name. */
export function brokeUniqueKey(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint
}

/** True when a write referred to a row that is not there (or belongs to another organisation), by this foreign key. */
export function brokeReference(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23503' && error.constraint === constraint
}

/** True when a write broke the check of this name. */
export function brokeCheck(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23514' && error.constraint === constraint
}

/** True when a row was not deleted since others refer to it. */
export function isReferred(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23503'
}

/** True when PostgreSQL itself refused a statement, which has then changed nothing; a lost connection does not tell. */
export function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError
}

/** PostgreSQL's deadlock_detected and serialization_failure. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001')
}

/** True when others held a row or a table for too long: PostgreSQL's lock_not_available. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03'
}

type Refusal = { code?: string; routine?: string }

/** True when the server refused a write because it is a standby or was switched to read-only. */
export function isReadOnly(error: unknown): boolean {
  return (error as Refusal).code === '25006'
}

/** True when a table has changed since a statement was prepared on the connection, which prepares it no second time. */
export function isStalePlan(error: unknown): boolean {
  const { code, routine } = error as Refusal
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

/** True when a statement took longer than it may, which says that it was too much and not that the database is away. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '57014' && error.message.includes('statement timeout')
}

const NETWORK_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])
const NETWORK_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/**
 * SQLSTATEs of a database that is away. 08: connection. 53: out of memory, connections or disk. 58030: its disk fails.
 * 57P01 to 57P05: it stops, has crashed, starts, was dropped, or ended an idle session. 25006: a standby, or switched to
 * read-only. 25P03, 25P04, 55P03, 57014: something took too long.
 */
const AWAY = /^(08...|53...|58030|57P0[1-5]|25006|25P0[34]|55P03|57014)$/

/** True when the database could not be reached, is starting or stopping, or did not answer in time. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) {
    return AWAY.test(error.code ?? '') || isStalePlan(error)
  }
  // A name with several addresses fails once for each of them.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseAway)
  if (!(error instanceof Error)) return false
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  if (NETWORK_CODES.has(code) && NETWORK_CALLS.has(syscall)) return true
  return /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  )
}
