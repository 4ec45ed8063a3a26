import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Config } from '../config/settings.ts'
import type { Running, startService } from '../main.ts'
import { consoleToLog } from '../platform/console-to-log.ts'
import { startDatabaseServer } from '../platform/db/database-server.ts'
import type { createLog } from '../platform/log.ts'
import { holdYoungHeap } from '../platform/os/hold-young-heap.ts'

/**
 * Starts the service in this process. PostgreSQL starts while the program loads, which holds the event loop: so its
 * process is there before.
 */
export async function startHere(
  config: Config,
  log: ReturnType<typeof createLog>,
  figuresOf?: Parameters<typeof startService>[3],
): Promise<Running> {
  consoleToLog(log)
  const [server, { startService }] = await Promise.all([
    startDatabaseServer(config, (line) => log.info(line)),
    nextTurn().then(() => import('../main.ts')),
  ])
  holdYoungHeap()
  return startService(config, server, log, figuresOf)
}
