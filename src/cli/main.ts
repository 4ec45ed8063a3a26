import { Command } from 'commander'
import { ConfigError } from '../config.ts'
import { addAccountCommands } from './account-commands.ts'
import { addDataCommands } from './data-commands.ts'
import { addStartCommand } from './start-command.ts'

const program = new Command('laurel')
  .description('Register attendees, check them in, and give them certificates that anyone can verify.')
  .showHelpAfterError('(laurel --help lists the commands)')

addStartCommand(program)
addAccountCommands(program)
addDataCommands(program)

try {
  await program.parseAsync()
} catch (error) {
  const told = error instanceof ConfigError || (error instanceof Error && error.name === 'AppError')
  process.stderr.write(`${told ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`)
  process.exitCode = 1
}
