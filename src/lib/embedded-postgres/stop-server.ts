import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../errors.ts'
import { isProcessAlive } from '../os/process-identity.ts'
import type { LaunchedServer } from './launch-server.ts'
import { isServerOf, readPidFile } from './running-server.ts'
import { serverLogPath } from './server-log.ts'
import type { ServerPlace } from './server-place.ts'

const MAX_STOP_MS = 30_000

/** PostgreSQL's fast shutdown: sessions are ended, everything is written, and the next start has nothing to recover. */
export async function stopServer(place: ServerPlace, server: LaunchedServer): Promise<void> {
  if (isGone(place, server)) return
  process.kill(server.file.pid, 'SIGINT')
  const giveUpAt = Date.now() + MAX_STOP_MS
  while (!isGone(place, server)) {
    if (Date.now() > giveUpAt) {
      throw new AppError(
        'unavailable',
        `PostgreSQL (process ${server.file.pid}) was asked to stop and has not within ${MAX_STOP_MS / 1000} s. ` +
          `Its log is ${serverLogPath(place)}.`,
      )
    }
    await sleep(5)
  }
}

/** Whether this very server has ended. */
export function isGone(place: ServerPlace, server: LaunchedServer): boolean {
  if (server.child) return server.child.exitCode !== null || server.child.signalCode !== null
  const file = readPidFile(place.cluster)
  const { pid, startedAt } = server.file
  if (file?.pid === pid && file.startedAt === startedAt) return !isProcessAlive(pid)
  // It removes its file a moment before it ends.
  return !isServerOf(place.cluster, pid)
}
