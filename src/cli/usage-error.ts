import { CommanderError } from 'commander'

const CODE = 'laurel.usage'

/** A command that cannot be meant as it stands. The program tells it and ends with 2. */
export function usageError(message: string): CommanderError {
  return new CommanderError(2, CODE, message)
}

/** Whether nobody has told of the failure yet: commander has of those that it finds itself. */
export function isUntoldUsageError(error: unknown): error is CommanderError {
  return error instanceof CommanderError && error.code === CODE
}
