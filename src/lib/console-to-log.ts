import { format } from 'node:util'

/**
 * From now on what libraries print on the console is a warning of the log; graphile-worker prints whole errors when the
 * database is lost.
 */
export function consoleToLog(log: { warn: (context: object, message: string) => void }): void {
  for (const method of ['trace', 'error', 'warn', 'info', 'log', 'debug'] as const)
    console[method] = (...said: unknown[]) => {
      const err = said.find((each) => each instanceof Error)
      log.warn(err ? { err } : {}, `a library printed: ${err ? err.message : format(...said)}`)
    }
}
