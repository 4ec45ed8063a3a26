import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Config } from '../config/settings.ts'
import { consoleToLog } from '../lib/console-to-log.ts'
import type { Log } from '../lib/log.ts'
import { holdYoungHeap } from '../lib/os/hold-young-heap.ts'
import type { Running, startService } from '../main.ts'
import { startDatabaseServer } from '../platform/db/database-server.ts'

type FiguresOf = Parameters<typeof startService>[3]

/** Loads the log, which takes as long as starting PostgreSQL; the two run concurrently. */
export async function loadLog(config: Pick<Config, 'logLevel' | 'processes' | 'telemetry'>): Promise<Log> {
  const { logLevel, processes, telemetry } = config
  await nextTurn()
  const { createLog } = await import('../lib/log.ts')
  return createLog(logLevel, processes > 1 ? { pid: process.pid } : null, telemetry?.traces)
}

/**
 * Starts the service in this process. PostgreSQL is started first, since loading the program then blocks the event
 * loop.
 */
export async function startHere(config: Config, loadingLog: Promise<Log>, figuresOf?: FiguresOf): Promise<Running> {
  const server = startDatabaseServer(config, (line) => void loadingLog.then((log) => log.info(line)))
  const startTraced = async (figuresOf?: FiguresOf) => {
    const { startService } = await import('../main.ts')
    holdYoungHeap()
    return startService(config, server, await loadingLog, figuresOf)
  }
  const starting = loadingLog.then(async (log) => {
    consoleToLog(log)
    if (config.telemetry === null) return startTraced(figuresOf)
    const { startTelemetry } = await import('./start-telemetry.ts')
    return startTelemetry(config.telemetry, log, figuresOf, startTraced)
  })
  // A database that fails to start is reported at once.
  const [running] = await Promise.all([starting, server])
  return running
}
