import pino, { type Logger } from 'pino'

export type Log = Logger

/**
 * Structured logs: a line of JSON each, with the request's id, and without headers, keys, queries or bodies.
 * @param always stands in every line
 */
export function createLog(level: string, always: { pid: number } | null = null): Log {
  return pino({
    level,
    base: always,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['headers', '*.headers', '*.key', '*.secret'],
    serializers: { err: describeError },
  })
}

/** Only what names the fault: errors of the database carry the whole connection, password and all. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code } = error as NodeJS.ErrnoException
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
