import { type Command, Option } from 'commander'
import type { Plan } from '../config/settings.ts'
import { counted } from '../lib/text/counted.ts'
import type { Context } from '../platform/context/context.ts'
import { examples } from './terminal/examples.ts'
import { integer, language, list, name, natural, plainText } from './terminal/option-values.ts'
import { print } from './terminal/print-result.ts'
import { printRows } from './terminal/print-rows.ts'
import { usageError } from './terminal/usage-error.ts'
import { withOrganisation, withServices } from './with-services.ts'

const PAGE = 200

// Loaded when a command runs, so that `start` and `--help` stay fast.
const accounts = () => import('../modules/organisations/index.ts')

type Common = { json?: boolean; org: number }

/** Adds the commands for organisations, their keys and their credits. */
export function addAccountCommands(program: Command): void {
  const org = program.command('org').description('organisations')
  addOrganisationCommands(org)
  addOrganisationChanges(org)
  addKeyCommands(program.command('keys').description('API keys'))

  const credits = program.command('credits').description('prepaid credits')
  shared(
    examples(credits.command('grant'), 'laurel credits grant --amount 500 --note "Invoice 7"').description(
      'add credits to an organisation; a negative amount removes them',
    ),
  )
    .requiredOption('--amount <credits>', 'how many', integer)
    .option('--note <text>', 'why, for the ledger', plainText)
    .action(async ({ json, org, amount, note }: Common & { amount: number; note?: string }) => {
      const { grantCredits } = await accounts()
      const result = await withOrganisation(org, (ctx) => grantCredits(ctx, { amount, ...(note ? { note } : {}) }))
      print(json, result, [`Organisation ${org} now has ${counted(result.balance, 'credit')}.`])
    })
}

function addOrganisationCommands(org: Command): void {
  examples(org.command('create'), 'laurel org create --name "Example Ltd" --plan growth --credits 500')
    .description('create an organisation and print its first API key')
    .requiredOption('--name <name>', 'name, printed on certificates as issuer', name)
    .addOption(plan().default('enterprise'))
    .option('--language <tag>', 'default language of events, such as tr', language, 'en')
    .option('--credits <credits>', 'initial credits', natural, 0)
    .option('--json', 'print JSON')
    .action(
      async ({ json, ...input }: { json?: boolean; name: string; plan: string; language: string; credits: number }) => {
        const { organisation, key } = await withServices(async ({ services }) => {
          const { createOrganisation } = await accounts()
          return createOrganisation(services, input)
        })
        print(json, { ...organisation, key }, [
          `Organisation ${organisation.id}: ${input.name} (${input.plan}). Its first API key, shown this once:`,
          key,
        ])
      },
    )

  examples(org.command('list'), 'laurel org list')
    .description('list organisations')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const rows = await withServices(async ({ services }) => (await accounts()).listOrganisations(services))
      printRows(json, rows, {
        id: (row) => row.id,
        name: (row) => row.name,
        plan: (row) => row.plan,
        credits: (row) => `${counted(row.balance, 'credit')}, ${row.held} held`,
      })
    })
}

function addOrganisationChanges(org: Command): void {
  shared(
    examples(org.command('set-plan'), 'laurel org set-plan --org 2 --plan growth').description(
      'change the plan; its limits act on the next request',
    ),
  )
    .addOption(plan().makeOptionMandatory())
    .action(async ({ json, org, plan }: Common & { plan: string }) => {
      const result = await withOrganisation(org, async (ctx) => (await accounts()).updateOrganisation(ctx, { plan }))
      print(json, result, [`Organisation ${org} is now on the plan ${plan}.`])
    })

  shared(
    examples(org.command('set-language'), 'laurel org set-language --language tr').description(
      'change the default language of new events',
    ),
  )
    .requiredOption('--language <tag>', 'such as tr or en-GB', language)
    .action(async ({ json, org, language }: Common & { language: string }) => {
      const result = await withOrganisation(org, async (ctx) =>
        (await accounts()).updateOrganisation(ctx, { language }),
      )
      print(json, result, [`New events of organisation ${org} are in the language ${language}.`])
    })

  shared(
    examples(org.command('rename'), 'laurel org rename --name "Example Ltd"').description(
      'change the name, which new certificates carry as issuer',
    ),
  )
    .requiredOption('--name <name>', 'the new name', name)
    .action(async ({ json, org, name }: Common & { name: string }) => {
      const result = await withOrganisation(org, async (ctx) => (await accounts()).updateOrganisation(ctx, { name }))
      print(json, result, [`Organisation ${org} is now called ${name}.`])
    })
}

function addKeyCommands(keys: Command): void {
  shared(
    examples(
      keys.command('create'),
      'laurel keys create --name "Website" --scopes events:read,attendees:write',
    ).description('create an API key and print it'),
  )
    .requiredOption('--name <name>', 'what it is for', name)
    .option('--scopes <scopes>', 'comma-separated scopes, or * for all', list, ['*'])
    .action(async ({ json, org, name, scopes }: Common & { name: string; scopes: string[] }) => {
      const key = await withOrganisation(org, async (ctx) => (await accounts()).createApiKey(ctx, { name, scopes }))
      print(json, key, [`Key ${key.id}, shown this once:`, key.key])
    })

  shared(
    examples(keys.command('list'), 'laurel keys list', 'laurel keys list --org 2 --json').description('list API keys'),
  ).action(async ({ json, org }: Common) => {
    const rows = await withOrganisation(org, allKeys)
    printRows(json, rows, {
      id: (key) => key.id,
      begins: (key) => `${key.prefix}…`,
      state: (key) => (key.active ? 'active' : 'off'),
      name: (key) => key.name,
      scopes: (key) => key.scopes,
    })
  })

  examples(
    shared(keys.command('revoke').description('revoke an API key; its next request is rejected'))
      .argument('[id]', 'the key', natural)
      .option('--id <id>', 'the same', natural)
      .action(async (given: number | undefined, { json, org, id = given }: Common & { id?: number }) => {
        if (id === undefined) throw usageError("missing required argument 'id'")
        if (given !== undefined && id !== given) throw usageError('Name one key.')
        await withOrganisation(org, async (ctx) => (await accounts()).deleteApiKey(ctx, id))
        print(json, { id, revoked: true }, [`Key ${id} is revoked.`])
      }),
    'laurel keys revoke 3',
  )
}

async function allKeys(ctx: Context) {
  const { listApiKeys } = await accounts()
  const keys = []
  for (let page = 1; ; page++) {
    const { rows } = await listApiKeys(ctx, { page, limit: PAGE })
    // The page's total, which is not part of a key.
    for (const { list_total, ...key } of rows as ((typeof rows)[number] & { list_total?: number })[]) keys.push(key)
    if (rows.length < PAGE) return keys
  }
}

function shared(command: Command): Command {
  return command.option('--org <id>', 'the organisation', natural, 1).option('--json', 'print JSON')
}

function plan(): Option {
  return new Option('--plan <plan>', 'rate limits').choices(['starter', 'growth', 'enterprise'] satisfies Plan[])
}
