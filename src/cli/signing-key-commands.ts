import type { Command } from 'commander'
import { counted } from '../lib/text/counted.ts'
import { examples } from './terminal/examples.ts'
import { natural } from './terminal/option-values.ts'
import { print } from './terminal/print-result.ts'
import { printRows } from './terminal/print-rows.ts'
import { usageError } from './terminal/usage-error.ts'
import { withOrganisation, withServices } from './with-services.ts'

const MAX_SHOWN = 200
const BY_CLI = { actor: { kind: 'cli' }, requestId: null } as const

// Loaded when a command runs, so that `start` and `--help` stay fast.
const credentials = () => import('../modules/credentials/index.ts')

type Options = { json?: boolean; org: number; documents?: true }

/** Adds the commands for the keys that sign credentials and PDFs. */
export function addSigningKeyCommands(program: Command): void {
  const keys = program.command('signing-keys').description('keys that sign credentials and PDFs')
  shared(
    examples(keys.command('list'), 'laurel signing-keys list').description(
      'list keys, newest first, without their private parts',
    ),
  ).action(async ({ json, org, documents }: Options) => {
    if (documents) return listOfDocuments(json)
    const { rows } = await withOrganisation(org, async (ctx) =>
      (await credentials()).listSigningKeys(ctx, { limit: MAX_SHOWN }),
    )
    printRows(json, rows, {
      id: (row) => row.id,
      purpose: (row) => row.purpose,
      state: (row) => row.state,
      created: (row) => row.created_at,
      'public key': (row) => row.public_key,
    })
  })

  shared(
    examples(keys.command('rotate'), 'laurel signing-keys rotate --org 2').description(
      'replace the current key; what it signed stays valid',
    ),
  ).action(async ({ json, org, documents }: Options) => {
    if (documents) {
      await withServices(async ({ services }) => (await credentials()).rotateDocumentKey(services, BY_CLI))
      return print(json, { rotated: true }, ['PDFs are signed with a new key from now on.'])
    }
    const key = await withOrganisation(org, async (ctx) => (await credentials()).rotateSigningKey(ctx))
    print(json, key, [
      `Credentials of organisation ${org} are signed with key ${key.id} from now on: ${key.public_key}`,
    ])
  })

  addRestoredCommand(keys)
  shared(
    examples(
      keys.command('withdraw [id]'),
      'laurel signing-keys withdraw 7',
      'laurel signing-keys withdraw --documents',
    ).description('declare a key stolen: what it signed is void from now on, which cannot be undone'),
  ).action(async (id: string | undefined, { json, org, documents }: Options) => {
    if (documents) {
      const count = await withServices(async ({ services }) =>
        (await credentials()).withdrawDocumentKeys(services, BY_CLI),
      )
      return print(json, { withdrawn: count }, [
        `${counted(count, 'key')} withdrawn. PDFs are signed with new ones, and archives are drawn again.`,
      ])
    }
    if (id === undefined) throw usageError('Name the key by its id, which "laurel signing-keys list" shows.')
    const key = await withOrganisation(org, async (ctx) => (await credentials()).withdrawSigningKey(ctx, natural(id)))
    print(json, key, [
      `Key ${key.id} of organisation ${org} is withdrawn. What it signed is signed again within minutes.`,
    ])
  })
}

function addRestoredCommand(keys: Command): void {
  examples(keys.command('restored'), 'laurel signing-keys restored --unchanged')
    .description(
      'say how the histories of keys (did.jsonl) go on after a restore: from the beginning, once a key changes',
    )
    .option('--unchanged', 'no key was changed since the backup, so they go on as they are')
    .option('--json', 'print JSON')
    .action(async ({ json, unchanged = false }: { json?: boolean; unchanged?: boolean }) => {
      await withServices(async ({ services }) => (await credentials()).noteRestore(services, unchanged))
      print(json, { unchanged }, [
        unchanged
          ? 'The histories of keys go on as they are.'
          : 'The history of an organisation begins again with its next change of keys.',
      ])
    })
}

async function listOfDocuments(json: boolean | undefined): Promise<void> {
  const rows = await withServices(async ({ services }) => (await credentials()).listDocumentKeys(services))
  printRows(json, rows, {
    id: (row) => row.id,
    purpose: (row) => row.purpose,
    site: (row) => row.site,
    created: (row) => row.created_at.toISOString(),
    retired: (row) => row.retired_at?.toISOString() ?? '',
    withdrawn: (row) => row.withdrawn_at?.toISOString() ?? '',
  })
}

function shared(command: Command): Command {
  return command
    .option('--org <id>', 'the organisation', natural, 1)
    .option('--documents', 'the keys of the installation, which sign PDFs')
    .option('--json', 'print JSON')
}
