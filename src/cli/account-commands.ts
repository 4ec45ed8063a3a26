import { type Command, InvalidArgumentError, Option } from 'commander'
import {
  createApiKey,
  createOrganisation,
  deleteApiKey,
  grantCredits,
  listApiKeys,
  listOrganisations,
  PLANS,
  updateOrganisation,
} from '../modules/accounts/index.ts'
import { cliContext, print, withServices } from './with-services.ts'

type Common = { json?: boolean; org: number }

/** Commands about organisations, their keys and their credits. */
export function addAccountCommands(program: Command): void {
  addOrganisationCommands(program.command('org').description('organisations'))
  addKeyCommands(program.command('keys').description('API keys'))

  const credits = program.command('credits').description('prepaid credits')
  shared(credits.command('grant').description('add credits to an organisation; a negative amount takes them back'))
    .requiredOption('--amount <credits>', 'how many', integer)
    .option('--note <text>', 'why, for the ledger')
    .action(async ({ json, org, amount, note }: Common & { amount: number; note?: string }) => {
      const result = await withServices((deps) =>
        grantCredits(cliContext(deps, org), { amount, ...(note ? { note } : {}) }),
      )
      print(json, result, [`Organisation ${org} now has ${result.balance} credits.`])
    })
}

function addOrganisationCommands(org: Command): void {
  org
    .command('create')
    .description('make an organisation and print its first API key')
    .requiredOption('--name <name>', 'name, printed on certificates as issuer')
    .addOption(plan().default('enterprise'))
    .option('--credits <credits>', 'credits to begin with', natural, 0)
    .option('--json', 'print JSON')
    .action(async ({ json, name, plan, credits }: { json?: boolean; name: string; plan: string; credits: number }) => {
      const { organisation, key } = await withServices((deps) =>
        createOrganisation(deps.services, { name, plan, credits }),
      )
      print(json, { ...organisation, key }, [
        `Organisation ${organisation.id}: ${name} (${plan}). Its first API key, shown this once:`,
        key,
      ])
    })

  org
    .command('list')
    .description('list organisations')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const rows = await withServices((deps) => listOrganisations(deps.services))
      print(
        json,
        rows,
        rows.map((row) => `${row.id}\t${row.name}\t${row.plan}\t${row.balance} credits, ${row.held} held`),
      )
    })

  shared(org.command('set-plan').description('change the plan; its limits act on the next request'))
    .addOption(plan().makeOptionMandatory())
    .action(async ({ json, org, plan }: Common & { plan: string }) => {
      const result = await withServices((deps) => updateOrganisation(cliContext(deps, org), { plan }))
      print(json, result, [`Organisation ${org} is now on the plan ${plan}.`])
    })

  shared(org.command('rename').description('change the name, which new certificates carry as issuer'))
    .requiredOption('--name <name>', 'the new name')
    .action(async ({ json, org, name }: Common & { name: string }) => {
      const result = await withServices((deps) => updateOrganisation(cliContext(deps, org), { name }))
      print(json, result, [`Organisation ${org} is now called ${name}.`])
    })
}

function addKeyCommands(keys: Command): void {
  shared(keys.command('create').description('make an API key and print it'))
    .requiredOption('--name <name>', 'what it is for')
    .option('--scopes <scopes>', 'scopes with commas between, or * for all', '*')
    .action(async ({ json, org, name, scopes }: Common & { name: string; scopes: string }) => {
      const list = scopes
        .split(',')
        .map((scope) => scope.trim())
        .filter(Boolean)
      const key = await withServices((deps) => createApiKey(cliContext(deps, org), { name, scopes: list }))
      print(json, key, [`Key ${key.id}, shown this once:`, key.key])
    })

  shared(keys.command('list').description('list API keys')).action(async ({ json, org }: Common) => {
    const { rows } = await withServices((deps) => listApiKeys(cliContext(deps, org), { limit: 200 }))
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
      await withServices((deps) => deleteApiKey(cliContext(deps, org), id))
      print(json, { id, revoked: true }, [`Key ${id} is revoked.`])
    })
}

function shared(command: Command): Command {
  return command.option('--org <id>', 'the organisation', natural, 1).option('--json', 'print JSON')
}

function plan(): Option {
  return new Option('--plan <plan>', 'rate limits').choices(PLANS)
}

function integer(text: string): number {
  const number = Number(text)
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(number) || number === 0)
    throw new InvalidArgumentError('It must be a whole number, and not 0.')
  return number
}

function natural(text: string): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) throw new InvalidArgumentError('It must be a whole number.')
  return number
}
