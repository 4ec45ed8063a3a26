import pino, { type Logger } from 'pino'

export type Log = Logger

/**
 * Creates a structured log, one line of JSON per entry, with the request id and without headers, keys, queries or
 * bodies.
 * @param always fields of every entry
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

/** Keeps only fields that identify the failure: database errors carry the whole connection, including its password. */
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
