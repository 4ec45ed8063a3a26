import type { Command } from 'commander'
import { loadConfig } from '../config.ts'

const STOP_WITHIN_MS = 14_000

/** `laurel start`: the service, until it is told to stop by SIGINT or SIGTERM. */
export function addStartCommand(program: Command): void {
  program
    .command('start')
    .description('start the service')
    .option('--json', 'print what a person would read as one line of JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const config = loadConfig()
      const { startService } = await import('../main.ts')
      const service = await startService(config)
      const facts = {
        site: config.siteUrl,
        api: config.baseUrl,
        docs: `${config.siteUrl}/docs`,
        role: config.role,
        first_key: service.firstKey,
      }
      process.stdout.write(json ? `${JSON.stringify(facts)}\n` : greeting(facts))
      let signals = 0
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.on(signal, () => {
          signals++
          if (signals > 1) process.exit(1)
          // A request or job that never ends must not keep the process for ever.
          setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
          service.stop().then(
            () => process.exit(0),
            (error: Error) => {
              process.stderr.write(`${error.stack}\n`)
              process.exit(1)
            },
          )
        })
      }
    })
}

function greeting({
  site,
  api,
  docs,
  role,
  first_key,
}: {
  site: string
  api: string
  docs: string
  role: string
  first_key: string | null
}): string {
  const lines = [
    '',
    `  Laurel is ready (role ${role}).`,
    '',
    `  Pages          ${site}/verify`,
    `  API            ${api}`,
    `  API reference  ${docs}`,
  ]
  if (first_key !== null) {
    lines.push(
      '',
      '  Your first API key, with all scopes. It is shown this once; keep it safe:',
      '',
      `    ${first_key}`,
    )
  }
  return `${lines.join('\n')}\n\n`
}
