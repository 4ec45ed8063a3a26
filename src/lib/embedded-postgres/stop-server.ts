import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../errors.ts'
import { isProcessAlive } from '../os/process-identity.ts'
import type { LaunchedServer } from './launch-server.ts'
import { isServerOf, readPidFile } from './running-server.ts'
import { serverLogPath } from './server-log.ts'
import type { ServerPlace } from './server-place.ts'

const MAX_STOP_MS = 30_000

/**
 * Performs PostgreSQL's fast shutdown: ends sessions and writes everything, so that the next start has nothing to
 * recover.
 */
export async function stopServer(place: ServerPlace, server: LaunchedServer): Promise<void> {
  if (isGone(place, server)) return
  process.kill(server.file.pid, 'SIGINT')
  const giveUpAt = Date.now() + MAX_STOP_MS
  while (!isGone(place, server)) {
    if (Date.now() > giveUpAt) {
      throw new AppError(
        'unavailable',
        `PostgreSQL (process ${server.file.pid}) did not stop within ${MAX_STOP_MS / 1000} s. ` +
          `See its log: ${serverLogPath(place)}`,
      )
    }
    await sleep(5)
  }
}

/** Whether this particular server has ended. */
export function isGone(place: ServerPlace, server: LaunchedServer): boolean {
  if (server.child) return server.child.exitCode !== null || server.child.signalCode !== null
  const file = readPidFile(place.cluster)
  const { pid, startedAt } = server.file
  if (file?.pid === pid && file.startedAt === startedAt) return !isProcessAlive(pid)
  // The server removes its file a moment before it ends.
  return !isServerOf(place.cluster, pid)
}
