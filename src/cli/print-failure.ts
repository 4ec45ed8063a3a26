import { ConfigError } from '../config/config.ts'
import { AppError } from '../lib/errors.ts'
import { isDatabaseAway } from '../platform/db/pg-errors.ts'

/** Tells a person why a command failed: in words what they can fix, and with its stack what is a bug. */
export function printFailure(error: unknown): void {
  process.stderr.write(`${describe(error)}\n`)
}

function describe(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (error instanceof AppError && error.problems) return error.problems.map(({ msg }) => msg).join('\n')
  // Who may use the command line may also know why.
  if (error instanceof AppError && error.retryAfter !== null && error.cause instanceof Error)
    return `${error.message} (${error.cause.name}: ${error.cause.message})`
  if (error instanceof AppError) return error.message
  if (!(error instanceof Error)) return String(error)
  if (isDatabaseAway(error)) return `The database does not answer: ${error.message}.`
  return error.stack ?? error.message
}
