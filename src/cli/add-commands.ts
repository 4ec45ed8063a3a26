import type { Command } from 'commander'

/** First words of commands, and the file that defines them. */
type Entry = [words: string[], add: (program: Command, version: string) => Promise<void>]

const ASKING: Entry[] = [
  [['login', 'logout'], async (program) => (await import('./client/login-commands.ts')).addLoginCommands(program)],
  [['events'], async (program) => (await import('./client/event-commands.ts')).addEventCommands(program)],
  [['attendees'], async (program) => (await import('./client/attendee-commands.ts')).addAttendeeCommands(program)],
  [
    ['certificates'],
    async (program) => (await import('./client/certificate-commands.ts')).addCertificateCommands(program),
  ],
  [['badges'], async (program) => (await import('./client/badge-commands.ts')).addBadgeCommands(program)],
  [['bulk'], async (program) => (await import('./client/bulk-commands.ts')).addBulkCommands(program)],
  [['webhooks'], async (program) => (await import('./client/webhook-commands.ts')).addWebhookCommands(program)],
  [['api'], async (program) => (await import('./client/api-command.ts')).addApiCommand(program)],
  [['mcp'], async (program, version) => (await import('./mcp/mcp-command.ts')).addMcpCommand(program, version)],
  [['listen'], async (program) => (await import('./listen-command.ts')).addListenCommand(program)],
]

const RUNNING: Entry[] = [
  [['start'], async (program) => (await import('./start-command.ts')).addStartCommand(program)],
  [['org', 'keys', 'credits'], async (program) => (await import('./account-commands.ts')).addAccountCommands(program)],
  [['signing-keys'], async (program) => (await import('./signing-key-commands.ts')).addSigningKeyCommands(program)],
  [['people'], async (program) => (await import('./people-commands.ts')).addPeopleCommands(program)],
  [
    ['migrate', 'doctor', 'openapi', 'seed-demo'],
    async (program) => (await import('./data-commands.ts')).addDataCommands(program),
  ],
  [['log'], async (program) => (await import('./log-commands.ts')).addLogCommands(program)],
  [['credentials'], async (program) => (await import('./credential-commands.ts')).addCredentialCommands(program)],
  [
    ['backup', 'restore'],
    async (program, version) => (await import('./backup-commands.ts')).addBackupCommands(program, version),
  ],
]

const OTHER: Entry[] = [
  [
    ['completion'],
    async (program, version) =>
      (await import('./completion-command.ts')).addCompletionCommand(program, (whole) => addCommands(whole, version)),
  ],
]

const HEADINGS: [string, Entry[]][] = [
  ['Commands that ask a service:', ASKING],
  ['Commands for those who run one:', RUNNING],
  ['Other commands:', OTHER],
]

/** Adds the commands that start with `word`, or all if none does, so that a start loads no other command. */
export async function addCommands(program: Command, version: string, word?: string): Promise<void> {
  const isMeant = ([words]: Entry) => word !== undefined && words.includes(word)
  const all = !HEADINGS.some(([, entries]) => entries.some(isMeant))
  for (const [heading, entries] of HEADINGS) {
    program.commandsGroup(heading)
    for (const entry of entries) if (all || isMeant(entry)) await entry[1](program, version)
  }
}
