import pino, { type Logger } from 'pino'

/** Structured logs: a line of JSON each, with the request's id, and without headers, keys, queries or bodies. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['headers', '*.headers', '*.key', '*.secret'],
  })
}
