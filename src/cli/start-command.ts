import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Command } from 'commander'
import { loadConfig } from '../config/config.ts'
import type { Running } from '../main.ts'
import { consoleToLog } from '../platform/console-to-log.ts'
import { startDatabaseServer } from '../platform/db/database-server.ts'
import { createLog } from '../platform/log.ts'
import { printFailure } from './print-failure.ts'

// What main.ts allows to requests, the five seconds that the queue allows to jobs, and the closing of the rest.
const STOP_WITHIN_MS = 12_900

/** `laurel start`: the service, until it is told to stop by SIGINT or SIGTERM. */
export function addStartCommand(program: Command): void {
  program
    .command('start')
    .description('start the service')
    .option('--json', 'print what a person would read as one line of JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const config = loadConfig()
      const starting = start(config)
      stopOnSignals(starting, STOP_WITHIN_MS + config.drainSeconds * 1_000)
      const { firstKey } = await starting
      const facts = {
        site: config.siteUrl,
        api: config.baseUrl,
        docs: `${config.siteUrl}/docs`,
        role: config.role,
        first_key: firstKey,
      }
      process.stdout.write(json ? `${JSON.stringify(facts)}\n` : greeting(facts))
    })
}

/** PostgreSQL starts while the program loads, which holds the event loop: so its process is there before. */
async function start(config: ReturnType<typeof loadConfig>): Promise<Running> {
  const log = createLog(config.logLevel)
  consoleToLog(log)
  const [server, { startService }] = await Promise.all([
    startDatabaseServer(config, (line) => log.info(line)),
    nextTurn().then(() => import('../main.ts')),
  ])
  return startService(config, server, log)
}

/** The first signal ends the service in order, also when it is still starting; the second one at once. */
function stopOnSignals(starting: Promise<Running>, withinMs: number): void {
  let signals = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      signals++
      if (signals > 1) process.exit(1)
      // A job that never ends must not keep the process for ever.
      setTimeout(() => process.exit(1), withinMs).unref()
      const service = await starting.catch(() => null)
      if (service === null) return
      try {
        await service.stop()
        process.exit(0)
      } catch (error) {
        printFailure(error)
        process.exit(1)
      }
    })
  }
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
