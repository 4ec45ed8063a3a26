import cluster from 'node:cluster'
import type { Command } from 'commander'
import { loadConfig } from '../config/config.ts'
import type { Config } from '../config/settings.ts'
import type { Log } from '../lib/log.ts'
import { connectionsOf } from '../platform/db/pool-size.ts'
import { reloadOnHangup } from './reload-on-hangup.ts'
import { loadLog, startHere } from './start-here.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { examples } from './terminal/examples.ts'

/** Adds `laurel start`: runs the service until SIGINT or SIGTERM. */
export function addStartCommand(program: Command): void {
  examples(
    program.command('start'),
    'laurel start',
    'LAUREL_PROCESSES=auto PORT=80 SITE_URL=https://events.example.org laurel start',
  )
    .description('start the service')
    .option('--json', 'print the messages as one line of JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const config = loadConfig()
      if (cluster.isWorker) return (await import('./start-one-of-many.ts')).startOneOfMany(config)
      const log = loadLog(config)
      const started = await (config.processes > 1 ? startMany(config, await log) : startAlone(config, log))
      if (started === null) return
      const { connections, firstKey, setUpLink } = started
      const wanted = connectionsOf(config.processes, { isPooled: config.databaseDirectUrl !== null })
      if (connections < wanted) (await log).warn({ connections }, tooFewConnections(wanted))
      const facts = {
        site: config.siteUrl,
        api: config.baseUrl,
        docs: `${config.siteUrl}/docs`,
        panel: `${config.siteUrl}/admin`,
        role: config.role,
        first_key: firstKey,
        set_up: setUpLink,
      }
      process.stdout.write(json ? `${JSON.stringify(facts)}\n` : greeting(facts, config.processes))
    })
}

async function startMany(config: Config, log: Log) {
  const many = await import('./start-many.ts')
  return many.startMany(config, log)
}

async function startAlone(config: Config, log: Promise<Log>) {
  const starting = startHere(config, log)
  stopOnSignals(config, async () => {
    const service = await starting.catch(() => null)
    if (service === null) return null
    await service.stop()
    return true
  })
  reloadOnHangup(log, async (pair) => (await starting).useTls(pair))
  return starting
}

function tooFewConnections(wanted: number): string {
  return (
    `the database lets in fewer connections than the ${wanted} that this service and commands beside it may need: ` +
    'set max_connections of PostgreSQL higher, or LAUREL_PROCESSES lower'
  )
}

type Facts = Record<'site' | 'api' | 'docs' | 'panel' | 'role', string> & Record<'first_key' | 'set_up', string | null>

function greeting({ site, api, docs, panel, role, first_key, set_up }: Facts, processes: number): string {
  const lines = [
    '',
    `  Laurel is ready (role ${role}${processes > 1 ? `, ${processes} processes` : ''}).`,
    '',
    `  Panel          ${panel}`,
    `  Pages          ${site}/verify`,
    `  API            ${api}`,
    `  API reference  ${docs}`,
  ]
  if (set_up !== null)
    lines.push('', '  Nobody can sign in yet. Finish set-up within a day, here:', '', `    ${set_up}`)
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
