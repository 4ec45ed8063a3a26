import { createHash } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closedFolder, type ServerUser, serverUser } from './server-user.ts'

/** Where root keeps what the server's user could not reach below the configured folder. */
const reachableHome = '/var/lib/laurel'
/** Left in the configured folder when the data had to go elsewhere: it holds the address of the folder. */
const pointerName = 'moved-to'
/** PostgreSQL's data are bound to its major version, so the folder's name says it. */
const clusterName = '18'
/** A socket's address has 108 bytes on Linux and 104 on macOS, one of them the closing zero. */
const longestSocketPath = process.platform === 'linux' ? 107 : 103

/** `folder` holds everything; `cluster` is PostgreSQL's own data folder in it. */
export type ServerPlace = { folder: string; cluster: string; socketFolder: string; user: ServerUser }

/**
 * Decides where the data live. That is `dataDir`, unless the process is root and a folder on the way is closed to the
 * user that the server must run as: then a folder below /var/lib/laurel, and a file `moved-to` in `dataDir` says which.
 */
export function serverPlace(dataDir: string, log: (line: string) => void): ServerPlace {
  const asRoot = process.geteuid?.() === 0
  mkdirSync(dataDir, { recursive: true, mode: asRoot ? 0o755 : 0o700 })
  const wanted = realpathSync(dataDir)
  const pointer = join(wanted, pointerName)
  let folder = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : wanted
  const cluster = join(folder, clusterName)
  const user = serverUser(existsSync(cluster) ? cluster : null)
  const closed = existsSync(folder) ? closedFolder(folder, user) : null
  if (closed !== null && user !== null) {
    if (existsSync(cluster)) {
      throw new Error(`The database in ${cluster} cannot be opened: the user ${user.name} may not enter ${closed}.`)
    }
    folder = join(reachableHome, createHash('sha256').update(wanted).digest('hex').slice(0, 16))
    writeFileSync(pointer, `${folder}\n`)
  }
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (folder !== wanted) {
    log(`The database is kept in ${folder}, because its user ${user?.name} may not enter ${closed ?? wanted}.`)
  }
  if (existsSync(cluster)) giveAway(cluster, user)
  return { folder, cluster: join(folder, clusterName), socketFolder: socketFolder(folder, user), user }
}

/** Data that root copied back from somewhere belong to root; the server insists on owning them. */
function giveAway(folder: string, user: ServerUser): void {
  if (user === null || lstatSync(folder).uid === user.uid) return
  chownSync(folder, user.uid, user.gid)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!lstatSync(join(folder, name)).isSymbolicLink()) chownSync(join(folder, name), user.uid, user.gid)
  }
}

/** A folder that only the server's user (and root) may enter: whoever reaches the socket is let in as superuser. */
function socketFolder(folder: string, user: ServerUser): string {
  const beside = join(folder, 'socket')
  const short = join(tmpdir(), `laurel-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  const chosen = fits(beside) ? beside : fits(short) ? short : short.replace(tmpdir(), '/tmp')
  makePrivateFolder(chosen, user)
  return chosen
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= longestSocketPath
}

/** Makes a 0700 folder for the server's user, and refuses one that somebody else has put there. */
export function makePrivateFolder(folder: string, user: ServerUser): void {
  const uid = user?.uid ?? process.geteuid?.() ?? 0
  try {
    mkdirSync(folder, { mode: 0o700 })
    if (user) chownSync(folder, user.uid, user.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const stats = lstatSync(folder)
    // Another process may be between making the folder and giving it away.
    if (user && stats.uid === 0 && stats.isDirectory()) chownSync(folder, user.uid, user.gid)
    else if (!stats.isDirectory() || stats.uid !== uid || (stats.mode & 0o077) !== 0) {
      throw new Error(`${folder} must be a folder with mode 0700 of the user with the id ${uid}. Remove it.`)
    }
  }
}
