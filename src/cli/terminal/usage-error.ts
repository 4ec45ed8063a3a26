import { CommanderError } from 'commander'

const CODE = 'laurel.usage'

/** Creates the error of an invalid command line. The program prints it and exits with 2. */
export function usageError(message: string): CommanderError {
  return new CommanderError(2, CODE, message)
}

/** Whether the error has not been printed yet: commander prints those that it finds itself. */
export function isUntoldUsageError(error: unknown): error is CommanderError {
  return error instanceof CommanderError && error.code === CODE
}
