import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { AppError } from '../errors.ts'

/**
 * Creates a folder with mode 0700 for a user (null: the user of this process).
 * @throws AppError unavailable if a folder of somebody else is there
 */
export function makePrivateFolder(folder: string, user: { uid: number; gid: number } | null): void {
  const uid = user?.uid ?? process.geteuid?.() ?? 0
  try {
    mkdirSync(folder, { mode: 0o700 })
    if (user) chownSync(folder, user.uid, user.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const stats = lstatSync(folder)
    // Another process may have created the folder and not yet changed its owner.
    if (user && stats.uid === 0 && stats.isDirectory()) chownSync(folder, user.uid, user.gid)
    else if (!stats.isDirectory() || stats.uid !== uid || (stats.mode & 0o077) !== 0) {
      throw new AppError(
        'unavailable',
        `${folder} must be a folder with mode 0700 of the user with the id ${uid}. Remove it.`,
      )
    }
  }
}
