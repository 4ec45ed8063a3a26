import type { Command } from 'commander'

/** Ends the help of a command with lines that can be typed as they stand. */
export function examples(command: Command, ...lines: string[]): Command {
  return command.addHelpText('after', `\nExamples:\n${lines.map((line) => `  $ ${line}\n`).join('')}`.trimEnd())
}
