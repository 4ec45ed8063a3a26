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

const NETWORK_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])
const NETWORK_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** True when the database could not be reached, is starting or stopping, or did not answer in time. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) {
    // Class 08: connection; 57P0x: shutting down, crashed, starting; 53: out of resources; 55P03, 57014: lock or statement time-out.
    return /^(08|53)/.test(error.code ?? '') || /^(57P0[123]|57014|55P03|25P03)$/.test(error.code ?? '')
  }
  // A name with several addresses fails once for each of them.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseAway)
  if (!(error instanceof Error)) return false
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  if (NETWORK_CODES.has(code) && NETWORK_CALLS.has(syscall)) return true
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  )
}
