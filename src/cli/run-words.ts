import { Command, CommanderError } from 'commander'
import { programVersion } from '../lib/program-version.ts'
import { addCommands } from './add-commands.ts'

type Output = { writeOut: (text: string) => void; writeErr: (text: string) => void }

const TERMINAL: Output = {
  writeOut: (text) => process.stdout.write(text),
  writeErr: (text) => process.stderr.write(text),
}

/**
 * Runs the command that the words after `laurel` name.
 * @param output where help and refused words are written; commands themselves write to the process
 * @returns the exit code: 2 for words that are no command, 1 for a command that failed
 */
export async function runWords(words: string[], output = TERMINAL): Promise<number> {
  const program = new Command('laurel')
    .description('Register attendees, check them in, and give them certificates that anyone can verify.')
    .version(programVersion)
    .showHelpAfterError('(laurel --help lists the commands)')
    .showSuggestionAfterError()
    .configureOutput(output)
    .exitOverride()
  await addCommands(program, programVersion, words[0])
  try {
    await program.parseAsync(helpForGroups(program, words), { from: 'user' })
    return 0
  } catch (error) {
    return printError(error, output)
  }
}

/** Groups of commands (`laurel`, `laurel org`) print their help. */
function helpForGroups(program: Command, words: string[]): string[] {
  let at: Command | undefined = program
  for (const word of words) at = at?.commands.find((each) => each.name() === word)
  return at && at.commands.length > 0 ? [...words, '--help'] : words
}

async function printError(error: unknown, { writeErr }: Output): Promise<number> {
  if (error instanceof CommanderError) {
    const { isUntoldUsageError } = await import('./terminal/usage-error.ts')
    if (isUntoldUsageError(error)) writeErr(`error: ${error.message}\n`)
    return error.exitCode === 0 ? 0 : 2
  }
  const { printFailure } = await import('./print-failure.ts')
  printFailure(error)
  return 1
}
