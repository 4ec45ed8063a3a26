import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, chmodSync, chownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AppError } from '../errors.ts'
import { serverEnvironment } from './server-settings.ts'
import type { ServerUser } from './server-user.ts'

/**
 * Copies a cluster that does not run into a folder, for `user` alone. PostgreSQL gives both the same identifier, so the
 * copy gets one beside it, as the setting `laurel.place`. @throws AppError unavailable, when that cannot be done
 */
export async function copyCluster(from: string, folder: string, user: ServerUser): Promise<void> {
  // By a process of its own: the program loads meanwhile, and answers nothing that a thousand files would wait for.
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
