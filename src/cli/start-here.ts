import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Config } from '../config/settings.ts'
import { consoleToLog } from '../lib/console-to-log.ts'
import type { Log } from '../lib/log.ts'
import { holdYoungHeap } from '../lib/os/hold-young-heap.ts'
import type { Running, startService } from '../main.ts'
import { startDatabaseServer } from '../platform/db/database-server.ts'

/** Loads the log, which takes as long as starting PostgreSQL; the two run concurrently. */
export async function loadLog({ logLevel, processes }: Pick<Config, 'logLevel' | 'processes'>): Promise<Log> {
  await nextTurn()
  const { createLog } = await import('../lib/log.ts')
  return createLog(logLevel, processes > 1 ? { pid: process.pid } : null)
}

/**
 * Starts the service in this process. PostgreSQL is started first, since loading the program then blocks the event
 * loop.
 */
export async function startHere(
  config: Config,
  loadingLog: Promise<Log>,
  figuresOf?: Parameters<typeof startService>[3],
): Promise<Running> {
  const server = startDatabaseServer(config, (line) => void loadingLog.then((log) => log.info(line)))
  const starting = loadingLog.then(async (log) => {
    consoleToLog(log)
    const { startService } = await import('../main.ts')
    holdYoungHeap()
    return startService(config, server, log, figuresOf)
  })
  // A database that fails to start is reported at once.
  const [running] = await Promise.all([starting, server])
  return running
}
