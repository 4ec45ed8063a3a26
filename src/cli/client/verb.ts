import type { Command } from 'commander'
import { examples } from '../terminal/examples.ts'
import { natural } from '../terminal/option-values.ts'

/** Adds a command that calls a service, with its examples. */
export function verb(parent: Command, name: string, about: string, ...lines: string[]): Command {
  return examples(parent.command(name), ...lines)
    .description(about)
    .option('--json', 'print the response as JSON')
}

/** Adds an argument for the id of a record. */
export function idOf(command: Command, name: string, about = `the id of the ${name}`): Command {
  return command.argument(`<${name}>`, about, natural)
}

/** Adds `--yes` to a command that cannot be undone. */
export function irreversible(command: Command): Command {
  return command.option('--yes', 'skip the confirmation')
}

export type Common = { json?: boolean; yes?: boolean }
