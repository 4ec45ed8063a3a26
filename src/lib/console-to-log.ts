import { format } from 'node:util'

/**
 * Turns everything that libraries print to the console into warnings in the log. Without it graphile-worker prints
 * whole errors when the connection to the database is lost.
 */
export function consoleToLog(log: { warn: (context: object, message: string) => void }): void {
  for (const method of ['trace', 'error', 'warn', 'info', 'log', 'debug'] as const)
    console[method] = (...printed: unknown[]) => {
      const err = printed.find((each) => each instanceof Error)
      log.warn(err ? { err } : {}, `a library printed: ${err ? err.message : format(...printed)}`)
    }
}
