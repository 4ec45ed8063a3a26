import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, chmodSync, chownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AppError } from '../errors.ts'
import { serverEnvironment } from './server-settings.ts'
import type { ServerUser } from './server-user.ts'

/**
 * Copies a stopped cluster into a folder that belongs to `user` alone. PostgreSQL gives both the same system
 * identifier, so the copy also gets one of its own, in the setting `laurel.place`.
 * @throws AppError unavailable if copying fails
 */
export async function copyCluster(from: string, folder: string, user: ServerUser): Promise<void> {
  // A child process copies, so that this one loads its code instead of waiting for a thousand files.
  await promisify(execFile)('cp', ['-R', `${from}/.`, folder], { env: serverEnvironment }).catch((error: Error) => {
    throw new AppError('unavailable', `PostgreSQL's database could not be created: ${error.message}`)
  })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, entry.isDirectory() ? 0o700 : 0o600)
    if (user) chownSync(path, user.uid, user.gid)
  }
  chmodSync(folder, 0o700)
  appendFileSync(join(folder, 'postgresql.conf'), `laurel.place = '${randomUUID()}'\n`)
}
