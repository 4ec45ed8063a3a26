import type { Command } from 'commander'

const ASKING = 'Commands that ask a service:'
const RUNNING = 'Commands for those who run one:'
const OTHER = 'Other commands:'

/** Every first word of a command, under the heading that it has in the help, and the file that knows more. */
const FILES: { heading: string; words: string[]; add: (program: Command, version: string) => Promise<void> }[] = [
  {
    heading: ASKING,
    words: ['login', 'logout'],
    add: async (program) => (await import('./client/login-commands.ts')).addLoginCommands(program),
  },
  {
    heading: ASKING,
    words: ['api'],
    add: async (program) => (await import('./client/api-command.ts')).addApiCommand(program),
  },
  {
    heading: ASKING,
    words: ['listen'],
    add: async (program) => (await import('./listen-command.ts')).addListenCommand(program),
  },
  {
    heading: RUNNING,
    words: ['start'],
    add: async (program) => (await import('./start-command.ts')).addStartCommand(program),
  },
  {
    heading: RUNNING,
    words: ['org', 'keys', 'credits'],
    add: async (program) => (await import('./account-commands.ts')).addAccountCommands(program),
  },
  {
    heading: RUNNING,
    words: ['migrate', 'doctor', 'openapi', 'seed-demo'],
    add: async (program) => (await import('./data-commands.ts')).addDataCommands(program),
  },
  {
    heading: RUNNING,
    words: ['backup', 'restore'],
    add: async (program, version) => (await import('./backup-commands.ts')).addBackupCommands(program, version),
  },
]

/** Adds the commands that begin with `word`, or, where none does, all: so a start loads no other command. */
export async function addCommands(program: Command, version: string, word?: string): Promise<void> {
  const meant = FILES.filter(({ words }) => word !== undefined && words.includes(word))
  for (const { heading, add } of meant.length > 0 ? meant : FILES) {
    program.commandsGroup(heading)
    await add(program, version)
  }
  program.commandsGroup(OTHER)
}
