import { ConfigError } from '../config/config.ts'
import { AppError } from '../lib/errors.ts'
import { isDatabaseAway } from '../platform/db/pg-errors.ts'

/** Prints why a command failed: a message for failures that people can fix, and a stack for bugs. */
export function printFailure(error: unknown): void {
  process.stderr.write(`${describe(error)}\n`)
}

function describe(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (error instanceof AppError && error.problems) return error.problems.map(({ msg }) => msg).join('\n')
  // A user of the command line may see the cause.
  if (error instanceof AppError && error.retryAfter !== null && error.cause instanceof Error)
    return `${error.message} (${error.cause.name}: ${error.cause.message})`
  if (error instanceof AppError) return error.message
  if (!(error instanceof Error)) return String(error)
  if (isDatabaseAway(error)) return `The database does not answer: ${error.message}.`
  return error.stack ?? error.message
}
