import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { AppError } from '../errors.ts'
import { makeFolders } from '../os/make-folders.ts'
import { makePrivateFolder } from '../os/private-folder.ts'
import { closedFolder, type ServerUser, serverUser } from './server-user.ts'

/** Left in the configured folder when the data had to go elsewhere: it holds the address of the folder. */
const pointerName = 'moved-to'
/** PostgreSQL's data are bound to its major version, so the folder's name says it. */
const clusterName = '18'
/** A socket's address has 108 bytes on Linux and 104 on macOS, one of them the closing zero. */
const MAX_SOCKET_PATH = process.platform === 'linux' ? 107 : 103

/** `folder` holds everything; `cluster` is PostgreSQL's own data folder in it. */
export type ServerPlace = { folder: string; cluster: string; socketFolder: string; user: ServerUser }

/**
 * Decides where the data live. That is `dataDir`, unless the process is root and a folder on the way is closed to the
 * user that the server must run as: then a folder below /var/lib/laurel, and a file `moved-to` in `dataDir` says which.
 */
export function serverPlace(dataDir: string, log: (line: string) => void): ServerPlace {
  makeFolder(dataDir)
  const wanted = realpathSync(dataDir)
  const pointer = join(wanted, pointerName)
  const known = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : wanted
  const data = join(known, clusterName)
  const user = serverUser(existsSync(data) ? data : null)
  const closed = existsSync(known) ? closedTo(known, user) : null
  if (closed !== null && existsSync(data)) {
    throw new AppError(
      'unavailable',
      `The database in ${data} cannot be opened: the user ${user?.name} may not enter ${closed}.`,
    )
  }
  const chosen = closed === null ? known : reachableFolder(wanted)
  makeFolder(chosen)
  const folder = realpathSync(chosen)
  if (folder !== wanted) {
    writeFileSync(pointer, `${folder}\n`)
    log(`The database is kept in ${folder}, because the user ${user?.name} cannot get to ${wanted}.`)
  }
  const cluster = join(folder, clusterName)
  if (existsSync(cluster)) giveAway(cluster, user)
  return { folder, cluster, socketFolder: socketFolder(folder, user), user }
}

/** Makes a folder and those above it. As root they are open to enter whatever the umask, since the server is not root. */
function makeFolder(path: string): void {
  const asRoot = process.geteuid?.() === 0
  const first = makeFolders(path, asRoot ? 0o755 : 0o700)
  if (!asRoot || first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755)
}

/** The folder that keeps `user` away. `folder` itself is ours, so its user's group is simply let in. */
function closedTo(folder: string, user: ServerUser): string | null {
  const closed = closedFolder(folder, user, 1)
  if (closed !== folder || user === null) return closed
  chownSync(folder, statSync(folder).uid, user.gid)
  chmodSync(folder, statSync(folder).mode | 0o010)
  return closedFolder(folder, user, 1)
}

/** Where root keeps data that the server's user could not get to; what was temporary stays temporary. */
function reachableFolder(wanted: string): string {
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16)
  const temporary = wanted.startsWith(join(realpathSync(tmpdir()), '/'))
  const folder = temporary ? join(tmpdir(), `laurel-data-${name}`) : join('/var/lib/laurel', name)
  if (existsSync(folder) && lstatSync(folder).uid !== 0)
    throw new AppError('unavailable', `${folder} must belong to root. Remove it.`)
  return folder
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
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= MAX_SOCKET_PATH
}
