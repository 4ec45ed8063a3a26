import { Argument, Command } from 'commander'
import { examples } from './terminal/examples.ts'
import { writeCompletion } from './write-completion.ts'

const SHELLS = ['bash', 'zsh', 'fish'] as const

/** Adds `laurel completion`, which prints a script that lets Tab complete commands and options. */
export function addCompletionCommand(program: Command, addAll: (program: Command) => Promise<void>): void {
  examples(
    program.command('completion'),
    'laurel completion bash > ~/.local/share/bash-completion/completions/laurel',
    'laurel completion zsh > ~/.zfunc/_laurel',
    'laurel completion fish > ~/.config/fish/completions/laurel.fish',
  )
    .description('print the completion script for a shell')
    .addArgument(new Argument('<shell>', 'which shell').choices(SHELLS))
    .option('--json', 'a script is printed as it is')
    .action(async (shell: (typeof SHELLS)[number]) => {
      const whole = new Command(program.name())
      await addAll(whole)
      process.stdout.write(writeCompletion(shell, whole))
    })
}
