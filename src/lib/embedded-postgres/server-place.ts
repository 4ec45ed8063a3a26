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

/** A file in the configured folder that names the actual data folder, if the data had to go elsewhere. */
const pointerName = 'moved-to'
/** PostgreSQL's data belongs to a major version, so the folder is named after it. */
const clusterName = '18'
/** A socket path holds 108 bytes on Linux and 104 on macOS, including the terminating zero. */
const MAX_SOCKET_PATH = process.platform === 'linux' ? 107 : 103

/** `folder` holds everything; `cluster` is PostgreSQL's own data folder in it. */
export type ServerPlace = { folder: string; cluster: string; socketFolder: string; user: ServerUser }

/**
 * Decides where the data lives: in `dataDir`, unless the process is root and a parent folder is closed to the user that
 * the server must run as. Then it is a folder below /var/lib/laurel, named by the file `moved-to` in `dataDir`.
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
      `The database in ${data} cannot be opened: the user ${user?.name} cannot enter ${closed}.`,
    )
  }
  const chosen = closed === null ? known : reachableFolder(wanted)
  makeFolder(chosen)
  const folder = realpathSync(chosen)
  if (folder !== wanted) {
    writeFileSync(pointer, `${folder}\n`)
    log(`The database is kept in ${folder}, because the user ${user?.name} cannot reach ${wanted}.`)
  }
  const cluster = join(folder, clusterName)
  if (existsSync(cluster)) giveAway(cluster, user)
  return { folder, cluster, socketFolder: socketFolder(folder, user), user }
}

/**
 * Creates a folder and its parents. As root they get mode 0755 regardless of the umask, since the server does not run
 * as root.
 */
function makeFolder(path: string): void {
  const asRoot = process.geteuid?.() === 0
  const first = makeFolders(path, asRoot ? 0o755 : 0o700)
  if (!asRoot || first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755)
}

/**
 * Returns the first folder that keeps `user` out, or null. `folder` itself is ours, so the user's group gets access to
 * it.
 */
function closedTo(folder: string, user: ServerUser): string | null {
  const closed = closedFolder(folder, user, 1)
  if (closed !== folder || user === null) return closed
  chownSync(folder, statSync(folder).uid, user.gid)
  chmodSync(folder, statSync(folder).mode | 0o010)
  return closedFolder(folder, user, 1)
}

/** Returns a folder for data that the server's user could not reach; temporary data stays in the temporary folder. */
function reachableFolder(wanted: string): string {
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16)
  const temporary = wanted.startsWith(join(realpathSync(tmpdir()), '/'))
  const folder = temporary ? join(tmpdir(), `laurel-data-${name}`) : join('/var/lib/laurel', name)
  if (existsSync(folder) && lstatSync(folder).uid !== 0)
    throw new AppError('unavailable', `${folder} must belong to root. Remove it.`)
  return folder
}

/** Data that root restored belongs to root; the server insists on owning it. */
function giveAway(folder: string, user: ServerUser): void {
  if (user === null || lstatSync(folder).uid === user.uid) return
  chownSync(folder, user.uid, user.gid)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!lstatSync(join(folder, name)).isSymbolicLink()) chownSync(join(folder, name), user.uid, user.gid)
  }
}

/**
 * Returns a folder that only the server's user (and root) may enter: every process that reaches the socket is
 * superuser.
 */
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
