import type { Command } from 'commander'
import { examples } from '../examples.ts'
import { natural } from '../option-values.ts'

/** A command that asks a service, with its examples. */
export function verb(parent: Command, name: string, about: string, ...lines: string[]): Command {
  return examples(parent.command(name), ...lines)
    .description(about)
    .option('--json', 'print the answer as JSON')
}

/** An argument that names a record by its number. */
export function idOf(command: Command, name: string, about = `the id of the ${name}`): Command {
  return command.argument(`<${name}>`, about, natural)
}

/** Of a verb after which nothing is as before. */
export function irreversible(command: Command): Command {
  return command.option('--yes', 'do not ask whether it is meant')
}

export type Common = { json?: boolean; yes?: boolean }
