import { type Command, Option } from 'commander'
import type { Plan } from '../config/settings.ts'
import type { Context } from '../platform/context.ts'
import { integer, language, list, name, natural, plainText } from './option-values.ts'
import { print, withOrganisation, withServices } from './with-services.ts'

const PAGE = 200

// What a command does is loaded when it runs: `start` and `--help` stay fast.
const accounts = () => import('../modules/accounts/index.ts')

type Common = { json?: boolean; org: number }

/** Commands about organisations, their keys and their credits. */
export function addAccountCommands(program: Command): void {
  addOrganisationCommands(program.command('org').description('organisations'))
  addKeyCommands(program.command('keys').description('API keys'))

  const credits = program.command('credits').description('prepaid credits')
  shared(credits.command('grant').description('add credits to an organisation; a negative amount takes them back'))
    .requiredOption('--amount <credits>', 'how many', integer)
    .option('--note <text>', 'why, for the ledger', plainText)
    .action(async ({ json, org, amount, note }: Common & { amount: number; note?: string }) => {
      const { grantCredits } = await accounts()
      const result = await withOrganisation(org, (ctx) => grantCredits(ctx, { amount, ...(note ? { note } : {}) }))
      print(json, result, [`Organisation ${org} now has ${result.balance} credits.`])
    })
}

function addOrganisationCommands(org: Command): void {
  org
    .command('create')
    .description('make an organisation and print its first API key')
    .requiredOption('--name <name>', 'name, printed on certificates as issuer', name)
    .addOption(plan().default('enterprise'))
    .option('--language <tag>', 'what events are worded in unless they say otherwise, such as tr', language, 'en')
    .option('--credits <credits>', 'credits to begin with', natural, 0)
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

  org
    .command('list')
    .description('list organisations')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const rows = await withServices(async ({ services }) => (await accounts()).listOrganisations(services))
      print(
        json,
        rows,
        rows.map((row) => `${row.id}\t${row.name}\t${row.plan}\t${row.balance} credits, ${row.held} held`),
      )
    })

  shared(org.command('set-plan').description('change the plan; its limits act on the next request'))
    .addOption(plan().makeOptionMandatory())
    .action(async ({ json, org, plan }: Common & { plan: string }) => {
      const result = await withOrganisation(org, async (ctx) => (await accounts()).updateOrganisation(ctx, { plan }))
      print(json, result, [`Organisation ${org} is now on the plan ${plan}.`])
    })

  shared(org.command('set-language').description('change the language of events that are made from now on'))
    .requiredOption('--language <tag>', 'such as tr or en-GB', language)
    .action(async ({ json, org, language }: Common & { language: string }) => {
      const result = await withOrganisation(org, async (ctx) =>
        (await accounts()).updateOrganisation(ctx, { language }),
      )
      print(json, result, [`New events of organisation ${org} are in the language ${language}.`])
    })

  shared(org.command('rename').description('change the name, which new certificates carry as issuer'))
    .requiredOption('--name <name>', 'the new name', name)
    .action(async ({ json, org, name }: Common & { name: string }) => {
      const result = await withOrganisation(org, async (ctx) => (await accounts()).updateOrganisation(ctx, { name }))
      print(json, result, [`Organisation ${org} is now called ${name}.`])
    })
}

function addKeyCommands(keys: Command): void {
  shared(keys.command('create').description('make an API key and print it'))
    .requiredOption('--name <name>', 'what it is for', name)
    .option('--scopes <scopes>', 'scopes with commas between, or * for all', list, ['*'])
    .action(async ({ json, org, name, scopes }: Common & { name: string; scopes: string[] }) => {
      const key = await withOrganisation(org, async (ctx) => (await accounts()).createApiKey(ctx, { name, scopes }))
      print(json, key, [`Key ${key.id}, shown this once:`, key.key])
    })

  shared(keys.command('list').description('list API keys')).action(async ({ json, org }: Common) => {
    const rows = await withOrganisation(org, allKeys)
    print(
      json,
      rows,
      rows.map(
        (key) => `${key.id}\t${key.prefix}…\t${key.active ? 'active' : 'off'}\t${key.name}\t${key.scopes.join(',')}`,
      ),
    )
  })

  shared(keys.command('revoke').description('delete an API key; it stops at the next request'))
    .requiredOption('--id <id>', 'the key', natural)
    .action(async ({ json, org, id }: Common & { id: number }) => {
      await withOrganisation(org, async (ctx) => (await accounts()).deleteApiKey(ctx, id))
      print(json, { id, revoked: true }, [`Key ${id} is revoked.`])
    })
}

async function allKeys(ctx: Context) {
  const { listApiKeys } = await accounts()
  const keys = []
  for (let page = 1; ; page++) {
    const { rows } = await listApiKeys(ctx, { page, limit: PAGE })
    keys.push(...rows)
    if (rows.length < PAGE) return keys
  }
}

function shared(command: Command): Command {
  return command.option('--org <id>', 'the organisation', natural, 1).option('--json', 'print JSON')
}

function plan(): Option {
  return new Option('--plan <plan>', 'rate limits').choices(['starter', 'growth', 'enterprise'] satisfies Plan[])
}
