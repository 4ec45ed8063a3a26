import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { AppError } from '../errors.ts'

/** The user that the server's processes run as; null means the user of this process. */
export type ServerUser = { name: string; uid: number; gid: number } | null

/**
 * Picks the user of the server, since PostgreSQL refuses to run as root. As root that is, in this order, the owner of
 * an existing data folder, `postgres` or `nobody`; it must exist in /etc/passwd, because initdb looks up its own user
 * there.
 */
export function serverUser(existingData: string | null): ServerUser {
  if (process.geteuid?.() !== 0) return null
  const known = passwdEntries()
  const owner = existingData === null ? 0 : statSync(existingData).uid
  const user =
    (owner !== 0 && known.find((entry) => entry.uid === owner)) ||
    known.find((entry) => entry.name === 'postgres') ||
    known.find((entry) => entry.name === 'nobody')
  if (user) return user
  throw new AppError(
    'unavailable',
    'PostgreSQL does not run as root, and /etc/passwd has neither a user "postgres" nor "nobody". ' +
      'Add one of them, start Laurel as an ordinary user, or set DATABASE_URL.',
  )
}

function passwdEntries(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map((fields) => ({ name: fields[0]!, uid: Number(fields[2]), gid: Number(fields[3]) }))
    .filter((entry) => entry.uid > 0)
}

/**
 * Returns the first folder on the way to `path`, or `path` itself, that is closed to `user`; null if the whole way is
 * open. `bits` are the permissions needed on the last part (4 read, 1 execute or enter). Only mode bits count, because
 * the server runs without supplementary groups.
 */
export function closedFolder(path: string, user: ServerUser, bits: number): string | null {
  if (user === null) return null
  const real = realpathSync(path)
  if (!permits(statSync(real), user, bits)) return real
  for (let folder = dirname(real); ; folder = dirname(folder)) {
    if (!permits(statSync(folder), user, 1)) return folder
    if (folder === dirname(folder)) return null
  }
}

/** Whether a file's mode gives `user` all of `bits` (4 read, 1 execute or enter). */
function permits(stats: Stats, user: { uid: number; gid: number }, bits: number): boolean {
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0
  return ((stats.mode >> shift) & bits) === bits
}
