import type { Command } from 'commander'
import { knownService } from '../client/known-service.ts'
import { examples } from '../terminal/examples.ts'
import { list } from '../terminal/option-values.ts'
import { tell } from '../terminal/print-result.ts'

type Options = { toolsets?: string[]; readonly?: boolean }

/** Adds `laurel mcp`: the tools of a service for assistants that start a command instead of calling a URL. */
export function addMcpCommand(program: Command, version: string): void {
  examples(
    program
      .command('mcp')
      .description('serve the tools of a service to an assistant over standard input and output')
      .option('--toolsets <names>', 'comma-separated toolsets: default, all, search, events …', list)
      .option('--readonly', 'offer only read-only tools')
      .option('--json', 'no effect: the output is always JSON')
      .action((options: Options) => bridge(options, version)),
    'LAUREL_URL=https://events.example.org LAUREL_API_KEY=lrl_live_… laurel mcp',
    'laurel mcp --toolsets events,attendees --readonly',
  )
}

async function bridge({ toolsets, readonly }: Options, version: string): Promise<void> {
  const { url, key } = await knownService()
  const query = new URLSearchParams()
  if (toolsets) query.set('toolsets', toolsets.join(','))
  if (readonly) query.set('readonly', '1')
  const { bridgeMessages } = await import('./bridge-messages.ts')
  const program = { name: 'laurel-mcp', version }
  await bridgeMessages({ site: url, key, query: query.toString(), program, tell }, process.stdin, process.stdout)
}
