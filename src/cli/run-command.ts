import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { addAccountCommands } from './account-commands.ts'
import { addBackupCommands } from './backup-commands.ts'
import { addDataCommands } from './data-commands.ts'
import { addListenCommand } from './listen-command.ts'
import { addStartCommand } from './start-command.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

// A reader such as `head` may close the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const program = new Command('laurel')
  .description('Register attendees, check them in, and give them certificates that anyone can verify.')
  .version(version)
  .showHelpAfterError('(laurel --help lists the commands)')

addStartCommand(program)
addAccountCommands(program)
addDataCommands(program)
addBackupCommands(program, version)
addListenCommand(program)

try {
  await program.parseAsync()
} catch (error) {
  const { printFailure } = await import('./print-failure.ts')
  printFailure(error)
  process.exitCode = 1
}
