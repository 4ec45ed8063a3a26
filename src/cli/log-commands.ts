import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { counted } from '../lib/text/counted.ts'
import { examples } from './terminal/examples.ts'
import { natural } from './terminal/option-values.ts'
import { print } from './terminal/print-result.ts'
import { usageError } from './terminal/usage-error.ts'
import { withOrganisation } from './with-services.ts'

type Options = { json?: boolean; org: number; checkpoint?: string }

/** Adds the commands for the issuance logs of organisations. */
export function addLogCommands(program: Command): void {
  const log = program.command('log').description('issuance logs of organisations')
  examples(log.command('checkpoint'), 'laurel log checkpoint > checkpoint.txt')
    .description('print the signed state of a log, to be kept somewhere else')
    .option('--org <id>', 'the organisation', natural, 1)
    .option('--json', 'print JSON')
    .action(async ({ json, org }: Options) => {
      const { logCheckpoint } = await import('../modules/certificates/index.ts')
      const checkpoint = await withOrganisation(org, logCheckpoint)
      print(json, { checkpoint }, [checkpoint.trimEnd()])
    })

  examples(log.command('verify'), 'laurel log verify', 'laurel log verify --checkpoint checkpoint.txt')
    .description('check all entries of a log against a checkpoint that you kept; exit code 1 if one was changed')
    .option('--checkpoint <file>', 'the checkpoint')
    .option('--org <id>', 'the organisation', natural, 1)
    .option('--json', 'print JSON')
    .action(async ({ json, org, checkpoint }: Options) => {
      const kept = checkpoint === undefined ? null : readText(checkpoint)
      const { verifyLog } = await import('../modules/certificates/index.ts')
      const found = await withOrganisation(org, (ctx) => verifyLog(ctx, kept))
      const entries = counted(found.entries, 'entry', 'entries')
      const compared =
        found.kept === null ? 'is whole' : `is whole, and has the first ${found.kept} as in the checkpoint`
      print(json, found, [
        found.problem ?? `The log of ${entries} ${compared}. Its root is ${found.root}.`,
        ...(found.key_withdrawn_at === null ? [] : [withdrawn(found.key_withdrawn_at)]),
      ])
      if (found.problem !== null) process.exitCode = 1
    })
}

const withdrawn = (at: Date) =>
  `The key of the checkpoint was withdrawn on ${at.toISOString().slice(0, 10)}: trust it only if you kept it before.`

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw usageError(`The checkpoint ${file} cannot be read: ${(error as Error).message}.`)
  }
}
