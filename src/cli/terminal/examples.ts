import type { Command } from 'commander'

/** Appends example lines to the help of a command. */
export function examples(command: Command, ...lines: string[]): Command {
  return command.addHelpText('after', `\nExamples:\n${lines.map((line) => `  $ ${line}\n`).join('')}`.trimEnd())
}
