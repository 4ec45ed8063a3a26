import { type Command, InvalidArgumentError, Option } from 'commander'
import { isEmail } from '../platform/http/validation/text-formats.ts'
import { examples } from './terminal/examples.ts'
import { natural } from './terminal/option-values.ts'
import { print } from './terminal/print-result.ts'
import { printRows } from './terminal/print-rows.ts'
import { withOrganisation, withServices } from './with-services.ts'

const ROLES = ['owner', 'admin', 'editor', 'checkin', 'viewer'] as const
type Role = (typeof ROLES)[number]
type Common = { json?: boolean; org: number }

// Loaded when a command runs.
const people = () => import('../modules/identity/index.ts')

/** Adds commands for members: a way in if nobody can sign in, or no email is sent. */
export function addPeopleCommands(program: Command): void {
  const group = program.command('people').description('members who sign in to the panel')
  shared(
    examples(group.command('invite'), 'laurel people invite --email ada@example.org --role owner').description(
      'print a link to join an organisation; no email is sent',
    ),
  )
    .requiredOption('--email <address>', 'whose', email)
    .addOption(new Option('--role <role>', 'what they may do').choices(ROLES).default('owner'))
    .action(async ({ json, org, email, role }: Common & { email: string; role: Role }) => {
      const { linkAddress, makeInvitation } = await people()
      const result = await withOrganisation(org, async (ctx) => {
        const { invitation, token } = await makeInvitation(ctx, { email, role })
        return { ...invitation, link: linkAddress(ctx, 'invitation', token) }
      })
      print(json, result, [
        `${email} joins organisation ${org} as ${role} by this link, once within seven days:`,
        result.link,
      ])
    })

  examples(group.command('reset'), 'laurel people reset --email ada@example.org')
    .description('print a link to reset a password; no email is sent')
    .requiredOption('--email <address>', 'whose', email)
    .option('--json', 'print JSON')
    .action(async ({ json, email }: { json?: boolean; email: string }) => {
      const { makeResetLink } = await people()
      const link = await withServices(({ services }) => makeResetLink(services, email))
      print(json, { email, link }, [`${email} chooses another password by this link, once within an hour:`, link])
    })

  shared(examples(group.command('list'), 'laurel people list').description('list members')).action(
    async ({ json, org }: Common) => {
      const { listMembers } = await people()
      const { rows } = await withOrganisation(org, (ctx) => listMembers(ctx, { limit: 200 }))
      printRows(json, rows, {
        id: (row) => row.id,
        role: (row) => row.role,
        email: (row) => row.email,
        name: (row) => row.name,
        seen: (row) => row.last_seen_at ?? 'signed in nowhere',
      })
    },
  )
}

function email(text: string): string {
  if (!isEmail(text)) throw new InvalidArgumentError('It must be an e-mail address such as ada@example.org.')
  return text
}

function shared(command: Command): Command {
  return command.option('--org <id>', 'the organisation', natural, 1).option('--json', 'print JSON')
}
