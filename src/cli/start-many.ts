import cluster from 'node:cluster'
import type { Config } from '../config/settings.ts'
import type { Log } from '../lib/log.ts'
import type { Ready } from '../lib/processes/from-process.ts'
import { runProcesses } from '../lib/processes/run-processes.ts'
import { startDatabaseServer } from '../platform/db/database-server.ts'
import { reloadOnHangup } from './reload-on-hangup.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/**
 * Starts the service in several processes. This process runs the embedded database, starts the others and hands them
 * connections; it does not load the program.
 * @returns null if the first of them did not start, after logging why
 */
export async function startMany(
  config: Config,
  log: Log,
): Promise<Pick<Ready, 'firstKey' | 'setUpLink' | 'connections'> | null> {
  const stopping = new AbortController()
  const starting = start(config, log, stopping.signal)
  const stop = async () => {
    stopping.abort()
    const running = await starting.catch(() => null)
    return running ? running.ended : null
  }
  stopOnSignals(config, stop, () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL')
  })
  reloadOnHangup(Promise.resolve(log), async ({ cert, key }) =>
    (await starting).tellAll({ type: 'use-tls', cert: String(cert), key: String(key) }),
  )
  const { first, ended } = await starting
  if (first === null && !(await ended)) process.exitCode = 1
  if (first !== null) for (const notice of config.notices) log.warn(notice)
  return first
}

async function start(config: Config, log: Log, stopping: AbortSignal) {
  const server = await startDatabaseServer(config, (line) => log.info(line))
  // Each process treats the database as an external one, which would change the default of DRAIN_SECONDS.
  const env = {
    DATABASE_URL: server.pooledUrl ?? server.url,
    DATABASE_URL_FILE: '',
    DRAIN_SECONDS: String(config.drainSeconds),
  }
  const { first, ended, tellAll } = await runProcesses({
    count: config.processes,
    env,
    warn: log.warn.bind(log),
    stopping,
  })
  const stopped = ended.then(async (inOrder) => {
    await server.stop()
    return inOrder
  })
  return { first, ended: stopped, tellAll }
}
