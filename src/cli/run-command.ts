import { Command, CommanderError } from 'commander'
import { programVersion } from '../platform/program-version.ts'
import { addCommands } from './add-commands.ts'

// A reader such as `head` may close the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const program = new Command('laurel')
  .description('Register attendees, check them in, and give them certificates that anyone can verify.')
  .version(programVersion)
  .showHelpAfterError('(laurel --help lists the commands)')
  .showSuggestionAfterError()
  .exitOverride()

const words = process.argv.slice(2)
await addCommands(program, programVersion, words[0])
try {
  await program.parseAsync(helpForGroups(words), { from: 'user' })
} catch (error) {
  process.exitCode = await tellFailure(error)
}

/** `laurel` and `laurel org` explain themselves, which is no failure. */
function helpForGroups(words: string[]): string[] {
  let at: Command | undefined = program
  for (const word of words) at = at?.commands.find((each) => each.name() === word)
  return at && at.commands.length > 0 ? [...words, '--help'] : words
}

/** The exit code: 2 for a command that cannot be meant, 1 for one that has failed. */
async function tellFailure(error: unknown): Promise<number> {
  if (error instanceof CommanderError) {
    const { isUntoldUsageError } = await import('./usage-error.ts')
    if (isUntoldUsageError(error)) process.stderr.write(`error: ${error.message}\n`)
    return error.exitCode === 0 ? 0 : 2
  }
  const { printFailure } = await import('./print-failure.ts')
  printFailure(error)
  return 1
}
