import pino, { type Logger } from 'pino'
import { currentTraceIds } from './tracing/tracing.ts'

export type Log = Logger

/**
 * Creates a structured log, one line of JSON per entry, with the request id and without headers, keys, queries or
 * bodies.
 * @param always fields of every entry
 * @param isTraced whether entries have the ids of the span in which they are written
 */
export function createLog(level: string, always: { pid: number } | null = null, isTraced = false): Log {
  return pino({
    level,
    base: always,
    ...(isTraced ? { mixin: currentTraceIds } : {}),
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
