import { setTimeout as sleep } from 'node:timers/promises'
import type { LaunchedServer } from './launch-server.ts'
import { isIdentityAlive, isProcessAlive } from './process-identity.ts'
import { readPidFile, startedBy } from './running-server.ts'
import { serverLogPath } from './server-log.ts'
import type { ServerPlace } from './server-place.ts'

const longestStopMs = 30_000

/** Whether it is for this process to stop the server: it started it, or whoever did is dead. */
export function mayStop(place: ServerPlace, server: LaunchedServer): boolean {
  return server.child !== null || !isIdentityAlive(startedBy(place.cluster))
}

/** PostgreSQL's fast shutdown: sessions are ended, everything is written, and the next start has nothing to recover. */
export async function stopServer(place: ServerPlace, server: LaunchedServer): Promise<void> {
  const { pid, startedAt } = server.file
  const gone = () => {
    if (server.child) return server.child.exitCode !== null || server.child.signalCode !== null
    const file = readPidFile(place.cluster)
    return file?.pid !== pid || file.startedAt !== startedAt || !isProcessAlive(pid)
  }
  if (gone()) return
  process.kill(pid, 'SIGINT')
  const giveUpAt = Date.now() + longestStopMs
  while (!gone()) {
    if (Date.now() > giveUpAt) {
      throw new Error(
        `PostgreSQL (process ${pid}) was asked to stop and has not within ${longestStopMs / 1000} s. ` +
          `Its log is ${serverLogPath(place)}.`,
      )
    }
    await sleep(5)
  }
}
