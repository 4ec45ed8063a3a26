import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isIdentityAlive, processIdentity } from '../os/process-identity.ts'
import { type PidFile, startedBy } from './running-server.ts'
import type { ServerPlace } from './server-place.ts'

/**
 * The identity of the process that will stop the running server: the one that started it, or the one that took over
 * after that one died.
 */
function ownerOf(place: ServerPlace, server: PidFile): string {
  try {
    const [identity, ofServer] = readFileSync(takenPath(place), 'utf8').split('\n')
    if (identity && ofServer === serverName(server)) return identity
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return startedBy(place.cluster)
}

/** Makes this process the owner of a server whose owner is dead. @returns whether this process is the owner */
export function takeCharge(place: ServerPlace, server: PidFile): boolean {
  const me = processIdentity(process.pid)
  const owner = ownerOf(place, server)
  if (owner !== me && !isIdentityAlive(owner)) {
    writeFileSync(takenPath(place), `${me}\n${serverName(server)}\n`)
    return true
  }
  return owner === me
}

function takenPath(place: ServerPlace): string {
  return join(place.folder, 'server-owner')
}

function serverName(server: PidFile): string {
  return `${server.pid} ${server.startedAt}`
}
