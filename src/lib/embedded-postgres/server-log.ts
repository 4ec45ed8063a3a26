import { copyFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerPlace } from './server-place.ts'

const largestLog = 4 * 1024 * 1024

export function serverLogPath(place: ServerPlace): string {
  return join(place.folder, 'postgres.log')
}

/** Returns the size of the server's log in bytes; 0 if it does not exist. */
export function serverLogSize(place: ServerPlace): number {
  return statSync(serverLogPath(place), { throwIfNoEntry: false })?.size ?? 0
}

/**
 * Limits the server's log: past 4 MiB it is copied to `postgres.log.1` and emptied. It is emptied in place, because the
 * server keeps it open for appending.
 */
export function boundServerLog(place: ServerPlace): void {
  const path = serverLogPath(place)
  if (serverLogSize(place) <= largestLog) return
  copyFileSync(path, `${path}.1`)
  truncateSync(path)
}
